import ICAL from 'ical.js'
import type { Zones } from '../../ics/index.ts'
import { addDays, instantText } from '../../kernel/index.ts'
import type { OutsideEvent } from './schema.ts'

/** When something is: an instant, a day, or a time on the wall clock wherever one is. */
export interface Moment {
  sort: OutsideEvent['sort']
  text: string
}

export type Stretch = Pick<OutsideEvent, 'sort' | 'start' | 'end'>

/** A time of a calendar; a time of a zone that nobody knows is taken as one of no zone. */
export function momentOf(time: ICAL.Time, tzid: string, zones: Zones): Moment {
  if (time.isDate) return { sort: 'day', text: time.toString().slice(0, 10) }
  const local = localOf(time)
  if (time.zone === ICAL.Timezone.utcTimezone) return { sort: 'instant', text: inZone(local, 'UTC') }
  const zone = tzid && zones.named(tzid)
  if (zone) return { sort: 'instant', text: inZone(local, zone) }
  const instant = tzid && zones.instantIn(tzid, local)
  return instant ? { sort: 'instant', text: instant } : { sort: 'floating', text: local.slice(0, 16) }
}

const localOf = ({ year, month, day, hour, minute, second }: ICAL.Time): string =>
  Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }).toString({ smallestUnit: 'second' })

/** A time that the clock skips is taken to be as much later, and of two the first is meant, as RFC 5545 has it. */
const inZone = (local: string, zone: string): string => instantText(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant())

/** From when to when an event is that begins then: as long as it says it is, or was the first time. */
export function stretchOf(component: ICAL.Component, start: Moment, zones: Zones): Stretch {
  const { sort, text } = start
  const lasting = lengthOf(component, zones)
  if (sort === 'day') return { sort, start: text, end: addDays(text, Math.max(1, Math.round(lasting / 86_400))) }
  if (sort === 'floating') return { sort, start: text, end: later(text, lasting) }
  const end = Temporal.Instant.from(text).add({ seconds: Math.max(0, lasting) })
  return { sort, start: text, end: instantText(end) }
}

const later = (local: string, seconds: number): string =>
  Temporal.PlainDateTime.from(local)
    .add({ seconds: Math.max(0, seconds) })
    .toString({ smallestUnit: 'minute' })

/** Seconds from its first beginning to its end. */
function lengthOf(component: ICAL.Component, zones: Zones): number {
  const duration = component.getFirstPropertyValue('duration') as ICAL.Duration | null
  if (duration) return duration.toSeconds()
  const [from, to] = ['dtstart', 'dtend'].map((name) => {
    const property = component.getFirstProperty(name)
    return property && momentOf(property.getFirstValue() as ICAL.Time, String(property.getParameter('tzid') ?? ''), zones)
  })
  if (!from || !to || from.sort !== to.sort) return 0
  return Math.round((epochOf(to) - epochOf(from)) / 1000)
}

/** Milliseconds; of a day or a wall clock as though it were one of UTC, for what lies between two. */
const epochOf = ({ sort, text }: Moment): number => Date.parse(sort === 'floating' ? `${text}Z` : text)
