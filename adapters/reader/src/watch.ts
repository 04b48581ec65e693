import { Worker } from 'node:worker_threads'

export interface Watched {
  /** Of processor time. */
  seconds: number
  /** The id of the process that started this one. */
  parent: number
}

/** What a process that reads is started with. */
export const startedWith = ({ seconds, parent }: Watched): string[] => [String(seconds), String(parent)]

/** Has this process end by itself once it has taken its processor time, or whoever started it is gone. */
export function watch(): Worker {
  const [, , seconds, parent] = process.argv
  const watchdog = new Worker(new URL('./watchdog.ts', import.meta.url), {
    workerData: { seconds: Number(seconds), parent: Number(parent) } satisfies Watched,
  })
  watchdog.unref()
  return watchdog
}
