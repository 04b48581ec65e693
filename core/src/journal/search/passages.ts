import type { QueryToken } from '../../kernel/text/search-text.ts'
import { plainText } from '../text/plain-text.ts'
import { findPlaces, marksOf, type Place } from './find-places.ts'
import type { Passage } from './schema.ts'

/** Passages that are shown of one text. */
export const MAX_PASSAGES = 3

/** UTF-16 units that are shown before the first place of a passage, and of it as a whole, where its line is longer. */
const [BEFORE, LENGTH] = [60, 200]

/** How far an end is moved so that no word or link is cut. */
const [WORD, LINK] = [24, 240]

interface Stretch {
  from: number
  to: number
}

/**
 * The passages of a Markdown text that hold most of what was looked for, in their order, each without its marks and on one
 * line. Addresses of links are not looked in.
 */
export function passagesOf(body: string, wanted: readonly QueryToken[]): Passage[] {
  const links = linksIn(body)
  const places = outsideAddresses(findPlaces(body, wanted), links)
  const stretches: (Stretch & { tokens: Set<string> })[] = []
  for (const place of places) {
    const last = stretches.at(-1)
    if (last && place.to <= last.to) last.tokens.add(place.token)
    else stretches.push({ ...stretchAround(body, place, links, last?.to ?? 0), tokens: new Set([place.token]) })
  }
  return mostTelling(stretches)
    .map((stretch) => passageOf(body, stretch, wanted))
    .filter(({ marks }) => marks.length > 0)
}

interface Link extends Stretch {
  /** Where its address begins. */
  address: number
}

/** Links and pictures, each with where its address begins. */
const linksIn = (body: string): Link[] =>
  [...body.matchAll(/!?\[([^[\]\n]{0,200})\]\(([^()\s]{1,200})\)/g)].map(({ 0: whole, 2: address, index }) => ({
    from: index,
    to: index + whole.length,
    address: index + whole.length - 1 - (address as string).length,
  }))

/** Places that rise, without those within the address of a link. */
function outsideAddresses(places: readonly Place[], links: readonly Link[]): Place[] {
  let next = 0
  return places.filter(({ from }) => {
    while ((links[next]?.to ?? Number.POSITIVE_INFINITY) <= from) next++
    return from < (links[next]?.address ?? Number.POSITIVE_INFINITY)
  })
}

/** What is shown around a place: its line or, of a long one, as much of it as may be, cut between words. */
function stretchAround(body: string, place: Place, links: readonly Link[], earliest: number): Stretch {
  const begin = Math.max(body.lastIndexOf('\n', place.from) + 1, earliest)
  const next = body.indexOf('\n', place.to)
  const end = next < 0 ? body.length : next
  if (end - begin <= LENGTH) return { from: begin, to: end }
  const from = place.from - begin <= BEFORE ? begin : beginningOfWord(body, place.from - BEFORE, place.from)
  const to = end - from <= LENGTH ? end : endOfWord(body, Math.max(from + LENGTH, place.to))
  const cut = (at: number) => links.find((link) => link.from < at && at < link.to && link.to - link.from <= LINK)
  return { from: Math.max(begin, cut(from)?.from ?? from), to: Math.min(end, cut(to)?.to ?? to) }
}

function beginningOfWord(body: string, from: number, latest: number): number {
  const space = body.indexOf(' ', from)
  if (space >= 0 && space < Math.min(from + WORD, latest)) return space + 1
  return signAt(body, from).from
}

function endOfWord(body: string, to: number): number {
  const space = body.lastIndexOf(' ', to)
  return space > to - WORD && space > 0 ? space : signAt(body, to - 1).to
}

const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** How far apart signs are looked for that stand for themselves; none that is written is longer. */
const SIGN = 64

/** What a reader takes for one sign, around a place. */
function signAt(body: string, place: number): Stretch {
  const start = Math.max(0, place - SIGN)
  const { index, segment } = signs.segment(body.slice(start, place + SIGN)).containing(place - start) ?? { index: place, segment: '' }
  return { from: start + index, to: start + index + segment.length }
}

/** Those that together hold most of what was looked for; the earlier of those that hold as much. In their order. */
function mostTelling<S extends Stretch & { tokens: ReadonlySet<string> }>(stretches: readonly S[]): S[] {
  const chosen: S[] = []
  const held = new Set<string>()
  const rest = [...stretches]
  while (chosen.length < MAX_PASSAGES && rest.length > 0) {
    const gains = rest.map(({ tokens }) => [...tokens].filter((token) => !held.has(token)).length)
    const [best] = rest.splice(gains.indexOf(Math.max(...gains)), 1) as [S]
    chosen.push(best)
    for (const token of best.tokens) held.add(token)
  }
  return chosen.sort((a, b) => a.from - b.from)
}

function passageOf(body: string, { from, to }: Stretch, wanted: readonly QueryToken[]): Passage {
  const plain = plainText(body.slice(from, to)).replace(/\s+/g, ' ').trim()
  const before = from > 0 && body[from - 1] !== '\n' ? '… ' : ''
  const after = to < body.length && body[to] !== '\n' ? ' …' : ''
  const text = `${before}${plain}${after}`
  return { text, marks: marksOf(findPlaces(text, wanted)) }
}
