import ICAL from 'ical.js'
import { RULE, type Zones } from '../../ics/index.ts'
import { cut, oneLine } from '../../import/index.ts'
import { addDays, derivedId } from '../../kernel/index.ts'
import type { Span } from './ports.ts'
import type { OutsideEvent } from './schema.ts'
import { type Moment, momentOf, type Stretch, stretchOf } from './stretch.ts'

/** Rounds a series is followed for: those of every day for fifty years. */
const MAX_ROUNDS = 20_000

/**
 * What one event comes to within a span: by itself, or as a series with what was left out of it and what was changed. An
 * event that makes no sense is left out, and keeps no other from being read.
 */
export function eventsOfSeries(components: readonly ICAL.Component[], zones: Zones, span: Span): OutsideEvent[] {
  const changed = components.filter((component) => component.hasProperty('recurrence-id'))
  const [main] = components.filter((component) => !component.hasProperty('recurrence-id'))
  const found = changed.flatMap((component) => sensible(() => byItself(component, zones, span)))
  if (!main) return found
  const taken = new Set(changed.flatMap((component) => sensible(() => [keyOf(recurrenceOf(component, zones))])))
  return [...found, ...sensible(() => roundsOf(main, { changed, taken, zones, span }))]
}

function sensible<T>(read: () => T[]): T[] {
  try {
    return read()
  } catch {
    return []
  }
}

interface Around {
  changed: readonly ICAL.Component[]
  /** The rounds that are told by themselves. */
  taken: ReadonlySet<string>
  zones: Zones
  span: Span
}

function roundsOf(main: ICAL.Component, { changed, taken, zones, span }: Around): OutsideEvent[] {
  withRules(main)
  if (!main.hasProperty('rrule') && !main.hasProperty('rdate')) return byItself(main, zones, span)
  // What changes all that follows is the parser's to apply; what changes one round is told by itself.
  const following = changed.filter((component) => component.getFirstProperty('recurrence-id')?.getParameter('range'))
  const event = new ICAL.Event(main, { exceptions: following, strictExceptions: true })
  const iterator = event.iterator()
  const found: OutsideEvent[] = []
  const first = following.length > 0 ? '' : firstDay(main, zones, span)
  for (let rounds = 0, next = iterator.next(); next && rounds < MAX_ROUNDS; rounds++, next = iterator.next()) {
    // Ahead of all that takes longer: a series may go back for decades.
    if (dayText(next) < first) continue
    const round = momentOf(next, tzidOf(main), zones)
    if (dayOf(round) > addDays(span.before, 1)) break
    if (taken.has(keyOf(round))) continue
    const { item, startDate } = event.getOccurrenceDetails(next)
    const start = momentOf(startDate, tzidOf(item.component), zones)
    found.push(...within(item.component, stretchOf(item.component, start, zones), keyOf(round), span))
  }
  return found
}

/** Before it, no round of a series is of the span in any zone. */
function firstDay(main: ICAL.Component, zones: Zones, { from }: Span): string {
  const start = momentOf(main.getFirstPropertyValue('dtstart') as ICAL.Time, tzidOf(main), zones)
  const { end } = stretchOf(main, start, zones)
  const days = Temporal.PlainDate.from(dayOf(start)).until(end.slice(0, 10)).days
  return addDays(from, -days - 3)
}

const dayText = ({ year, month, day }: ICAL.Time): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

function byItself(component: ICAL.Component, zones: Zones, span: Span): OutsideEvent[] {
  const start = momentOf(component.getFirstPropertyValue('dtstart') as ICAL.Time, tzidOf(component), zones)
  const round = component.hasProperty('recurrence-id') ? keyOf(recurrenceOf(component, zones)) : ''
  return within(component, stretchOf(component, start, zones), round, span)
}

/** The rules of an event, each read by itself; one that is odd is none. */
function withRules(component: ICAL.Component): void {
  for (const property of component.getAllProperties(RULE))
    try {
      const rule = ICAL.Recur.fromString(String(property.getFirstValue()))
      // A rule of seconds or minutes is no appointment of a person, and takes its time to follow.
      if (!/^(SECONDLY|MINUTELY)$/.test(rule.freq)) component.addPropertyWithValue('rrule', rule)
    } catch {
      // Then the event is told once.
    }
  // Days that are named come on top of the first one, which the parser knows by a rule alone.
  if (component.hasProperty('rdate') && !component.hasProperty('rrule'))
    component.addPropertyWithValue('rrule', ICAL.Recur.fromString('FREQ=DAILY;COUNT=1'))
}

const tzidOf = (component: ICAL.Component, name = 'dtstart'): string => String(component.getFirstProperty(name)?.getParameter('tzid') ?? '')

const recurrenceOf = (component: ICAL.Component, zones: Zones): Moment =>
  momentOf(component.getFirstPropertyValue('recurrence-id') as ICAL.Time, tzidOf(component, 'recurrence-id'), zones)

const keyOf = ({ text }: Moment): string => text

const dayOf = ({ text }: Moment): string => text.slice(0, 10)

/** The event where it is of the span or a day around it, and goes on. */
function within(component: ICAL.Component, { sort, start, end }: Stretch, round: string, { from, before }: Span): OutsideEvent[] {
  if (String(component.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED') return []
  if (start.slice(0, 10) > before || end.slice(0, 10) < addDays(from, -1)) return []
  const uid = String(component.getFirstPropertyValue('uid') ?? `${start} ${textOf(component, 'summary')}`)
  const [title, location] = [textOf(component, 'summary'), textOf(component, 'location')]
  return [{ id: derivedId(`${uid} ${round}`), title, location, sort, start, end }]
}

const textOf = (component: ICAL.Component, name: string): string => cut(oneLine(String(component.getFirstPropertyValue(name) ?? '')), 500)
