import { partsOfText, type QueryToken } from '../../kernel/search-text.ts'
import { foldedText } from './folded-text.ts'
import type { Marks } from './schema.ts'

/** A place that something looked for was found at, in UTF-16 units. */
export interface Place {
  from: number
  to: number
  token: string
}

/** Where a text holds what was looked for, in order: words by their beginnings, ideographs anywhere. */
export function findPlaces(text: string, wanted: readonly QueryToken[]): Place[] {
  const { folded, from, to, isBeginning } = foldedText(text)
  const places: Place[] = []
  const add = (at: number, token: string) => {
    // What begins within a sign, as the 2 of ½, cannot be marked without what stands before it.
    if (isBeginning(at)) places.push({ from: from(at), to: to(at + token.length - 1), token })
  }
  for (const { part, ideographic, index } of partsOfText(folded))
    for (const { token, prefix } of wanted) {
      if (ideographic) for (let at = part.indexOf(token); at >= 0; at = part.indexOf(token, at + 1)) add(index + at, token)
      else if (prefix ? part.startsWith(token) : part === token) add(index, token)
    }
  return places.sort((a, b) => a.from - b.from || b.to - a.to)
}

/** Places as marks, those that meet made one. */
export function marksOf(places: readonly Pick<Place, 'from' | 'to'>[]): Marks {
  const marks: Marks = []
  for (const { from, to } of places) {
    const last = marks.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else marks.push([from, to])
  }
  return marks
}
