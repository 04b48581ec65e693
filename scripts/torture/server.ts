import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('./api-process.ts', import.meta.url))

export interface StartOptions {
  env: Readonly<Record<string, string>>
  /** Whom the process runs as, where that is another than this one. */
  uid?: number
  /** How far its clock is ahead, in milliseconds. */
  aheadMs?: number
}

export interface RunningServer {
  url: string
  pid: number
  /** Puts its clock so many milliseconds ahead of the machine's. */
  setAhead(ms: number): void
  /** What it has written so far. */
  said(): string
  /** Ends it at once. */
  kill(): Promise<void>
  /** Ends it as an operator does. */
  stop(): Promise<void>
}

/** A server that did not start, and what it said. */
export class NotStarted extends Error {}

/** Starts a server on a port that is free. @throws NotStarted */
export async function startServer({ env, uid, aheadMs = 0 }: StartOptions): Promise<RunningServer> {
  const child = spawn(process.execPath, [entry, String(aheadMs)], {
    env: { PATH: process.env.PATH, REQUEST_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...(uid !== undefined && { uid, gid: uid }),
  })
  let said = ''
  const url = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        said += `${line}\n`
        const found = /^Listening at (\S+)$/.exec(line)?.[1]
        if (found) url.resolve(found)
      })
  child.once('close', () => url.reject(new NotStarted(said.trim())))
  return {
    url: await url.promise,
    pid: child.pid ?? 0,
    setAhead: (ms) => void child.send(ms),
    said: () => said,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
}
