import { foldText, partsOfText, type QueryToken } from '../../kernel/text/search-text.ts'
import { foldedText, stretchesOf } from './folded-text.ts'
import type { Marks } from './schema.ts'

/** A place that something looked for was found at, in UTF-16 units. */
export interface Place {
  from: number
  to: number
  token: string
}

/**
 * Places that are told of one text, and stretches of it that are looked into for them. After these only what was not found
 * before is looked for, in as many more as there are words. More is never shown.
 */
const MOST = { places: 400, stretches: 60 }

/** Where a text holds what was looked for, in order: words by their beginnings, ideographs anywhere. */
export function findPlaces(text: string, wanted: readonly QueryToken[]): Place[] {
  const places: Place[] = []
  let looked = wanted
  let lookedInto = 0
  for (const { stretch, at } of stretchesOf(text)) {
    // Where each sign comes from is told only of what holds something: that takes most of the time.
    if (beginnings(foldText(stretch), looked).length === 0) continue
    for (const { from, to, token } of placesIn(stretch, looked)) places.push({ from: at + from, to: at + to, token })
    lookedInto++
    if (places.length < MOST.places && lookedInto < MOST.stretches) continue
    const told = new Set(places.map(({ token }) => token))
    looked = wanted.filter(({ token }) => !told.has(token))
    if (looked.length === 0 || lookedInto >= MOST.stretches + wanted.length) break
  }
  return places
}

function placesIn(stretch: string, wanted: readonly QueryToken[]): Place[] {
  const { folded, from, to, isBeginning } = foldedText(stretch)
  return (
    beginnings(folded, wanted)
      // What begins within a sign, as the 2 of ½, cannot be marked without what stands before it.
      .filter(({ at }) => isBeginning(at))
      .map(({ at, token, length }) => ({ from: from(at), to: to(at + length - 1), token }))
      .sort((a, b) => a.from - b.from || b.to - a.to)
  )
}

interface Beginning {
  at: number
  token: string
  /** How much of it was typed. */
  length: number
}

/** Where what was looked for begins in a folded text. */
function beginnings(folded: string, wanted: readonly QueryToken[]): Beginning[] {
  const found: Beginning[] = []
  for (const { part, ideographic, index } of partsOfText(folded))
    for (const { token, prefix, whole } of wanted) {
      const { length } = token
      if (ideographic)
        for (let at = part.indexOf(token); at >= 0; at = part.indexOf(token, at + 1)) found.push({ at: index + at, token, length })
      else if (prefix ? part.startsWith(token) : part === token)
        found.push({ at: index, token, length: whole && part.startsWith(whole) ? whole.length : length })
    }
  return found
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
