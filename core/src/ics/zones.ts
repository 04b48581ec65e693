import ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import { instantText, TimeZone } from '../kernel/index.ts'
import { type JcalComponent, propertiesIn, textIn } from './jcal.ts'

/** The zones a file names: those of the IANA by their own or an older name, those of Windows, and those it describes itself. */
export class Zones {
  readonly #described: ReadonlyMap<string, JcalComponent>
  readonly #named = new Map<string, string | null>()
  readonly #zones = new Map<string, ICAL.Timezone>()

  constructor(described: readonly JcalComponent[]) {
    this.#described = new Map(described.map((zone) => [textIn(zone, 'tzid'), zone]))
  }

  /** The IANA name of a TZID; `null` when it has none. */
  named(tzid: string): string | null {
    const known = this.#named.get(tzid)
    if (known !== undefined) return known
    const location = this.#described.get(tzid)
    const found = [tzid, ...suffixes(tzid), fromWindows(tzid), location ? textIn(location, 'x-lic-location') : ''].find(isZone) ?? null
    this.#named.set(tzid, found)
    return found
  }

  /** The instant of a local time in a zone that only the file knows; `null` when it does not say enough. */
  instantIn(tzid: string, local: string): string | null {
    const described = this.#described.get(tzid)
    if (!described || !isTellable(described)) return null
    try {
      const zone = this.#zoneOf(tzid, described)
      const { year, month, day, hour, minute, second } = Temporal.PlainDateTime.from(local)
      const time = { year: Math.min(year, LAST_YEAR), month, day, hour, minute, second, isDate: false }
      const offset = zone.utcOffset(new ICAL.Time(time, zone))
      return instantText(Temporal.PlainDateTime.from(local).toZonedDateTime('UTC').subtract({ seconds: offset }).toInstant())
    } catch {
      return null
    }
  }

  /** Its changes are found out once, for all times that a file may tell: asked for later years, the parser would begin anew each time. */
  #zoneOf(tzid: string, described: JcalComponent): ICAL.Timezone {
    const known = this.#zones.get(tzid)
    if (known) return known
    const zone = new ICAL.Timezone(new ICAL.Component(described as unknown as unknown[] as never))
    zone.utcOffset(new ICAL.Time({ year: LAST_YEAR, month: 1, day: 1, hour: 0, minute: 0, second: 0, isDate: false }, zone))
    this.#zones.set(tzid, zone)
    return zone
  }
}

/** Later years have the summer of this one. */
const LAST_YEAR = 2100
/** More than the whole history of any zone. */
const MAX_CHANGES = 500
/** Of rules, which are gone through year by year. */
const MAX_RULES = 20

/**
 * Whether a description is one whose changes can be counted: clocks change once a year by a rule. One that says they do each
 * second since the year 1 would be gone through second by second.
 */
function isTellable([, , changes]: JcalComponent): boolean {
  const rules = changes.flatMap((change) => propertiesIn(change, 'rrule').map(([, , , rule]) => rule))
  return changes.length <= MAX_CHANGES && rules.length <= MAX_RULES && rules.every(isYearly)
}

function isYearly(rule: unknown): boolean {
  const { freq, until: _, interval = 1, wkst: __, ...by } = rule as Record<string, unknown>
  const names = Object.keys(by)
  const days = [by.bymonthday ?? 1].flat()
  // The seven days of one week at most, in one month, by one weekday.
  const isOnce = [by.bymonth, by.byday].every((value) => value === undefined || !Array.isArray(value)) && days.length <= 7
  const isThere = days.every((day) => Math.abs(Number(day)) <= 28) || Number(by.bymonth) !== 2
  return (
    freq === 'YEARLY' && interval === 1 && isOnce && isThere && names.every((name) => ['bymonth', 'byday', 'bymonthday'].includes(name))
  )
}

/** Some programs put a path before the name, as in `/example.org/20260101_1/Europe/Berlin`. */
const suffixes = (tzid: string) => {
  const parts = tzid.split('/').slice(-3)
  return parts.map((_, i) => parts.slice(i).join('/'))
}

const fromWindows = (tzid: string): string => findIana(tzid.replace(/^"|"$/g, '') as Parameters<typeof findIana>[0])?.[0] ?? ''

const isZone = (name: string | undefined): name is string => name !== undefined && name !== '' && TimeZone.safeParse(name).success
