const watchers = new Set<(ids: readonly string[]) => void>()

/** Tells of wins that show differently, or whose changes have ended. Answers how to stop. */
export function watchWins(onChange: (ids: readonly string[]) => void): () => void {
  watchers.add(onChange)
  return () => void watchers.delete(onChange)
}

export const winsChanged = (ids: readonly string[]): void => {
  for (const watcher of watchers) watcher(ids)
}
