/** What a win that is made of a highlight says. Free of zod, so that a browser makes one. */
import { shortenedTo } from '../../kernel/text/shortened.ts'
import { MAX_WIN_TITLE } from '../limits.ts'
import { asTitle } from '../suggest/as-title.ts'
import { readHappened } from '../suggest/read-happened.ts'
import { metricToTake } from '../suggest/read-metric.ts'
import type { NewWin } from '../win/schema.ts'
import type { Experience, Highlight } from './schema.ts'

/**
 * The win that a highlight of an experience makes, without evidence. It is of the time that its words say, or else of the end
 * of the experience, or of this year while that lasts; a number with where it began is taken as it is said.
 * @param today a plain date
 */
export function winOfHighlight(
  { text }: Pick<Highlight, 'text'>,
  { id, startDate, endDate, isOngoing }: Pick<Experience, 'id' | 'startDate' | 'endDate' | 'isOngoing'>,
  today: string,
): NewWin {
  const said = readHappened(text)?.on
  const metric = metricToTake(text)
  const lastKnown = isOngoing ? null : (endDate ?? startDate)
  const title = shortenedTo(text, MAX_WIN_TITLE)
  return {
    title: asTitle(title),
    ...(title !== text && { text }),
    happenedOn: [said, lastKnown].find((date) => date && date <= today) ?? today.slice(0, 4),
    experienceId: id,
    ...(metric && { metric }),
  }
}
