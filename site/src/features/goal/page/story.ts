import type { Goal } from '@throughline/core/goal'
import { goalPage } from '../../../messages/goal-page.ts'

const words = goalPage.story

/** Something that happened to a goal, on a plain date. */
export interface Happened {
  key: string
  on: string
  what: string
}

/** What happened to a goal up to today, newest first. */
export function storyOf({ createdAt, startDate, pauses, closing, status }: Goal, today: string, _locale: string): Happened[] {
  const madeOn = createdAt.slice(0, 10)
  const closed = closing && (status === 'achieved' || status === 'missed' || status === 'dropped') ? words.closed[status] : null
  const happened: Happened[] = [
    { key: 'made', on: madeOn, what: words.made },
    ...(startDate > madeOn && startDate <= today ? [{ key: 'began', on: startDate, what: words.began }] : []),
    ...pauses.flatMap(({ from, until }) => [
      ...(from <= today ? [{ key: `paused ${from}`, on: from, what: words.paused }] : []),
      ...(until && until <= today && until !== closing?.localDate ? [{ key: `until ${until}`, on: until, what: words.wentOn }] : []),
    ]),
    ...(closing && closed ? [{ key: 'closed', on: closing.localDate, what: closed }] : []),
  ]
  return happened.sort((a, b) => b.on.localeCompare(a.on))
}
