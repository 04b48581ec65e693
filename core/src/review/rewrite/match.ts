import { countOf, shared, takeOut, wordsOf } from './words.ts'

/** The part of a sentence's words that makes it the same sentence still. */
const HALF = 0.5
/** The part of a new sentence's words that makes it a part of an old one. */
const MOSTLY = 0.6

interface Old {
  place: number
  words: Map<string, number>
  size: number
}

interface Fresh extends Old {
  /** Its words that no old sentence accounts for yet. */
  left: Map<string, number>
  found: number[]
}

const measured = (text: string, place: number): Old => {
  const words = wordsOf(text)
  return { place, words, size: countOf(words) }
}

/**
 * For each of some new sentences the places of the old ones it goes on from, the likest first: by equality in order, then
 * elsewhere, then by likeness, so that they are found again through edits, joins, splits and moves. An old sentence of
 * which half of the words are still there is always among them. One that is the only one of its place goes on there,
 * whatever its words.
 * @param isKnown whether a new sentence is known to come from elsewhere, so that it goes on from nothing here unless it is like it
 */
export function matched(before: readonly string[], after: readonly string[], isKnown: (text: string) => boolean = () => false): number[][] {
  const olds = before.map(measured)
  const fresh: Fresh[] = after.map((text, place) => {
    const one = measured(text, place)
    return { ...one, left: new Map(one.words), found: [] }
  })
  const isOpen = equals(before, after, fresh)
  const open = olds.filter(({ place }) => isOpen[place])
  const changed = fresh.filter(({ found }) => found.length === 0)
  const share = sharesOf(open, changed)
  joinLikest(open, changed, share)
  const pool = wordsOf('')
  for (const { words } of changed) for (const [word, count] of words) pool.set(word, (pool.get(word) ?? 0) + count)
  const joined = new Set(changed.flatMap(({ found }) => found))
  for (const [i, old] of open.entries())
    if (!joined.has(old.place)) joinScattered(old, pool, changed[mostOf(changed, (at) => share(i, at))])
  for (const [at, one] of changed.entries()) {
    const likest = mostOf(open, (i) => share(i, at))
    if (one.found.length === 0) joinPart(one, open[likest], share(likest, at))
  }
  joinReworded(
    before.length,
    fresh.map((one) => one.found),
    (place) => isKnown(after[place] ?? ''),
  )
  return fresh.map(({ found }) => found)
}

/** Those that read the same: first in order, then wherever they went. Answers which old ones are left. */
function equals(before: readonly string[], after: readonly string[], fresh: readonly Fresh[]): boolean[] {
  const isOpen = before.map(() => true)
  const take = (old: number, place: number) => {
    isOpen[old] = false
    fresh[place]?.found.push(old)
  }
  for (const [old, place] of inOrder(before, after)) take(old, place)
  for (const [place, text] of after.entries()) {
    const old = fresh[place]?.found.length === 0 ? before.findIndex((one, i) => isOpen[i] && one === text) : -1
    if (old >= 0) take(old, place)
  }
  return isOpen
}

/** The longest run of equal texts in both orders, as pairs of places. */
function inOrder(before: readonly string[], after: readonly string[]): [number, number][] {
  const longest = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      (longest[i] as Uint16Array)[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < before.length && j < after.length; )
    if (before[i] === after[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  return pairs
}

/** How many words each old sentence shares with each new one, by their places here: counted word by word of an index, as most share none. */
function sharesOf(olds: readonly Old[], changed: readonly Fresh[]): (old: number, fresh: number) => number {
  const holders = new Map<string, [at: number, count: number][]>()
  for (const [at, { words }] of changed.entries())
    for (const [word, count] of words) {
      const known = holders.get(word)
      if (known) known.push([at, count])
      else holders.set(word, [[at, count]])
    }
  const counts = olds.map(({ words }) => {
    const row = new Uint16Array(changed.length)
    for (const [word, count] of words) for (const [at, there] of holders.get(word) ?? []) row[at] = (row[at] ?? 0) + Math.min(count, there)
    return row
  })
  return (old, fresh) => counts[old]?.[fresh] ?? 0
}

/** The place of the one with the most, the first of several; -1 of none. */
function mostOf(all: readonly unknown[], amount: (at: number) => number): number {
  let [most, found] = [-1, -1]
  for (const at of all.keys()) {
    const here = amount(at)
    if (here > most) [most, found] = [here, at]
  }
  return found
}

/** Pairs the likest first; what a pair shares is accounted for. The nearer place wins between two that are as like. */
function joinLikest(olds: readonly Old[], changed: readonly Fresh[], share: (old: number, fresh: number) => number): void {
  const waiting = new Set(olds)
  const pairs = olds.flatMap((old, i) =>
    changed.flatMap((one, at) => {
      const like = share(i, at) / Math.max(1, old.size)
      return like < HALF ? [] : { old, one, like, gap: Math.abs(old.place - one.place) }
    }),
  )
  for (const { old, one } of pairs.sort((a, b) => b.like - a.like || a.gap - b.gap)) {
    if (!waiting.has(old) || shared(old.words, one.left) < HALF * old.size) continue
    takeOut(one.left, old.words)
    one.found.push(old.place)
    waiting.delete(old)
  }
}

/** One whose words went into several sentences stands behind the one that has most of them. */
function joinScattered(old: Old, pool: ReadonlyMap<string, number>, likest: Fresh | undefined): void {
  if (old.size > 0 && shared(old.words, pool) >= HALF * old.size) likest?.found.push(old.place)
}

/** One that was cut off another goes on from it too. */
function joinPart(one: Fresh, likest: Old | undefined, share: number): void {
  if (likest && one.size > 1 && share >= MOSTLY * one.size) one.found.push(likest.place)
}

/** One that nothing is like goes on as the only new one between what stood around it. */
function joinReworded(count: number, found: number[][], isKnown: (place: number) => boolean): void {
  const kept = new Set(found.flat())
  for (const [place, own] of found.entries()) {
    if (own.length > 0 || isKnown(place)) continue
    const old = place === 0 ? 0 : Math.max(...(found[place - 1] ?? [])) + 1
    const next = found[place + 1]
    const isBetween = next ? next.includes(old + 1) : old === count - 1
    if (isBetween && !kept.has(old)) own.push(old)
  }
}
