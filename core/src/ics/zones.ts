import ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import { instantText, TimeZone } from '../kernel/index.ts'
import { type JcalComponent, textIn } from './jcal.ts'

/** The zones a file names: those of the IANA by their own or an older name, those of Windows, and those it describes itself. */
export class Zones {
  readonly #described: ReadonlyMap<string, JcalComponent>
  readonly #named = new Map<string, string | null>()

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
    if (!described) return null
    try {
      const zone = new ICAL.Timezone(new ICAL.Component(described as unknown as unknown[] as never))
      const { year, month, day, hour, minute, second } = Temporal.PlainDateTime.from(local)
      const offset = zone.utcOffset(new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, zone))
      return instantText(Temporal.PlainDateTime.from(local).toZonedDateTime('UTC').subtract({ seconds: offset }).toInstant())
    } catch {
      return null
    }
  }
}

/** Some programs put a path before the name, as in `/example.org/20260101_1/Europe/Berlin`. */
const suffixes = (tzid: string) => {
  const parts = tzid.split('/').slice(-3)
  return parts.map((_, i) => parts.slice(i).join('/'))
}

const fromWindows = (tzid: string): string => findIana(tzid.replace(/^"|"$/g, '') as Parameters<typeof findIana>[0])?.[0] ?? ''

const isZone = (name: string | undefined): name is string => name !== undefined && name !== '' && TimeZone.safeParse(name).success
