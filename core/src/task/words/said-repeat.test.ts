import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WEEKDAYS } from '../recurrence/rule.ts'
import { NewRecurrence } from '../recurrence/schema.ts'
import { firstDay, rruleText, type SaidRepeat } from './said-repeat.ts'

describe('the first day of a rule', () => {
  it.each<[string, SaidRepeat, string]>([
    ['is today when today fits', { freq: 'DAILY' }, '2026-03-03'],
    ['is the next of its weekdays', { freq: 'WEEKLY', byDay: ['MO', 'FR'] }, '2026-03-06'],
    ['is the next of its days of the month', { freq: 'MONTHLY', monthDay: 1 }, '2026-04-01'],
    ['is the last day of a month that is too short', { freq: 'YEARLY', month: 4, monthDay: 31 }, '2026-04-30'],
    ['is the last day of the month', { freq: 'MONTHLY', monthDay: -1 }, '2026-03-31'],
    ['is the third Friday', { freq: 'MONTHLY', byDay: ['3FR'] }, '2026-03-20'],
    ['is the first working day', { freq: 'MONTHLY', byDay: ['MO', 'TU', 'WE', 'TH', 'FR'], place: 1 }, '2026-04-01'],
    ['is the last working day', { freq: 'MONTHLY', byDay: ['MO', 'TU', 'WE', 'TH', 'FR'], place: -1 }, '2026-03-31'],
    ['is the last Monday', { freq: 'MONTHLY', byDay: ['-1MO'] }, '2026-03-30'],
    ['is the next of its days of the year, or the last of a shorter month', { freq: 'YEARLY', month: 2, monthDay: 29 }, '2027-02-28'],
  ])('%s', (_, rule, expected) => expect(firstDay(rule, '2026-03-03')).toBe(expected))

  it('is never before the day asked from, and always one that fits', () => {
    const dates = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 12 }), (from, monthDay, month) => {
        const day = firstDay({ freq: 'YEARLY', month, monthDay }, from)
        expect(day && day >= from).toBe(true)
        expect(day?.slice(5)).toBe(`${String(month).padStart(2, '0')}-${String(monthDay).padStart(2, '0')}`)
      }),
      { numRuns: 30 },
    )
  })
})

it('a rule is written as a recurrence that a task may have', () => {
  const interval = fc.integer({ min: 1, max: 99 })
  const monthDay = fc.constantFrom(-1, 1, 29, 30, 31)
  const rules: fc.Arbitrary<SaidRepeat> = fc
    .oneof(
      fc.record({ freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'), interval }),
      fc.record({ freq: fc.constant('WEEKLY'), interval, byDay: fc.subarray([...WEEKDAYS], { minLength: 1 }) }),
      fc.record({ freq: fc.constant('MONTHLY'), interval, monthDay }),
      fc.record({ freq: fc.constant('YEARLY'), interval, month: fc.integer({ min: 1, max: 12 }), monthDay }),
    )
    .chain((rule) => fc.constantFrom(rule, { ...rule, until: '2999-12-31' }, { ...rule, count: 10 }))
  fc.assert(fc.property(rules, (rule) => NewRecurrence.safeParse({ rrule: rruleText(rule), repeatFrom: 'schedule' }).success))
})
