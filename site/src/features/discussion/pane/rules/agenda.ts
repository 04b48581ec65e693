import type { AgendaItem, Meeting, MeetingAhead } from '@throughline/core/discussion'
import { heldOn } from '@throughline/core/discussion/held-on'
import { compareTexts } from '@throughline/core/kernel/compare'

/** How long what was settled stays where no meeting is coming up that it would be told in. */
const STAYS_MS = 7 * 86_400_000

/** The meeting an agenda is for: the first that takes place; `null` for none. */
export const nextOf = (ahead: readonly MeetingAhead[]): MeetingAhead | null => ahead.find(({ state }) => state === 'planned') ?? null

/** The items as they stand on the agenda: what was settled since the last meeting keeps its place. `now` is an instant. */
export function onAgenda(
  open: readonly AgendaItem[],
  settled: readonly AgendaItem[],
  next: MeetingAhead | null,
  now: string,
): AgendaItem[] {
  const still = settled.filter(({ settledAt }) => next || Date.parse(now) - Date.parse(settledAt ?? '') < STAYS_MS)
  return [...open, ...still].sort((a, b) => compareTexts(a.order, b.order) || compareTexts(a.id, b.id))
}

/** What stands below an item, as data: it is put into words where they are known. */
export type Below =
  | { is: 'settled'; inWriting: boolean }
  /** `on`: the plain date of the meeting that left it last; `null` when that is long ago. */
  | { is: 'carried'; on: string | null; times: number }
  | { is: 'for'; on: string }
  | null

/** What there is to say of an item. `next`: the meeting its agenda is for. */
export function belowItem(item: AgendaItem, held: readonly Meeting[], next: MeetingAhead | null): Below {
  const { settledAt, carriedFrom, meetingOn } = item
  if (settledAt) return { is: 'settled', inWriting: !next || settledAt < next.at }
  const nextDay = next?.startsAt.slice(0, 10) ?? null
  if (meetingOn && meetingOn !== nextDay && (!nextDay || meetingOn > nextDay)) return { is: 'for', on: meetingOn }
  if (carriedFrom.length === 0) return null
  const last = held.find(({ id }) => id === carriedFrom.at(-1))
  return { is: 'carried', on: last ? heldOn(last) : null, times: carriedFrom.length }
}

/** Items that closing a meeting carries over: those on its agenda that are not settled. */
export const leftBy = (open: readonly AgendaItem[], { startsAt }: Pick<MeetingAhead, 'startsAt'>): AgendaItem[] =>
  open.filter(({ meetingOn }) => meetingOn === null || meetingOn <= startsAt.slice(0, 10))

/** Milliseconds before a meeting from which on its preparation stands open. */
const NEAR_MS = 2 * 86_400_000

export const isNear = (next: MeetingAhead | null, now: string): boolean => next !== null && Date.parse(next.at) - Date.parse(now) <= NEAR_MS
