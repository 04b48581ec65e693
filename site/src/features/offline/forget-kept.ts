import { KEPT } from '@throughline/offline/names'

/** Takes away what the worker kept of persons, also where it is not at work. */
export async function forgetKept(): Promise<void> {
  // Over plain http there are no caches.
  const caches = globalThis.caches as CacheStorage | undefined
  for (const name of (await caches?.keys()) ?? []) if (name.startsWith(KEPT)) await caches?.delete(name)
}
