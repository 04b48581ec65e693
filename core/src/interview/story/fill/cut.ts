import { shortenedTo } from '../../../kernel/index.ts'

/** Prose of at most so many UTF-16 units: whole paragraphs, whole sentences or, where one has no end, whole words. */
export function cutProse(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most)
  const ends = [room.lastIndexOf('\n\n'), room.search(/[.!?][”“’)]?\s[^.!?]*$/) + 1]
  const end = Math.max(...ends)
  return end > most / 2 ? room.slice(0, end).trimEnd() : shortenedTo(text, most)
}
