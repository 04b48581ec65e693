import { z } from 'zod'
import { PlainDate } from '../../kernel/index.ts'
import { comesRound } from './series.ts'

/** How far apart rounds may be. */
const MAX_INTERVAL = 4

const never = { error: 'There is no day on which this repeat comes round.', params: { code: 'never' }, abort: true } as const

/** A count says nothing about which days are meant, but has many more of them looked at. */
const endless = (rrule: string) => rrule.replace(/;COUNT=\d+/, '')

const malformed = { error: 'Write an RFC 5545 rule such as FREQ=WEEKLY;BYDAY=FR.', abort: true } as const

/**
 * RFC 5545 recurrence rule without the `RRULE:` name and without DTSTART, of days: no part may name hours. A plain
 * `FREQ=MONTHLY` or `FREQ=YEARLY` falls on the last day where a month is too short; with BYMONTHDAY, such months are left out.
 */
export const RecurrenceRule = z
  .string()
  .max(500, malformed)
  .regex(/^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;[A-Z]+=[A-Za-z0-9,+-]+)*$/, malformed)
  .refine((rrule) => partNames(rrule).every((name) => known.has(name)), {
    error: 'A repeat goes by days: FREQ, INTERVAL, COUNT, UNTIL, WKST and the BY… parts for days, weeks and months.',
    params: { code: 'unknown_rule_part' },
    abort: true,
  })
  .refine((rrule) => new Set(partNames(rrule)).size === partNames(rrule).length, malformed)
  .refine((rrule) => !/[;](INTERVAL|COUNT)=(?!\d{1,4}(;|$))/.test(rrule), {
    error: `INTERVAL and COUNT have at most ${MAX_INTERVAL} digits.`,
    abort: true,
  })
  .refine((rrule) => comesRound({ rrule: endless(rrule), anchor: SOME_DAY }), never)
  .refine((rrule) => comesRound({ rrule, anchor: SOME_DAY }), never)
  .meta({ id: 'RecurrenceRule', example: 'FREQ=WEEKLY;BYDAY=FR' })

/** Rules with a count or an end are judged from early on, so that one in the past is a rule all the same. */
const SOME_DAY = '1999-12-31'
const known = new Set([
  ...['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST'],
  ...['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYMONTH', 'BYSETPOS'],
])
const partNames = (rrule: string) => rrule.split(';').map((part) => part.slice(0, part.indexOf('=')))

const parts = {
  rrule: RecurrenceRule,
  /** Whether the next date is counted from the one planned or from the day it was done. */
  repeatFrom: z.enum(['schedule', 'completion']),
  /** The day that intervals and counts start from: the first due day, unless another is named. */
  anchor: PlainDate,
  /** Days that are left out (EXDATE). */
  exceptions: z.array(PlainDate).max(366),
}

const example = { rrule: 'FREQ=WEEKLY;BYDAY=FR', repeatFrom: 'schedule', anchor: '2026-03-06', exceptions: [] }

export const Recurrence = z.strictObject(parts).meta({ id: 'Recurrence', example })
export type Recurrence = z.infer<typeof Recurrence>

/** What words can say of a repeat. */
export type Repeat = Pick<Recurrence, 'rrule' | 'repeatFrom'>

/** A repeat of a new task: the rule is enough. */
export const NewRecurrence = z
  .strictObject({ ...parts, repeatFrom: parts.repeatFrom.default('schedule'), exceptions: parts.exceptions.default([]) })
  .partial({ anchor: true })
  .meta({ id: 'NewRecurrence', example: { rrule: 'FREQ=WEEKLY;BYDAY=FR', repeatFrom: 'schedule' } })
export type NewRecurrence = z.input<typeof NewRecurrence>

/** RFC 7396 goes into objects: what is absent stays. */
export const RecurrenceChanges = z
  .strictObject(parts)
  .partial()
  .meta({ id: 'RecurrenceChanges', example: { repeatFrom: 'completion' } })
export type RecurrenceChanges = z.input<typeof RecurrenceChanges>
