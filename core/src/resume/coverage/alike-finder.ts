/** How much of a word another has to be, to be a form of it: “operation” and “operations”, not “lager” and “lagerlogistik”. */
const FORM = 0.6

/** Shorter ones begin too much. */
const SHORTEST = 5

/** Whether the beginning of a word that has so many signs is enough of it. */
const isEnough = (short: number, long: number): boolean => short >= SHORTEST && short >= long * FORM

/**
 * Finds words among those of a text, also where one begins with the other, all of them in one go: it takes as long as there
 * are words, however many are sought.
 * @returns those of the words sought that a text tells
 */
export function alikeFinder(sought: readonly string[]): (words: readonly string[]) => Set<string> {
  const whole = new Set(sought)
  const byBeginning = new Map<string, string[]>()
  let longest = 0
  for (const word of whole) {
    longest = Math.max(longest, word.length)
    for (let end = word.length - 1; isEnough(end, word.length); end--) {
      const beginning = word.slice(0, end)
      byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), word])
    }
  }
  return (words) => {
    const found = new Set<string>()
    for (const word of new Set(words)) {
      if (whole.has(word)) found.add(word)
      for (const long of byBeginning.get(word) ?? []) found.add(long)
      for (let end = Math.min(word.length - 1, longest); isEnough(end, word.length); end--) {
        const beginning = word.slice(0, end)
        if (whole.has(beginning)) found.add(beginning)
      }
    }
    return found
  }
}
