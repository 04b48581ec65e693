import type { ActionItem, CoachAnswer, Decision, ListedMessage } from '@throughline/core/discussion'
import { localDateOf } from '../../desk/words/day.ts'
import type { Reader } from '../words/participation.ts'

/** What stands in a conversation, at the time it was said or made. */
export type Entry =
  | { at: string; id: string; is: 'message'; message: ListedMessage }
  | { at: string; id: string; is: 'decision'; decision: Decision }
  | { at: string; id: string; is: 'item'; item: ActionItem }
  | { at: string; id: string; is: 'answer'; answer: CoachAnswer }

/** From when until when a conversation is on the page. */
export interface Span {
  from: string
  to: string
}

interface Stretch {
  said: readonly Pick<ListedMessage, 'postedAt'>[]
  earlier: string | null
  later: string | null
}

/** Sorts after every instant. */
const EVER = '~'

/** Where it begins or ends with the line, all that is before or after belongs to it. */
export const spanOf = ({ said, earlier, later }: Stretch): Span => ({
  from: earlier === null ? '' : (said[0]?.postedAt ?? ''),
  to: later === null ? EVER : (said.at(-1)?.postedAt ?? EVER),
})

/** Whether something was made while a span lasted. */
export const isIn =
  ({ from, to }: Span) =>
  ({ createdAt }: { createdAt: string }): boolean =>
    createdAt >= from && createdAt <= to

/** What was said with what was agreed on meanwhile, by the reader's days, in the order it happened. */
export function entriesByDay(
  said: readonly ListedMessage[],
  { decisions, items, answers = [] }: { decisions: readonly Decision[]; items: readonly ActionItem[]; answers?: readonly CoachAnswer[] },
  span: Span,
  reader: Pick<Reader, 'timeZone' | 'dayStart'>,
): { day: string; entries: readonly Entry[] }[] {
  const entries: Entry[] = [
    ...said.map((message): Entry => ({ at: message.postedAt, id: message.id, is: 'message', message })),
    ...decisions.filter(isIn(span)).map((decision): Entry => ({ at: decision.createdAt, id: decision.id, is: 'decision', decision })),
    ...items.filter(isIn(span)).map((item): Entry => ({ at: item.createdAt, id: item.id, is: 'item', item })),
    ...answers.filter(isIn(span)).map((answer): Entry => ({ at: answer.createdAt, id: answer.id, is: 'answer', answer })),
  ]
  // Messages keep their own order: it is stable where two moments are the same.
  entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  return [...Map.groupBy(entries, ({ at }) => localDateOf(at, reader))].map(([day, entries]) => ({ day, entries }))
}
