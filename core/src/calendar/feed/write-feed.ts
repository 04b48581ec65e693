import { contentLines, textValue, timeZoneText } from '../../export/index.ts'
import { eventText, type FeedEvent } from './event-text.ts'
import { eventsOf, type FeedEventsDeps } from './read-events.ts'
import type { CalendarFeed } from './schema.ts'

/** How often a program is asked to look again. */
const REFRESH = 'PT1H'

/** A feed as one iCalendar object (RFC 5545). The zones its times are in come first, as some programs read it from top to bottom. */
export async function writeCalendarFeed(
  deps: FeedEventsDeps,
  { name, contents }: Pick<CalendarFeed, 'name' | 'contents'>,
): Promise<string> {
  const events = (await Promise.all(contents.map((content) => eventsOf[content](deps)))).flat()
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
  const zones = zonesOf(events).map(([zone, fromYear]) => timeZoneText(zone, { fromYear, thisYear }))
  return [contentLines(head), ...zones, ...events.map(eventText), contentLines(['END:VCALENDAR'])].join('')
}

/** Each zone with the first year it is needed for. */
function zonesOf(events: readonly FeedEvent[]): [zone: string, fromYear: number][] {
  const zones = new Map<string, number>()
  for (const { zone } of events) if (zone) zones.set(zone.name, Math.min(zone.year, zones.get(zone.name) ?? zone.year))
  return [...zones]
}
