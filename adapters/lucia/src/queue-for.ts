import type { AppError } from '@throughline/core/kernel'

interface Room {
  /** Tasks that run at a time. */
  running: number
  /** Others that wait in a line. */
  waiting: number
  /** Told to who would be one more. */
  full(): AppError
}

/** Lets only so many tasks run at a time, whoever they are for; the others wait in their order. */
export function queueFor({ running, waiting, full }: Room) {
  const line: (() => void)[] = []
  let free = running

  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve))
    else throw full()
    try {
      return await task()
    } finally {
      const next = line.shift()
      if (next) next()
      else free++
    }
  }
}
