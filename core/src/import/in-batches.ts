/** So many writes at a time let a store share its commits without piling up. */
const BATCH = 50

/** Does something for every item, a batch at a time; a batch that fails is finished before its first error is thrown. */
export async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += BATCH) {
    const results = await Promise.allSettled(items.slice(from, from + BATCH).map(work))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
}
