import { workingTime } from '@throughline/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../kernel/index.ts'
import { clamped } from './clamped.ts'
import { cases } from './rfc5545-cases.ts'
import { RecurrenceRule } from './schema.ts'
import { comesRound, datesAfter, seriesOf } from './series.ts'

const words = (text = '') => (text === '' ? [] : text.split(' '))

describe('a rule of RFC 5545 has the dates another implementation gives it', () => {
  it.each(cases)('%s from %s, after %s', (rrule, anchor, after, dates, exceptions) => {
    const series = seriesOf({ rrule, anchor, exceptions: words(exceptions) })
    expect(datesAfter(series, after, 4)).toEqual(words(dates))
  })

  it('in at least 150 cases', () => expect(cases.length).toBeGreaterThanOrEqual(150))
})

describe('a plain repeat on a day that not every month has', () => {
  it.each([
    ['FREQ=MONTHLY', '2026-01-31', '2026-02-28 2026-03-31 2026-04-30 2026-05-31'],
    ['FREQ=MONTHLY', '2026-01-30', '2026-02-28 2026-03-30 2026-04-30 2026-05-30'],
    ['FREQ=MONTHLY', '2026-01-29', '2026-02-28 2026-03-29 2026-04-29 2026-05-29'],
    ['FREQ=MONTHLY', '2024-01-31', '2024-02-29 2024-03-31 2024-04-30 2024-05-31'],
    ['FREQ=MONTHLY', '2024-01-29', '2024-02-29 2024-03-29 2024-04-29 2024-05-29'],
    ['FREQ=MONTHLY;INTERVAL=2', '2026-12-31', '2027-02-28 2027-04-30 2027-06-30 2027-08-31'],
    ['FREQ=MONTHLY;INTERVAL=3', '2026-11-30', '2027-02-28 2027-05-30 2027-08-30 2027-11-30'],
    ['FREQ=MONTHLY;COUNT=3', '2026-01-31', '2026-02-28 2026-03-31'],
    ['FREQ=MONTHLY;UNTIL=20260430', '2026-01-31', '2026-02-28 2026-03-31 2026-04-30'],
    ['FREQ=YEARLY', '2024-02-29', '2025-02-28 2026-02-28 2027-02-28 2028-02-29'],
    ['FREQ=YEARLY;INTERVAL=4', '2024-02-29', '2028-02-29 2032-02-29 2036-02-29 2040-02-29'],
    ['FREQ=YEARLY', '2026-10-31', '2027-10-31 2028-10-31 2029-10-31 2030-10-31'],
  ])('%s from %s falls on the last day there is, and comes back', (rrule, anchor, dates) => {
    expect(datesAfter(seriesOf({ rrule, anchor }), anchor, 4)).toEqual(words(dates))
  })

  it('leaves short months out when the rule names the day, as RFC 5545 says', () => {
    expect(datesAfter(seriesOf({ rrule: 'FREQ=MONTHLY;BYMONTHDAY=31', anchor: '2026-01-31' }), '2026-01-31', 3)).toEqual([
      '2026-03-31',
      '2026-05-31',
      '2026-07-31',
    ])
  })

  it.each([
    ['FREQ=MONTHLY', '2026-01-28', 'FREQ=MONTHLY'],
    ['FREQ=MONTHLY', '2026-01-30', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1'],
    ['FREQ=YEARLY', '2024-02-29', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1'],
    ['FREQ=WEEKLY', '2026-01-31', 'FREQ=WEEKLY'],
    ['FREQ=MONTHLY;BYDAY=1MO', '2026-01-31', 'FREQ=MONTHLY;BYDAY=1MO'],
  ])('%s from %s is written out as %s', (rrule, anchor, written) => expect(clamped(rrule, anchor)).toBe(written))
})

describe('the end of a series', () => {
  it('may name a time of day, and ends with that day', () => {
    for (const until of ['20260107', '20260107T000000Z', '20260107T235959Z', '20260107T100000'])
      expect(datesAfter(seriesOf({ rrule: `FREQ=DAILY;UNTIL=${until}`, anchor: '2026-01-05' }), '2026-01-05', 9)).toEqual([
        '2026-01-06',
        '2026-01-07',
      ])
  })

  it('is the last day a date can name', () => {
    expect(datesAfter(seriesOf({ rrule: 'FREQ=DAILY', anchor: '9999-12-30' }), '9999-12-30', 9)).toEqual(['9999-12-31'])
  })
})

describe('a rule that no day answers', () => {
  it.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYSETPOS=-9',
    'FREQ=DAILY;UNTIL=19700101',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=WEEKLY;UNTIL=never',
  ])('%s is told apart', (rrule) => {
    expect(comesRound({ rrule, anchor: '1999-12-31' })).toBe(false)
  })
})

describe('any series', () => {
  const anchors = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const interval = fc.integer({ min: 1, max: 40 })
  const weekdays = fc.subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], { minLength: 1 })
  const rules = fc.oneof(
    fc.tuple(fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'), interval).map(([freq, n]) => `FREQ=${freq};INTERVAL=${n}`),
    fc.tuple(interval, weekdays).map(([n, days]) => `FREQ=WEEKLY;INTERVAL=${n};BYDAY=${days.join(',')}`),
    fc.tuple(fc.integer({ min: -5, max: 5 }), weekdays).map(([place, [day]]) => `FREQ=MONTHLY;BYDAY=${place || 1}${day}`),
    fc.integer({ min: 1, max: 31 }).map((day) => `FREQ=MONTHLY;BYMONTHDAY=${day}`),
  )
  const arbitrary = fc.record({ rrule: rules, anchor: anchors, days: fc.integer({ min: 0, max: 4000 }) })
  const options = { numRuns: 150 }

  it('goes forward', () => {
    fc.assert(
      fc.property(arbitrary, ({ rrule, anchor, days }) => {
        const from = addDays(anchor, days)
        const dates = [from, ...datesAfter(seriesOf({ rrule, anchor }), from, 4)]
        expect(dates).toEqual([...new Set(dates)].toSorted())
        expect(dates).toHaveLength(5)
      }),
      options,
    )
  })

  it('is computed from its anchor: wherever one looks from, the next date is the same', () => {
    fc.assert(
      fc.property(arbitrary, fc.nat(200), ({ rrule, anchor, days }, back) => {
        const series = seriesOf({ rrule, anchor })
        const [a, b] = datesAfter(series, addDays(anchor, days), 2) as [string, string]
        const gap = Temporal.PlainDate.from(a).until(b, { largestUnit: 'days' }).days
        expect(series.after(addDays(b, -(back % gap) - 1))).toBe(b)
      }),
      options,
    )
  })

  it('leaves out what is excepted and nothing else', () => {
    fc.assert(
      fc.property(arbitrary, ({ rrule, anchor, days }) => {
        const from = addDays(anchor, days)
        const [a, b, c] = datesAfter(seriesOf({ rrule, anchor }), from, 3) as [string, string, string]
        expect(datesAfter(seriesOf({ rrule, anchor, exceptions: [b] }), from, 2)).toEqual([a, c])
      }),
      options,
    )
  })
})

describe('a rule made to keep us busy', () => {
  it.each([
    'FREQ=DAILY;BYSETPOS=2',
    'FREQ=WEEKLY;BYMONTHDAY=31;BYMONTH=2',
    'FREQ=WEEKLY;BYMONTHDAY=31;BYMONTH=2;COUNT=9999',
    'FREQ=MONTHLY;BYYEARDAY=366;BYMONTH=1',
    'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6',
    'FREQ=YEARLY;BYYEARDAY=-366,366;BYWEEKNO=1;BYMONTH=7',
  ])('%s is refused before it has', (rrule) => {
    const worked = workingTime()
    for (let i = 0; i < 10; i++) expect(RecurrenceRule.safeParse(rrule).success).toBe(false)
    // Ten that were looked through to the end would take several seconds; these take some hundredths.
    expect(worked()).toBeLessThan(2_000)
  })
})

it.each([
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29', '1896-03-01', '1904-02-29'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO', '1892-03-01', '1904-02-29'],
  ['FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR', '2026-02-14', '2026-03-13'],
  ['FREQ=DAILY;COUNT=9999', '2000-01-01', '2000-01-02'],
  ['FREQ=DAILY;COUNT=9999', '2027-05-16', '2027-05-17'],
  ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=9999', '2035-01-01', '2035-01-02'],
  ['FREQ=DAILY;BYMONTH=6,7,8;COUNT=900', '2009-01-01', '2009-06-01'],
])('%s, rare or long as it is, comes round after %s', (rrule, after, date) => {
  expect(RecurrenceRule.safeParse(rrule).success).toBe(true)
  expect(seriesOf({ rrule, anchor: rrule.includes('COUNT') ? '2000-01-01' : '0001-01-01' }).after(after)).toBe(date)
})
