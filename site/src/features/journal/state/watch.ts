type Listener = (ids: readonly string[]) => void

const listeners = new Set<Listener>()

/** Calls back whenever entries may show differently. Answers how to end that. */
export function watchEntries(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function entriesChanged(ids: readonly string[]): void {
  for (const listener of listeners) listener(ids)
}
