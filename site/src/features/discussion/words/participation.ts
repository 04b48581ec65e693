import type { Participation } from '@throughline/core/discussion'
import { discussion as words } from '../../../messages/discussion.ts'
import { type DateContext, formatter, instantTime, localDateOf, nearDate, nearDateWithin, plain } from '../../desk/words/day.ts'

export interface Reader extends DateContext {
  accountId: string
  timeZone: string
  dayStart: number
}

/** When something happened, as short as it can be said: `16:58`, `Yesterday`, `6 Nov`. */
export function whenWords(instant: string, reader: Reader): string {
  const day = localDateOf(instant, reader)
  if (day === reader.today) return instantTime(instant, reader.locale, reader.timeZone)
  if (plain(reader.today) - plain(day) === 86_400_000) return nearDate(day, reader)
  const year = day.slice(0, 4) === reader.today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return formatter(reader.locale, { day: 'numeric', month: 'short', ...year, timeZone: 'UTC' }).format(plain(day))
}

/** What was said last, and by whom. */
export function lastWords({ lastMessage }: Participation, { accountId }: Reader): string {
  if (!lastMessage) return words.list.nothingSaid
  const author = lastMessage.authorId === accountId ? words.you : firstName(lastMessage.author || words.gone)
  return words.list.said(author, lastMessage.excerpt)
}

/** What a discussion is, with whom, and what comes next: `1:1 with Ruth, next tomorrow 14:00, 3 open actions`. */
export function aboutWords({ kind, others, nextMeetingAt, openActions, follow }: Participation, reader: Reader): string {
  const { list } = words
  const who = others.length === 0 ? list.alone : list.with(others.map(({ name }) => firstName(name || words.gone)))
  const next = nextMeetingAt && list.next(`${nearDateWithin(localDateOf(nextMeetingAt, reader), reader)}, ${timeOf(nextMeetingAt, reader)}`)
  return [words.kinds[kind], who, next, openActions > 0 && list.actions(openActions), follow === 'muted' && list.muted]
    .filter(Boolean)
    .join(', ')
}

const timeOf = (instant: string, { locale, timeZone }: Reader) => instantTime(instant, locale, timeZone)

/** A name as one would call somebody; what stands for a name is said in full. */
const firstName = (name: string) => (name === words.gone ? name : (name.split(' ')[0] ?? name))
