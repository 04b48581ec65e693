/** The beginning of a text, of at most so many UTF-16 units, that ends in no half of a letter. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** A line of at most so many UTF-16 units, cut behind a word where one ends late enough, with a sign that says so. */
export function shortenedTo(text: string, most: number): string {
  if (text.length <= most) return text
  const room = beginningOf(text, most - 1)
  const end = room.lastIndexOf(' ')
  return `${room.slice(0, end > most / 2 ? end : room.length).trimEnd()}…`
}
