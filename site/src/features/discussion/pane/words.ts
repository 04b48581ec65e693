import type { AgendaItem, Meeting, MeetingAhead } from '@throughline/core/discussion'
import { heldOn } from '@throughline/core/discussion/held-on'
import { pane as words } from '../../../messages/discussion-pane.ts'
import type { Desk } from '../../desk/desk.ts'
import { formatter, instantTime, localDateOf, nearDateWithin, plain } from '../../desk/words/day.ts'
import { belowItem } from './rules/agenda.ts'

type Reader = Pick<Desk, 'today' | 'locale' | 'timeZone'>

/** The day a meeting is on by the reader's clock, which has no late evenings. */
const dayOf = (instant: string, { timeZone }: Reader) => localDateOf(instant, { timeZone, dayStart: 0 })

/** When a meeting is, as it stands within a sentence: `tomorrow 14:00`. */
export const meetingWords = ({ at }: Pick<MeetingAhead, 'at'>, reader: Reader): string =>
  `${nearDateWithin(dayOf(at, reader), reader)} ${instantTime(at, reader.locale, reader.timeZone)}`

/** `30 October`, with the year when it is another. */
export function dayWords(date: string, { today, locale }: Reader): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return formatter(locale, { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' }).format(plain(date))
}

/** When a meeting that is over was. */
export const heldWords = (meeting: Meeting, reader: Reader): string => dayWords(heldOn(meeting), reader)

/** What stands below an item of the agenda. */
export function belowWords(item: AgendaItem, held: readonly Meeting[], next: MeetingAhead | null, reader: Reader): string | null {
  const { agenda } = words
  const below = belowItem(item, held, next)
  if (!below) return null
  if (below.is === 'settled') return below.inWriting ? agenda.inWriting : agenda.settled
  if (below.is === 'for') return agenda.forDay(dayWords(below.on, reader))
  if (below.on === null) return agenda.carriedSometime
  const day = dayWords(below.on, reader)
  return below.times > 1 ? agenda.carriedOften(below.times, day) : agenda.carried(day)
}
