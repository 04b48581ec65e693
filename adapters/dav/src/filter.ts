import { nameOf, type TimeRange, unfolded } from '@throughline/core/dav'
import type { Calendar, Item } from './calendars.ts'
import { DavError } from './dav-error.ts'
import { childOf, childrenOf, isA, type XmlElement } from './xml-reader.ts'
import { caldav } from './xml-writer.ts'

/** Whether an object is asked for. */
export type Filter = (item: Item) => Promise<boolean>

/** More than any program asks for. */
const MAX_CONDITIONS = 30

const unsupported = () => new DavError(403, 'This filter is not understood here.', '<c:supported-filter/>')

/**
 * What a calendar-query asks for (RFC 4791, 9.7): a component, a stretch of time, and whether properties are there or hold a text.
 * @throws DavError 403 `supported-filter`
 */
export function filterOf(query: XmlElement, calendar: Calendar): Filter {
  const outer = childOf(childOf(query, caldav('filter')), caldav('comp-filter'))
  if (outer?.attributes.name?.toUpperCase() !== 'VCALENDAR') throw new DavError(400, 'The filter begins with VCALENDAR.')
  const inner = childrenOf(outer, caldav('comp-filter'))
  // Every component named has to be there, and an object here is of one sort.
  const own = inner.filter(({ attributes }) => attributes.name?.toUpperCase() === calendar.component)
  const others = inner.filter((filter) => !own.includes(filter))
  if (others.some((filter) => !childOf(filter, caldav('is-not-defined')))) return async () => false
  if (own.some((filter) => childOf(filter, caldav('is-not-defined')))) return async () => false
  const conditions = own.flatMap(({ children }) => children)
  // Each is looked at for each object.
  if (conditions.length > MAX_CONDITIONS) throw unsupported()
  const tests = conditions.map(testOf)
  return async (item) => {
    for (const test of tests) if (!(await test(item))) return false
    return true
  }
}

function testOf(filter: XmlElement): Filter {
  if (isA(filter, caldav('time-range'))) {
    const range = rangeOf(filter)
    return async (item) => item.isWithin(range)
  }
  const name = filter.attributes.name?.toUpperCase() ?? ''
  if (isA(filter, caldav('comp-filter'))) {
    const isAbsent = childOf(filter, caldav('is-not-defined')) !== undefined
    if (filter.children.length > (isAbsent ? 1 : 0)) throw unsupported()
    return async (item) => unfolded(await item.text()).includes(`BEGIN:${name}`) !== isAbsent
  }
  if (isA(filter, caldav('prop-filter'))) return propertyTest(name, filter)
  throw unsupported()
}

function propertyTest(name: string, { children }: XmlElement): Filter {
  const [condition, ...more] = children
  if (more.length > 0) throw unsupported()
  const valuesIn = async (item: Item) => propertyLines(await item.text()).filter((line) => nameOf(line) === name)
  if (!condition) return async (item) => (await valuesIn(item)).length > 0
  if (isA(condition, caldav('is-not-defined'))) return async (item) => (await valuesIn(item)).length === 0
  if (!isA(condition, caldav('text-match'))) throw unsupported()
  const sought = condition.text.toLowerCase()
  const isNegated = condition.attributes['negate-condition'] === 'yes'
  return async (item) => {
    const lines = await valuesIn(item)
    return lines.some(
      (line) =>
        line
          .slice(line.indexOf(':') + 1)
          .toLowerCase()
          .includes(sought) !== isNegated,
    )
  }
}

/** Those of the component itself, without what belongs to its alarms and rounds. */
function propertyLines(text: string): string[] {
  const lines = unfolded(text)
  const first = lines.findIndex((line) => line === 'BEGIN:VTODO' || line === 'BEGIN:VEVENT') + 1
  const rest = lines.slice(first)
  return rest.slice(
    0,
    rest.findIndex((line) => /^(BEGIN|END):/.test(line)),
  )
}

function rangeOf({ attributes: { start, end } }: XmlElement): TimeRange {
  const range = { from: instantOf(start), before: instantOf(end) }
  if (range.from === null && range.before === null) throw new DavError(400, 'A time range has a start or an end.')
  return range
}

function instantOf(text: string | undefined): string | null {
  if (text === undefined) return null
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? []
  try {
    return Temporal.Instant.from(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`).toString()
  } catch {
    throw new DavError(400, 'A time range is told in UTC.')
  }
}
