/** A browser's storage as tests look into it; its keys are its own. */
export const sampleStorage = (texts: Map<string, string>): Storage =>
  new Proxy(
    {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    } as Storage,
    {
      ownKeys: () => [...texts.keys()],
      getOwnPropertyDescriptor: (_, key) => ({ value: texts.get(String(key)), writable: true, enumerable: true, configurable: true }),
    },
  )
