/** So many writes at a time share one commit, which is what takes long; a store takes no more into one. */
const BATCH = 200

/**
 * Does something for every item, so many at a time; a batch that fails is finished before its first error is thrown.
 * Of items that come one by one no more are held than one batch.
 */
export async function inBatches<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
  size = BATCH,
): Promise<void> {
  let running: Promise<unknown>[] = []
  const settle = async () => {
    const failed = (await Promise.allSettled(running)).find((result) => result.status === 'rejected')
    running = []
    if (failed) throw failed.reason
  }
  for await (const item of items) {
    running.push(work(item))
    if (running.length === size) await settle()
  }
  await settle()
}
