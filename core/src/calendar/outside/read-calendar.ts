import ICAL from 'ical.js'
import { timeZoneText } from '../../export/index.ts'
import { calendarsIn, componentsIn, type JcalComponent, textIn, Zones } from '../../ics/index.ts'
import { cut, decodeText, oneLine } from '../../import/index.ts'
import { AppError } from '../../kernel/index.ts'
import { eventsOfSeries } from './expand.ts'
import { byMonth } from './months.ts'
import type { OutsideCalendar, Span } from './ports.ts'
import type { OutsideEvent } from './schema.ts'

/** Many more than a calendar of ten years has. */
const MAX_LINES = 600_000
/** Events of a calendar, those of a series one by one. */
const MAX_EVENTS = 20_000
/** Events that one month sees, and all months together: what lasts for years is seen, and kept, by each of them. */
const MAX_IN_MONTH = 2_000
const MAX_SEEN = 25_000

/** What a calendar holds in a span, by somebody else's parser. @throws AppError, see `CalendarReader` */
export function readCalendar(content: Uint8Array, span: Span): OutsideCalendar {
  const text = decodeText(content)
  // Ahead of the parser, which takes its time.
  if (text.split('\n', MAX_LINES + 1).length > MAX_LINES) throw tooLarge()
  const [first, ...more] = calendarsIn(text, 'VEVENT')
  if (!first) throw new AppError('validation', 'There is no calendar in it.')
  const events: OutsideEvent[] = []
  for (const calendar of [first, ...more])
    for (const event of eventsIn(calendar, span)) {
      events.push(event)
      if (events.length > MAX_EVENTS) throw tooLarge()
    }
  const seen = [...byMonth(events, span).values()].map(({ length }) => length)
  if (Math.max(...seen) > MAX_IN_MONTH || seen.reduce((sum, length) => sum + length, 0) > MAX_SEEN) throw tooLarge()
  const name = cut(oneLine(nameOf(first)), 100)
  return { name: name || null, everyMinutes: everyMinutes(first), events }
}

function* eventsIn(calendar: JcalComponent, span: Span): Generator<OutsideEvent> {
  const zones = new Zones(componentsIn(calendar, 'vtimezone'))
  const whole = new ICAL.Component(calendar as unknown as unknown[] as never)
  const events = whole.getAllSubcomponents('vevent')
  describeZones(whole, events, zones, Number(span.from.slice(0, 4)))
  for (const series of Map.groupBy(events, uidOf).values()) yield* eventsOfSeries(series, zones, span)
}

/** The parser leaves the value of a property it does not know as it is written. */
const nameOf = (calendar: JcalComponent): string =>
  textIn(calendar, 'x-wr-calname')
    .replace(/\\([\\,;])/g, '$1')
    .replace(/\\n/gi, ' ') || textIn(calendar, 'name')

/** What has no name of its own is by itself. */
const uidOf = (event: ICAL.Component): unknown => event.getFirstPropertyValue('uid') || event

/**
 * Zones that a calendar names and does not describe, as many do: without a description, the parser would take their times
 * for those of no zone, and end a series on the wrong day.
 */
function describeZones(whole: ICAL.Component, events: readonly ICAL.Component[], zones: Zones, thisYear: number): void {
  const named = new Set(
    events.flatMap((event) => event.getAllProperties('dtstart').map((start) => String(start.getParameter('tzid') ?? ''))),
  )
  for (const tzid of named) {
    const zone = tzid && zones.named(tzid)
    if (!zone || whole.getTimeZoneByID(tzid)) continue
    const text = timeZoneText(zone, { fromYear: thisYear - 30, thisYear })
    const described = new ICAL.Component(ICAL.parse(text))
    described.updatePropertyWithValue('tzid', tzid)
    whole.addSubcomponent(described)
  }
}

function everyMinutes(calendar: JcalComponent): number | null {
  const said = textIn(calendar, 'refresh-interval') || textIn(calendar, 'x-published-ttl')
  try {
    return said ? Math.round(ICAL.Duration.fromString(said).toSeconds() / 60) : null
  } catch {
    return null
  }
}

const tooLarge = () => new AppError('too-large', 'The calendar holds more than can be shown.')
