import type { Zones } from '../../ics/index.ts'
import { type JcalProperty, parameterOf, textOf } from '../../ics/index.ts'
import { parses } from '../../kernel/index.ts'

/** A day, or a time of a zone, or of no zone. */
export interface When {
  day: string
  /** `HH:mm`; `null` for a whole day. */
  time: string | null
  timeZone: string | null
}

export interface Reading {
  zones: Zones
  /** The person's own zone. */
  timeZone: string
  report: (message: string) => void
}

const pattern = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2})?(Z)?)?$/

/** When a property says; `null` where there is none, and where it says no date. */
export function readWhen(property: JcalProperty | undefined, reading: Reading): When | null {
  return property ? whenOf(textOf(property), parameterOf(property, 'tzid'), reading) : null
}

export function whenOf(text: string, tzid: string, { zones, timeZone, report }: Reading): When | null {
  const [, day = '', time, utc] = pattern.exec(text) ?? []
  if (!isDay(day) || (time !== undefined && !isTime(time))) return null
  if (time === undefined) return { day, time: null, timeZone: null }
  if (utc) return inZone(`${day}T${time}:00.000Z`, timeZone)
  if (!tzid) return { day, time, timeZone: null }
  const named = zones.named(tzid)
  if (named) return { day, time, timeZone: named }
  const instant = zones.instantIn(tzid, `${day}T${time}`)
  report(
    `The time zone “${tzid.slice(0, 60)}” is not known${instant ? '; its times were reckoned into your own' : ', so your own is used'}.`,
  )
  return instant ? inZone(instant, timeZone) : { day, time, timeZone }
}

function inZone(instant: string, timeZone: string): When {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)
  return { day: local.toPlainDate().toString(), time: local.toPlainTime().toString({ smallestUnit: 'minute' }), timeZone }
}

/** `YYYY-MM-DDTHH:mm`, a whole day being its midnight. */
export const localOf = ({ day, time }: When): string => `${day}T${time ?? '00:00'}`

/** The time a duration after another, as DTSTART with DURATION says it. */
export function after(when: When, duration: string): When | null {
  try {
    const local = Temporal.PlainDateTime.from(localOf(when)).add(duration)
    return { ...when, day: local.toPlainDate().toString(), time: when.time && local.toPlainTime().toString({ smallestUnit: 'minute' }) }
  } catch {
    return null
  }
}

const isDay = (text: string) => parses(() => Temporal.PlainDate.from(text))
const isTime = (text: string) => parses(() => Temporal.PlainTime.from(text))
