/** A browser's storage as tests look into it. */
export const sampleStorage = (texts: Map<string, string>) => ({
  getItem: (key: string): string | null => texts.get(key) ?? null,
  setItem: (key: string, text: string): void => void texts.set(key, text),
  removeItem: (key: string): void => void texts.delete(key),
  key: (place: number): string | null => [...texts.keys()][place] ?? null,
  get length(): number {
    return texts.size
  },
})
