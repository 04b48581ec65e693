import { bodyOf } from './entry-text.ts'
import type { EntryPiece } from './planned-entry.ts'

interface Room {
  /** UTF-16 units of a body. */
  length: number
  /** Different files that one entry has. */
  files: number
}

type Line = readonly EntryPiece[]

/** Cuts a text into as many parts as it needs, between its lines; of a line that is too long by itself within it. */
export function splitText(text: readonly EntryPiece[], room: Room): EntryPiece[][] {
  const parts: EntryPiece[][] = []
  let part: EntryPiece[] = []
  let length = 0
  let files = new Set<number>()
  for (const line of linesOf(text).flatMap((line) => fitting(line, room.length))) {
    const long = bodyOf(line).length
    const more = new Set([...files, ...line.flatMap(filesIn)])
    if (part.length > 0 && (length + long > room.length || more.size > room.files)) {
      parts.push(part)
      part = []
      length = 0
      files = new Set(line.flatMap(filesIn))
    } else files = more
    part.push(...line)
    length += long
  }
  return part.length > 0 ? [...parts, part] : parts
}

const filesIn = (piece: EntryPiece): number[] => (typeof piece !== 'string' && 'file' in piece ? [piece.file] : [])

/** Each with the line break it ends with. */
function linesOf(text: readonly EntryPiece[]): Line[] {
  const lines: EntryPiece[][] = [[]]
  for (const piece of text) {
    const [first, ...more] = typeof piece === 'string' ? piece.split(/(?<=\n)/) : [piece]
    if (first !== undefined) lines.at(-1)?.push(first)
    for (const next of more) lines.push([next])
    if (typeof piece === 'string' && piece.endsWith('\n')) lines.push([])
  }
  return lines.filter((line) => line.length > 0)
}

/** A line as it is, or where it is too long its pieces, cut at last between any two letters. */
function fitting(line: Line, length: number): Line[] {
  if (bodyOf(line).length <= length) return [line]
  return line.flatMap((piece): Line[] => (typeof piece === 'string' ? cutEvery(piece, length).map((part) => [part]) : [[piece]]))
}

function cutEvery(text: string, length: number): string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length; ) {
    const splitsPair = /[\ud800-\udbff]/.test(text.charAt(from + length - 1)) && from + length < text.length
    const to = from + length - (splitsPair ? 1 : 0)
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}
