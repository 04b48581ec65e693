interface WorkingTime {
  /** Microseconds. */
  user: number
  system: number
}

declare const process: { threadCpuUsage(since?: WorkingTime): WorkingTime }
declare const performance: { now(): number }

/** Milliseconds the yardstick takes on the machine that the limits of the tests were set on, with nothing beside it. */
const YARDSTICK_MS = 1.2
/** How long a pace that was measured holds, in milliseconds of the clock. */
const PACE_HOLDS = 250

const measured = { pace: 1, at: Number.NEGATIVE_INFINITY }

function worked(since: WorkingTime): number {
  const { user, system } = process.threadCpuUsage(since)
  return (user + system) / 1000
}

/**
 * What the tests' subjects do as well: words are made, found by an expression, counted in a map and put in order. By the
 * clock, as the processor's time is counted in steps longer than this; who takes the shortest of some was not interrupted.
 */
function yardstick(): number {
  const begun = performance.now()
  const counts = new Map<string, number>()
  for (let place = 0; place < 60; place++) {
    const line = Array.from({ length: 60 }, (_, word) => `word${(word * 31 + place) % 997}`).join(' ')
    for (const [word] of line.matchAll(/[a-z]+[0-9]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  if ([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).length === 0) throw new RangeError('The yardstick counts nothing')
  return performance.now() - begun
}

/** How many times as long as on that machine the same work takes here and now, at least 1. */
function pace(): number {
  if (performance.now() - measured.at < PACE_HOLDS) return measured.pace
  const isFirst = measured.at === Number.NEGATIVE_INFINITY
  for (let round = 0; isFirst && round < 20; round++) yardstick()
  measured.pace = Math.max(1, Math.min(...Array.from({ length: 5 }, yardstick)) / YARDSTICK_MS)
  measured.at = performance.now()
  return measured.pace
}

/**
 * A stopwatch of the milliseconds that the processor works for this thread, whatever else the machine is busy with, as
 * they would be on the machine that the limits of the tests were set on: a slower one, or one whose other core is at work,
 * is held against a yardstick before and after.
 */
export function workingTime(): () => number {
  const before = pace()
  const begun = process.threadCpuUsage()
  return () => {
    const taken = worked(begun)
    return taken / Math.max(before, pace())
  }
}
