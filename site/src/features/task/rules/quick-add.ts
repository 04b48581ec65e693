import type { QuickAddReading } from '@throughline/core/task'
import { type NamedGoal, overlap, readTokens, type Span, without } from '@throughline/core/task/tokens'
import type { ServerReading } from '../../when/rules/server-reading.ts'
import type { ListPlace } from './list-address.ts'

/** A part of the text that was understood as something else than words. */
export type FoundPart = QuickAddReading['found'][number]

/** What a line says, as far as it is known. */
export type SeenReading = Omit<QuickAddReading, 'found'> & { found: readonly FoundPart[] }

/** What an edit left as it was at both ends of a text, and how far it moved the second. */
function editOf(before: string, after: string): { head: number; tail: number; shift: number } {
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head++
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  return { head, tail, shift: after.length - before.length }
}

/** The stretches of a text where they stand after an edit of it; what the edit touched is left out. */
export function moved<T extends Span>(spans: readonly T[], before: string, after: string): T[] {
  if (before === after) return [...spans]
  const { head, tail, shift } = editOf(before, after)
  return spans.flatMap((span) => {
    if (span.end <= head) return [span]
    if (span.start >= before.length - tail) return [{ ...span, start: span.start + shift, end: span.end + shift }]
    return []
  })
}

/**
 * How a line reads at this moment: as the server says when it has read this very text; until then by its signs alone, with
 * the dates that the server found in what was there before, as far as they still stand.
 */
export function readNow(
  text: string,
  rejected: readonly Span[],
  server: ServerReading | null,
  goals: readonly NamedGoal[] = [],
): SeenReading {
  if (server?.of === text && JSON.stringify(server.rejected) === JSON.stringify(rejected)) return server.reading
  const { tags, priority, durationMinutes, goalId, unknownGoals, found: signs } = readTokens(text, { rejected, goals })
  const isTaken = (part: Span) => [...rejected, ...signs].some((other) => overlap(other, part))
  const known = server?.reading.found.filter(({ field }) => isDate(field)) ?? []
  const dates = moved(known, server?.of ?? '', text).filter((part) => stands(part, text) && !isTaken(part))
  const standing = server && dates.length === known.length ? server.reading : null
  const { dueDate, dueAt, timeZone, startDate, recurrence } = standing ?? noDates
  const found = [...signs, ...(dates.length === known.length ? dates : [])].sort((a, b) => a.start - b.start)
  const title = without(text, found)
  if (!title)
    return { title: text.trim(), ...noDates, tags: [], priority: 'none', durationMinutes: null, goalId: null, unknownGoals, found: [] }
  const minutes = durationMinutes ?? (standing && lengthBetween(standing))
  return { title, dueDate, dueAt, timeZone, startDate, recurrence, tags, priority, durationMinutes: minutes, goalId, unknownGoals, found }
}

/** How long it takes by the two times that were said; `null` where it is said apart, or not at all. */
export const lengthBetween = ({ durationMinutes, found }: Pick<SeenReading, 'durationMinutes' | 'found'>): number | null =>
  found.some(({ field }) => field === 'durationMinutes') ? null : durationMinutes

/** A text, and how it was shown as read. */
export interface ShownLine {
  text: string
  shown: SeenReading
}

/** Days and times are read together. */
const dates = ['dueDate', 'dueAt', 'timeZone', 'startDate', 'recurrence'] as const

/**
 * What shows of a line until the server has read it: as it reads now, and beside that what showed before and whose words
 * are only being written on. Without that each letter would take parts away that come back a moment later.
 */
export function steady({ text: before, shown }: ShownLine, text: string, now: SeenReading): SeenReading {
  const lost = shown.found.flatMap((part) => writtenOn(part, before, text)).filter((part) => !now.found.some((one) => overlap(one, part)))
  if (lost.length === 0) return now
  const fields = lost.flatMap(({ field }) => (isDate(field) ? dates : [field]))
  return {
    ...now,
    ...(lost.some(({ field }) => isDate(field)) && now.durationMinutes === null && { durationMinutes: lengthBetween(shown) }),
    ...Object.fromEntries(fields.map((field) => [field, shown[field]])),
    found: [...now.found, ...lost].sort((a, b) => a.start - b.start),
  }
}

/** What an edit left of a part, where that stands now; nothing when all of it is gone. */
function writtenOn(part: FoundPart, before: string, text: string): FoundPart[] {
  const { head, tail, shift } = editOf(before, text)
  const at = (place: number) => (place <= head ? place : place >= before.length - tail ? place + shift : head)
  const [start, end] = [at(part.start), at(part.end)]
  return text.slice(start, end).trim() ? [{ ...part, start, end, text: text.slice(start, end) }] : []
}

/** The day of the screen: what is added to Today is due then, unless it says a day itself. */
export const dayOfScreen = (
  { view, saved, today }: Pick<ListPlace, 'view' | 'saved'> & { today: string },
  search: string,
): string | null => (view === 'today' && !saved && search === '' ? today : null)

/** Whether the words of a part are still words by themselves. */
const stands = ({ start, end, text: words }: FoundPart, text: string) =>
  text.slice(start, end) === words && !/[\p{L}\p{N}]$/u.test(text.slice(0, start)) && !/^[\p{L}\p{N}]/u.test(text.slice(end))

const noDates = { dueDate: null, dueAt: null, timeZone: null, startDate: null, recurrence: null }
const isDate = (field: FoundPart['field']) => !['tags', 'priority', 'durationMinutes', 'goalId'].includes(field)

/** The part that Backspace turns back into words: the one that ends where the caret stands, or a space before it. */
export function partBefore(caret: number, text: string, found: readonly FoundPart[]): FoundPart | undefined {
  const last = found.toSorted((a, b) => a.end - b.end).findLast(({ end }) => end <= caret)
  return last && text.slice(last.end, caret).trim() === '' ? last : undefined
}

/** The parts, those of a repeat as one: its end says no more alone, and would be a due day without the rest. */
export const toldTogether = (found: readonly FoundPart[]): [FoundPart, ...FoundPart[]][] =>
  found.flatMap((part): [FoundPart, ...FoundPart[]][] => {
    if (part.field !== 'recurrence') return [[part]]
    const [first, ...rest] = found.filter(({ field }) => field === 'recurrence')
    return first === part ? [[first, ...rest]] : []
  })

/** A text in its parts and what stands between them, in order. */
export function pieces(text: string, found: readonly FoundPart[]): { text: string; start: number; found: boolean }[] {
  const all: { text: string; start: number; found: boolean }[] = []
  let at = 0
  const add = (end: number, isFound: boolean) => {
    if (end > at) all.push({ text: text.slice(at, end), start: at, found: isFound })
    at = end
  }
  for (const { start, end } of found) {
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return all
}

const bullet = /^\s*(?:[-*+•◦▪–]|\d{1,3}[.)])?\s*(?:\[[ xX]?\]\s*)?/

/** The tasks that pasted lines say, without the signs of a list. */
export const tasksOf = (pasted: string): string[] =>
  pasted
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(bullet, '').trim())
    .filter(Boolean)
