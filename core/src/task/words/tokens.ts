import { MAX_TAGS } from '../limits.ts'
import type { Task } from '../schema.ts'
import { findDurations } from './durations.ts'
import { type Span, spanOf } from './span.ts'

export type TokenField = 'tags' | 'priority' | 'durationMinutes'

export interface FoundToken extends Span {
  field: TokenField
}

/** What signs say of a task: `#tag`, `!high`, `~45m`; and what is said as plainly, `p1` and `for 45 min`. */
export interface Tokens extends Pick<Task, TokenField> {
  found: FoundToken[]
}

export const noTokens: Pick<Tokens, TokenField> = { tags: [], priority: 'none', durationMinutes: null }

const MAX_TAG_LENGTH = 60

/** The signs that a text holds, in English and German alike. Of several priorities or durations the last one counts. */
export function findTokens(text: string): Tokens {
  const tags = findTags(text)
  const priority = findPriorities(text).at(-1)
  const duration = findDurations(text).at(-1)
  const found: FoundToken[] = tags.map(({ start, end }) => ({ start, end, field: 'tags' }))
  if (priority) found.push({ start: priority.start, end: priority.end, field: 'priority' })
  if (duration) found.push({ start: duration.start, end: duration.end, field: 'durationMinutes' })
  return {
    tags: [...new Set(tags.map(({ tag }) => tag))],
    priority: priority?.priority ?? 'none',
    durationMinutes: duration?.minutes ?? null,
    found: found.sort((a, b) => a.start - b.start),
  }
}

// A tag may hold `.`, `&`, `/` and `-`, but does not end with them.
const tagSign = /(?<![^\s,;])#([\p{L}\p{N}\p{M}_./&-]*[\p{L}\p{N}\p{M}_])/gu
/** `#f80` and `#ffffff` are colours. */
const colour = /^(?=.*\d)(?:[\da-f]{3}|[\da-f]{6})$|^([a-f])\1(?:\1|\1{4})$/i

function findTags(text: string): (Span & { tag: string })[] {
  const seen = new Set<string>()
  return [...text.matchAll(tagSign)].flatMap((match) => {
    const tag = match[1] as string
    if (!/\p{L}/u.test(tag) || /^\d+(?:st|nd|rd|th)$/i.test(tag) || colour.test(tag) || tag.length > MAX_TAG_LENGTH) return []
    if (seen.size === MAX_TAGS && !seen.has(tag)) return []
    seen.add(tag)
    return [{ ...spanOf(match), tag }]
  })
}

const priorities: Readonly<Record<string, Task['priority']>> = {
  ...{ '1': 'urgent', urgent: 'urgent', u: 'urgent', dringend: 'urgent' },
  ...{ '2': 'high', high: 'high', h: 'high', hoch: 'high' },
  ...{ '3': 'medium', medium: 'medium', med: 'medium', m: 'medium', mittel: 'medium' },
  ...{ '4': 'low', low: 'low', l: 'low', niedrig: 'low' },
}
const prioritySign = new RegExp(`(?<![^\\s,;])!(${Object.keys(priorities).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
/** Small, for “P1” is the name of something; nor a page, nor one of several. */
const ranges = '(?:to|and|or|und|bis|oder|[-–&,/])'
const priorityWord = new RegExp(
  `(?<![^\\s,;])(?<!p?\\d\\s*${ranges}\\s*)p([1-4])(?=$|[\\s,;!?)]|\\.(?:\\s|$))(?!\\s*${ranges}\\s*p?\\d|\\s+(?:of|von|aus)(?!\\p{L}))`,
  'gu',
)

/** Behind these it names a place, a page or a part. */
const named = [
  'at|to|from|near|of|for|with|via|the|an?|my|read|rooms?|gates?|chapters?|pages?|levels?|floors?|decks?|platforms?|phases?',
  '(?<!(?:check|sign|log|hand|fill|clock|turn|switch|carry)\\s+)(?:in|on)',
  'auf|im|am|bei|beim|zum?|zur|vo[nm]|nach|für|mit|der|die|das|de[nm]|lies|raum|seiten?|kapitel|ebenen?|etage|parkdeck|gleis|phasen?',
].join('|')
const aheadOfName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${named})\\s+$`, 'iu')

const findPriorities = (text: string) =>
  [...text.matchAll(prioritySign), ...[...text.matchAll(priorityWord)].filter(({ index }) => !aheadOfName.test(text.slice(0, index)))]
    .map((match) => ({ ...spanOf(match), priority: priorities[(match[1] as string).toLowerCase()] as Task['priority'] }))
    .sort((a, b) => a.start - b.start)
