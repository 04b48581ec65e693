import type { Page } from '@playwright/test'

/** Milliseconds in which what an interaction leads to has been painted. */
const AFTERMATH_MS = 400

/** Begins to note, on every page opened from now on, how long each event took to its next paint (in steps of 8 ms). */
export const watchEvents = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })

/** The longest time from an event to the paint after it since this was last asked, in milliseconds. */
export const longestEvent = (page: Page): Promise<number> =>
  page.evaluate(async (aftermath) => {
    await new Promise((resolve) => setTimeout(resolve, aftermath))
    const { durations } = window as unknown as { durations: number[] }
    return Math.max(0, ...durations.splice(0))
  }, AFTERMATH_MS)

export const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
