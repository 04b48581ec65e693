import { AppError } from '@throughline/core/kernel'
import { translated, unavailable } from './unavailable.ts'

/** The time between opening and closing, in which work may be done. */
export interface Session {
  /**
   * Does the work once the database is prepared.
   * @throws AppError `unavailable` when the database does not answer, or after the end.
   */
  run<T>(work: () => Promise<T>): Promise<T>
  /**
   * Resolves when the database is prepared and answers.
   * @throws AppError `unavailable` otherwise.
   */
  ready(): Promise<void>
  /** Refuses new work and waits for what was begun. */
  end(): Promise<void>
}

/** A preparation that fails is made again at the next call. */
export function createSession(prepare: () => Promise<void>, ping: () => Promise<unknown>): Session {
  const begun = new Set<Promise<unknown>>()
  let preparing: Promise<void> | undefined
  let ended = false

  function prepared() {
    if (ended) return Promise.reject(unavailable())
    preparing ??= prepare().catch((error) => {
      preparing = undefined
      throw error instanceof AppError ? error : unavailable(error)
    })
    return preparing
  }

  async function attempt<T>(work: () => Promise<T>) {
    await prepared()
    try {
      return await work()
    } catch (error) {
      throw translated(error)
    }
  }

  function run<T>(work: () => Promise<T>) {
    const result = attempt(work)
    begun.add(result)
    const settled = () => void begun.delete(result)
    result.then(settled, settled)
    return result
  }

  return {
    run,
    async ready() {
      await run(ping).catch((error) => {
        throw error instanceof AppError ? error : unavailable(error)
      })
    },
    async end() {
      ended = true
      await Promise.allSettled(begun)
      await preparing?.catch(() => {})
    },
  }
}
