import { type JcalComponent, parameterOf, propertiesIn, RULE, textIn, valuesOf } from '../../ics/index.ts'
import { type NewRecurrence, partsOf, ruleText } from '../../task/index.ts'
import type { RuleReader } from '../rule-reader.ts'
import { type Reading, type When, whenOf } from './read-when.ts'

const MAX_EXCEPTIONS = 366
/** Values looked at for them: a calendar may name a day several times, but one made to keep us busy names it for ever. */
const MAX_VALUES = 4 * MAX_EXCEPTIONS
const SAFE_DAY = 28

/** The repeat of a VTODO that is due on some day; `null` where its rule is none a task can repeat by. */
export function readRepeat(todo: JcalComponent, due: When, rules: RuleReader, reading: Reading): NewRecurrence | null {
  const read = rules.read(untilDay(textIn(todo, RULE), due))
  const rrule = read && outspoken(read.rrule, due.day)
  if (!rrule || !rules.isRule(rrule)) return null
  const values = propertiesIn(todo, 'exdate').flatMap((property) =>
    valuesOf(property).map((value) => ({ value, zone: parameterOf(property, 'tzid') })),
  )
  const left = values
    .slice(0, MAX_VALUES)
    .flatMap(({ value, zone }) => whenOf(value, zone, { ...reading, timeZone: due.timeZone ?? reading.timeZone }) ?? [])
  const exceptions = [...new Set(left.map(({ day }) => day))].slice(0, MAX_EXCEPTIONS)
  const repeatFrom = textIn(todo, 'x-throughline-repeat-from') === 'COMPLETION' ? 'completion' : 'schedule'
  return { rrule, repeatFrom, anchor: due.day, exceptions }
}

/** An end in UTC is on another day in some zones. */
function untilDay(rule: string, { timeZone }: When): string {
  return rule.replace(/UNTIL=(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z/i, (text, year, month, day, hour, minute, second) => {
    try {
      const instant = Temporal.Instant.from(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
      return `UNTIL=${instant
        .toZonedDateTimeISO(timeZone ?? 'UTC')
        .toPlainDate()
        .toString()
        .replaceAll('-', '')}`
    } catch {
      return text
    }
  })
}

/** A rule of RFC 5545 leaves out months that have no such day, which is said here; a plain one would mean the last day there is. */
function outspoken(rrule: string, anchor: string): string {
  const parts = partsOf(rrule)
  const { month, day } = Temporal.PlainDate.from(anchor)
  if (day <= SAFE_DAY || Object.keys(parts).some((name) => name.startsWith('BY'))) return rrule
  if (parts.FREQ === 'MONTHLY') return ruleText({ ...parts, BYMONTHDAY: String(day) })
  return parts.FREQ === 'YEARLY' ? ruleText({ ...parts, BYMONTH: String(month), BYMONTHDAY: String(day) }) : rrule
}
