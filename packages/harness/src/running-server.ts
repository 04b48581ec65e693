import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export interface ServerOptions {
  /** `mongodb://…`; the server's own SQLite file when absent. */
  databaseUrl?: string
  smtpUrl?: string
  /** What else the operator sets. */
  set?: Readonly<Record<string, string>>
}

/** The real server, as `npm start` runs it, in a process and a data folder of its own. */
export interface RunningServer {
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  /** Milliseconds from starting the process to the first answered request. */
  readonly startedIn: number
  /** Everything the process has printed so far. */
  log(): string
  /** Ends the process at once, as a crash or a power cut would. */
  kill(): Promise<void>
  /** Ends it in good order, as an operator does before an update; what is stored stays. */
  drain(): Promise<void>
  /** Starts again over what is stored, at the same address. */
  start(): Promise<void>
  /** Ends it in good order and removes its data. */
  stop(): Promise<void>
}

const entry = fileURLToPath(new URL('../../server/src/server.js', import.meta.url))
/** For a server that will never answer; how soon it does is measured, not limited here. */
const startLimit = 45_000

export async function startServer({ databaseUrl, smtpUrl, set }: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'throughline-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  // What a test runner says of itself is not for the server: it decides as for anybody.
  const { NODE_ENV: _, ...inherited } = process.env
  const env = {
    ...inherited,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    // Each test is a visitor from an address of its own, so that one test's rate limit is not another's.
    TRUST_PROXY: '1',
    ...set,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(smtpUrl && { SMTP_URL: smtpUrl, MAIL_FROM: 'Throughline <mail@throughline.example>' }),
  }
  let child: ChildProcess
  let printed = ''
  let startedIn = 0

  const running = () => child.exitCode === null && child.signalCode === null

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!running()) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  async function start(): Promise<void> {
    const started = performance.now()
    child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk))
    while (!(await answers(`${url}/readyz`))) {
      if (!running()) throw new Error(`The server ended while starting:\n${printed}`)
      if (performance.now() - started > startLimit) throw new Error(`The server did not answer in ${startLimit / 1000} s:\n${printed}`)
      await wait(10)
    }
    startedIn = performance.now() - started
  }

  await start()
  return {
    url,
    dataDir,
    get pid() {
      return child.pid ?? 0
    },
    get startedIn() {
      return startedIn
    },
    log: () => printed,
    kill: () => end('SIGKILL'),
    drain: () => end('SIGTERM'),
    start,
    stop: async () => {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )
