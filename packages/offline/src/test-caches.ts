/** Caches in memory, as far as the keep uses them: a name, addresses, answers. */
export function createCaches() {
  const all = new Map<string, Map<string, Response>>()
  const cacheOf = (held: Map<string, Response>) => ({
    match: async (url: string) => held.get(absolute(url))?.clone(),
    put: async (url: string, answer: Response) => void held.set(absolute(url), answer),
    delete: async (url: string) => held.delete(absolute(url)),
    keys: async () => [...held.keys()].map((url) => ({ url })),
  })
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async open(name: string) {
      const held = all.get(name) ?? new Map<string, Response>()
      all.set(name, held)
      return cacheOf(held)
    },
  } as unknown as CacheStorage
}

const absolute = (url: string) => new URL(url, 'https://app.example').href
