import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { AppError } from '@throughline/core/kernel'
import type { Answer } from './messages.ts'

/** What one document may take. */
export interface ProcessLimits {
  /** Of one step, however busy the machine is; a step sets some pages. */
  seconds: number
  /** Of JavaScript's heap. */
  mebibytes: number
  /** How long somebody waits for one step before the process gives way to everything else. */
  urgentSeconds?: number
}

export interface SandboxedProcess<Told, Value> {
  /** What it answers. @throws AppError `too-large` when that takes too much. */
  tell(told: Told): Promise<Value>
  /** Resolves once the process is gone. */
  end(): Promise<void>
}

/** It reads the code it runs and its fonts, and nothing else: the data may lie beside it. */
const sandbox = ['core', 'adapters', 'node_modules']
  .map((folder) => `--allow-fs-read=${fileURLToPath(new URL(`../../../${folder}`, import.meta.url))}`)
  .concat('--permission')

/**
 * Starts a process that sets documents and has nothing else of ours: not its environment, not its files, not its network.
 * This one may end before it.
 * @param tooMuch what is said of a document that takes too much
 */
export function startProcess<Told extends object, Value>(
  script: URL,
  { seconds, mebibytes, urgentSeconds = 5 }: ProcessLimits,
  tooMuch: string,
): SandboxedProcess<Told, Value> {
  const child = fork(script, {
    execArgv: [`--max-old-space-size=${mebibytes}`, ...sandbox],
    env: {},
    // Bytes cross over as they are, not as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  const refusal = () => new AppError('too-large', tooMuch)
  let waiting: PromiseWithResolvers<Value> | undefined
  let ended: Error | undefined
  const fail = (error: Error) => {
    ended ??= error
    waiting?.reject(ended)
  }
  child.on('message', (answer: Answer<Value>) => {
    if ('fault' in answer) fail(new Error(`In the process that sets documents: ${answer.fault}`))
    else if ('isTooLarge' in answer) fail(refusal())
    else waiting?.resolve(answer.value)
  })
  child.on('error', fail)
  child.on('exit', (code, signal) => fail(signal === null && code === 1 ? new Error('The process that sets documents failed.') : refusal()))
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return {
    async tell(told) {
      if (ended) throw ended
      waiting = Promise.withResolvers()
      const timer = setTimeout(() => {
        fail(refusal())
        child.kill('SIGKILL')
      }, seconds * 1000)
      const yielding = setTimeout(() => yieldToOthers(child), urgentSeconds * 1000)
      // Where it has just ended, its end says why, which may be known only after this.
      child.send(told, (error) => error && void gone.then(() => fail(error)))
      try {
        return await waiting.promise
      } finally {
        clearTimeout(timer)
        clearTimeout(yielding)
      }
    },
    async end() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

/**
 * Where there is but one processor, answering people comes first. Who waits for a short document is one of them: as the last
 * of all, the second that it takes may become half a minute.
 */
export function yieldToOthers({ pid }: Pick<ChildProcess, 'pid'>): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has just ended, or the system lets nobody change that.
  }
}
