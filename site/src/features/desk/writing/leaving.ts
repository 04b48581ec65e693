const savers = new Set<() => void>()

/**
 * Called as the page goes, before the changes that are not sent are kept for the next page: a listener of its own would come
 * after that. Answers how to stop.
 */
export function beforeLeaving(save: () => void): () => void {
  savers.add(save)
  return () => void savers.delete(save)
}

/** Saves what is being written. */
export function saveAll(): void {
  for (const save of savers) save()
}
