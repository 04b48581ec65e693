import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { AppError, type ByteRange, type FileSource } from '@throughline/core/kernel'
import { createCalls } from './calls.ts'
import { startedWith } from './watch.ts'

/** What one file may take. */
export interface ReadingLimits {
  /** Of processor time, besides what unpacking takes: that is by the file's size. */
  seconds: number
  /** Of JavaScript's heap. */
  mebibytes: number
  /** How long somebody waits for it before it gives way to everything else. */
  urgentSeconds: number
}

/** What unpacking takes at most. */
const BYTES_A_SECOND = 10 * 1024 * 1024
/** Of one step, however busy the machine is; reading all records is one. */
const PATIENCE_MS = 10 * 60 * 1000

export interface ReadingProcess {
  /** @throws AppError `too-large` when that takes too much; whatever reading the file throws. */
  ask<T>(name: string, asked?: unknown): Promise<T>
  /** Whether it was given up for what it took. */
  tookTooMuch(): boolean
  /** Ends it at once; whatever is asked of it fails with this. */
  stop(why: Error): void
  /** Resolves once the process is gone. */
  end(): Promise<void>
}

/** Starts a process that reads this file and has nothing else of ours: not its environment, not its files, not its network. */
export function startReading(entry: URL, file: FileSource, { seconds, mebibytes, urgentSeconds }: ReadingLimits): ReadingProcess {
  const watched = { seconds: seconds + Math.ceil(file.size / BYTES_A_SECOND), parent: process.pid }
  const child = fork(entry, startedWith(watched), {
    execArgv: [`--max-old-space-size=${mebibytes}`, ...sandbox],
    env: {},
    // Bytes cross over as they are, not as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const yielding = setTimeout(() => yieldToOthers(child), urgentSeconds * 1_000).unref()
  const channel = {
    send: (message: unknown) => void child.send(message as object, () => {}),
    receive: (take: (message: unknown) => void) => void child.on('message', take),
  }
  let tookTooMuch = false
  let isOver = false
  const calls = createCalls(channel, { bytes: (range: ByteRange) => file.bytes(range) })
  child.on('error', (error) => calls.end(error))
  child.on('exit', (code, signal) => {
    clearTimeout(yielding)
    if (signal === null && code === 1) calls.end(new Error('The process that reads failed.'))
    else giveUp()
  })
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))

  function giveUp(): void {
    tookTooMuch ||= !isOver
    calls.end(tooMuch())
    child.kill('SIGKILL')
  }
  function stop(why: Error): void {
    isOver = true
    calls.end(why)
    child.kill('SIGKILL')
  }

  return {
    tookTooMuch: () => tookTooMuch,
    async ask<T>(name: string, asked?: unknown) {
      const timer = setTimeout(giveUp, PATIENCE_MS)
      try {
        return await calls.ask<T>(name, asked)
      } finally {
        clearTimeout(timer)
      }
    },
    stop,
    async end() {
      stop(new Error('The file is closed.'))
      await gone
    },
  }
}

/** It reads the code it runs, and nothing else: the data may lie beside it. */
const sandbox = ['core', 'adapters', 'packages', 'node_modules']
  .map((folder) => `--allow-fs-read=${fileURLToPath(new URL(`../../../${folder}`, import.meta.url))}`)
  .concat('--permission', '--allow-worker')

/**
 * Where there is but one processor, answering people comes first. Who waits for a short file is one of them: as the last of
 * all, the half second that it takes may become half a minute.
 */
export function yieldToOthers({ pid }: Pick<ChildProcess, 'pid'>): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has just ended, or the system lets nobody change that.
  }
}

const tooMuch = () =>
  new AppError(
    'too-large',
    'Reading this file takes more time or memory than one import may have. Export less at a time, such as one project.',
  )
