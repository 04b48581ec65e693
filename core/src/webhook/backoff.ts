import { type ClockDep, derivedId, instantText } from '../kernel/index.ts'

const [MINUTE, HOUR] = [60, 3600]

/** Seconds after each try that failed: ten tries over three days. */
const DELAYS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]

/** What a program may ask us to wait at most. */
const MOST = 24 * HOUR

/** By how much of itself a delay is shorter or longer, so that what failed together does not come back together. */
const JITTER = 0.1

/**
 * When to try again after so many tries; `null` when that is enough.
 * @param retryAfter the header of that name: seconds, or a date
 */
export function nextAttempt(
  { clock }: ClockDep,
  { id, tries, retryAfter }: { id: string; tries: number; retryAfter: string | undefined },
): string | null {
  const delay = DELAYS[tries - 1]
  if (delay === undefined) return null
  const now = clock.now()
  const asked = Math.min(MOST, secondsOf(retryAfter, now.epochMilliseconds))
  const seconds = Math.max(asked, delay * (1 + JITTER * (2 * shareOf(`${id} ${tries}`) - 1)))
  return instantText(now.add({ milliseconds: Math.round(seconds * 1000) }))
}

/** From 0 to 1, and the same for the same text: a clock that stands still tells the same story twice. */
const shareOf = (text: string): number => Number.parseInt(derivedId(text).slice(-4), 16) / 0xffff

function secondsOf(retryAfter: string | undefined, now: number): number {
  if (retryAfter === undefined) return 0
  if (/^\s*\d{1,9}\s*$/.test(retryAfter)) return Number(retryAfter)
  const seconds = (Date.parse(retryAfter) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0
}
