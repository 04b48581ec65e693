/** Milliseconds until the first try after one that failed. */
const FIRST_RETRY_MS = 1_000

/**
 * When to try again what had no answer: after a second, and each time after twice as long.
 * @param longest milliseconds that are waited at most
 */
export function createRetry(longest: number) {
  let failures = 0
  return {
    /** It failed once more. Answers how many milliseconds to wait. */
    failed: (): number => Math.min(longest, FIRST_RETRY_MS * 2 ** failures++),
    /** There was an answer: the next failure is a first one. */
    answered(): void {
      failures = 0
    },
    /** Whether the last try failed. */
    isFailing: (): boolean => failures > 0,
  }
}
