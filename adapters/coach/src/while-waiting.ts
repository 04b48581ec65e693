import { CoachError } from '@throughline/core/discussion'

/** How long an endpoint is waited for. */
export interface Patience {
  /** Between two empty pieces while nothing comes. */
  tickMs: number
  /** For the beginning of an answer, between two parts of it, and for all of it. */
  firstMs: number
  idleMs: number
  wholeMs: number
}

export const patience: Patience = { tickMs: 1_000, firstMs: 60_000, idleMs: 30_000, wholeMs: 300_000 }

/** What comes of some work, with an empty piece now and then until it does. @throws CoachError `slow` after `limitMs` */
export async function* whileWaiting<T>(work: Promise<T>, { tickMs }: Patience, limitMs: number): AsyncGenerator<string, T> {
  // Whoever stops reading in between waits for it no more.
  work.catch(() => {})
  const until = performance.now() + limitMs
  for (;;) {
    const came = await Promise.race([work.then((value) => ({ value })), tick(Math.min(tickMs, limitMs))])
    if (came) return came.value
    if (performance.now() >= until) throw new CoachError('slow')
    yield ''
  }
}

const tick = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null).unref())
