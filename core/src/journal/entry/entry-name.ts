import type { JournalEntry } from '../schema.ts'

/** UTF-16 units of how a text begins, where that stands for a title. */
const MAX_NAME = 80

/** What an entry is called where one line names it: its title, else how it begins, else its day. */
export function entryName({ title, excerpt, entryDate }: Pick<JournalEntry, 'title' | 'excerpt' | 'entryDate'>): string {
  if (title) return title
  if (excerpt.length <= MAX_NAME) return excerpt || entryDate
  const room = excerpt.slice(0, MAX_NAME - 1).replace(/[\ud800-\udbff]$/, '')
  const end = room.lastIndexOf(' ')
  return `${room.slice(0, end > MAX_NAME / 2 ? end : room.length).trimEnd()}…`
}
