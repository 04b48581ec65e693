import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { AppError } from '@throughline/core/kernel'
import type { Answer, Told } from './messages.ts'

/** What one document may take. */
export interface PrintingLimits {
  /** Of one step, however busy the machine is; a step sets some pages. */
  seconds: number
  /** Of JavaScript's heap. */
  mebibytes: number
}

export interface PrintingProcess {
  /** What was written of it. @throws AppError `too-large` when that takes too much. */
  tell(told: Told): Promise<readonly Uint8Array[]>
  /** Resolves once the process is gone. */
  end(): Promise<void>
}

/** It reads the code it runs and its fonts, and nothing else: the data may lie beside it. */
const sandbox = ['core', 'adapters', 'node_modules']
  .map((folder) => `--allow-fs-read=${fileURLToPath(new URL(`../../../${folder}`, import.meta.url))}`)
  .concat('--permission')

/** Starts a process that sets one document and has nothing else of ours: not its environment, not its files, not its network. */
export function startPrinting({ seconds, mebibytes }: PrintingLimits): PrintingProcess {
  const child = fork(new URL('./print-process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${mebibytes}`, ...sandbox],
    env: {},
    // Bytes cross over as they are, not as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  yieldToOthers(child)
  let waiting: PromiseWithResolvers<readonly Uint8Array[]> | undefined
  let ended: Error | undefined
  const fail = (error: Error) => {
    ended ??= error
    waiting?.reject(ended)
  }
  child.on('message', (answer: Answer) => {
    if ('fault' in answer) fail(new Error(`In the process that prints: ${answer.fault}`))
    else waiting?.resolve(answer.pieces)
  })
  child.on('error', fail)
  child.on('exit', (code, signal) => fail(signal === null && code === 1 ? new Error('The process that prints failed.') : tooMuch()))
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))

  return {
    async tell(told) {
      if (ended) throw ended
      waiting = Promise.withResolvers()
      const timer = setTimeout(() => {
        fail(tooMuch())
        child.kill('SIGKILL')
      }, seconds * 1000)
      child.send(told, (error) => error && fail(error))
      try {
        return await waiting.promise
      } finally {
        clearTimeout(timer)
      }
    },
    async end() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** Where there is but one processor, answering people comes first. */
function yieldToOthers({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
}

const tooMuch = () =>
  new AppError('too-large', 'Printing this takes more time or memory than one document may have. Choose a shorter range.')
