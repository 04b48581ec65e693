import { contentLines, textValue, timeZoneText } from '../../export/index.ts'
import { pacer } from '../../kernel/index.ts'
import { eventText } from './event-text.ts'
import { eventsOf, type FeedEventsDeps } from './read-events.ts'
import type { CalendarFeed, FeedContent } from './schema.ts'

/** How often a program is asked to look again. */
const REFRESH = 'PT1H'
/** Events of each content, the nearest ones: programs read all of a feed each time. */
export const MOST_EVENTS = 2_000
/** UTF-16 units of these, which thousands of usual ones do not come to. */
const MOST_TEXT = 4 * 1024 * 1024

/**
 * A feed as one iCalendar object (RFC 5545), written with room for others in between. The zones its times are in come first,
 * as some programs read it from top to bottom.
 */
export async function writeCalendarFeed(
  deps: FeedEventsDeps,
  { name, contents }: Pick<CalendarFeed, 'name' | 'contents'>,
): Promise<string> {
  const zones = new Map<string, number>()
  const events: string[] = []
  for (const content of contents) events.push(...(await textsOf(deps, content, zones)))
  const thisYear = deps.clock.now().toZonedDateTimeISO(deps.actor.timeZone).year
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Throughline//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    `X-WR-TIMEZONE:${deps.actor.timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ]
  const zoneTexts = [...zones].map(([zone, fromYear]) => timeZoneText(zone, { fromYear, thisYear }))
  return [contentLines(head), ...zoneTexts, ...events, contentLines(['END:VCALENDAR'])].join('')
}

/** The events of a content, each written as it is read, so that no more of a record is kept. `zones` are told the first year each is needed for. */
async function textsOf(deps: FeedEventsDeps, content: FeedContent, zones: Map<string, number>): Promise<string[]> {
  const pace = pacer(deps)
  const texts: string[] = []
  let length = 0
  for await (const event of eventsOf[content](deps)) {
    const { zone } = event
    const text = eventText(event)
    length += text.length
    if (texts.length === MOST_EVENTS || length > MOST_TEXT) break
    if (zone) zones.set(zone.name, Math.min(zone.year, zones.get(zone.name) ?? zone.year))
    texts.push(text)
    await pace(text.length)
  }
  return texts
}
