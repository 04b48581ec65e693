/** Words in a row that are looked for, and what is found by them. */
export interface SoughtPhrase {
  words: readonly string[]
  key: string
}

interface Place {
  next: Map<string, Place>
  keys: string[]
}

const place = (): Place => ({ next: new Map(), keys: [] })

/**
 * Finds phrases among the words of a text, all of them in one go: it takes as long as there are words, however many are sought.
 * @returns the keys of those that a text has
 */
export function phraseFinder(sought: readonly SoughtPhrase[]): (words: readonly string[]) => Set<string> {
  const start = place()
  for (const { words, key } of sought) {
    let at = start
    for (const word of words) {
      const next = at.next.get(word) ?? place()
      at.next.set(word, next)
      at = next
    }
    if (at !== start) at.keys.push(key)
  }
  return (words) => {
    const found = new Set<string>()
    for (const from of words.keys()) {
      let at = start.next.get(words[from] ?? '')
      for (let next = from + 1; at; next++) {
        for (const key of at.keys) found.add(key)
        at = at.next.get(words[next] ?? '')
      }
    }
    return found
  }
}
