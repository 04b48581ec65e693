import { beginningOf } from '../../../kernel/index.ts'

/** A line of at most so many UTF-16 units, cut behind a word. */
export function cutTitle(text: string, most: number): string {
  if (text.length <= most) return text
  const room = beginningOf(text, most - 1)
  const end = room.lastIndexOf(' ')
  return `${room.slice(0, end > most / 2 ? end : room.length).trimEnd()}…`
}

/** Prose of at most so many UTF-16 units: whole paragraphs, whole sentences or, where one has no end, whole words. */
export function cutProse(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most)
  const ends = [room.lastIndexOf('\n\n'), room.search(/[.!?][”“’)]?\s[^.!?]*$/) + 1]
  const end = Math.max(...ends)
  return end > most / 2 ? room.slice(0, end).trimEnd() : cutTitle(text, most)
}
