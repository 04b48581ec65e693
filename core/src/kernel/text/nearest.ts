/** What is longer was no slip of a finger. */
const LONGEST = 100

/**
 * The names that somebody may have meant who wrote another, the nearest first: those that a few letters tell apart.
 * Where no letter is the same, nothing was meant: “” is not near to “*”.
 * @param most of them
 */
export function nearest(written: string, names: readonly string[], most = 3): string[] {
  if (written === '' || written.length > LONGEST) return []
  const room = Math.max(1, Math.floor(written.length / 3))
  return names
    .map((name) => ({ name, apart: apart(written, name) }))
    .filter(({ name, apart }) => apart <= room && apart < name.length)
    .sort((a, b) => a.apart - b.apart)
    .slice(0, most)
    .map(({ name }) => name)
}

/** How many letters are to be put in, taken out or changed to make one text of the other (Levenshtein). */
export function apart(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = (before[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1)
      row.push(Math.min(changed, (before[j] as number) + 1, (row[j - 1] as number) + 1))
    }
    before = row
  }
  return before[other.length] as number
}
