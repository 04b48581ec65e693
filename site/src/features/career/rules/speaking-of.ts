/** Shorter ones are in every text, unless they are the first letters of longer ones. */
const FEWEST_SIGNS = 4
/** Words of one name that are looked for by themselves. */
const MOST_WORDS = 3

const isTelling = (word: string) => word.length >= FEWEST_SIGNS || /^[\p{Lu}\p{N}]{2,}$/u.test(word)

/** What is looked for where something may speak of a name: the whole of it, then its longest words, as a text may say it otherwise. */
export function soughtFor(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}+#]+/u).filter(isTelling)
  return [...new Set([name.trim(), ...words.toSorted((a, b) => b.length - a.length).slice(0, MOST_WORDS)])].filter(Boolean)
}

/** What was found, each once: what was found most often first, then as the earlier searches have it. */
export function mostFound<T extends { id: string }>(found: readonly (readonly T[])[]): T[] {
  const times = Map.groupBy(found.flat(), ({ id }) => id)
  return [...times.values()].toSorted((a, b) => b.length - a.length).flatMap(([first]) => first ?? [])
}
