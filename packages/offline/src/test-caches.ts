/** Caches in memory, as far as the worker uses them: a name, addresses, answers. */
export function createCaches() {
  const all = new Map<string, Map<string, Response>>()
  const cacheOf = (held: Map<string, Response>) => ({
    match: async (asked: RequestInfo) => held.get(absolute(asked))?.clone(),
    put: async (asked: RequestInfo, answer: Response) => void held.set(absolute(asked), answer),
    delete: async (asked: RequestInfo) => held.delete(absolute(asked)),
    keys: async () => [...held.keys()].map((url) => ({ url })),
  })
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async match(asked: RequestInfo, { cacheName }: MultiCacheQueryOptions = {}) {
      const found = [...all].find(([name, held]) => (cacheName ?? name) === name && held.has(absolute(asked)))
      return found?.[1].get(absolute(asked))?.clone()
    },
    async open(name: string) {
      const held = all.get(name) ?? new Map<string, Response>()
      all.set(name, held)
      return cacheOf(held)
    },
  } as unknown as CacheStorage
}

const absolute = (asked: RequestInfo) => new URL(typeof asked === 'string' ? asked : asked.url, 'https://app.example').href
