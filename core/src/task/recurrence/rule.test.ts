import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainRule, type RepeatRule, repeatRuleOf, rruleOf, WEEKDAYS } from './rule.ts'
import { RecurrenceRule } from './schema.ts'

describe('a repeat a person chooses', () => {
  it.each<[string, Partial<RepeatRule> & Pick<RepeatRule, 'freq'>]>([
    ['FREQ=DAILY', { freq: 'DAILY' }],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH', { freq: 'WEEKLY', interval: 3, weekdays: ['TH', 'MO'] }],
    ['FREQ=MONTHLY;BYMONTHDAY=15', { freq: 'MONTHLY', monthDay: { day: 15 } }],
    ['FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1', { freq: 'MONTHLY', monthDay: { day: 30 } }],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', { freq: 'MONTHLY', monthDay: { day: -1 } }],
    ['FREQ=MONTHLY;BYDAY=-1FR', { freq: 'MONTHLY', monthDay: { place: -1, weekday: 'FR' } }],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', { freq: 'MONTHLY', monthDay: { place: 1, workday: true } }],
    ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', { freq: 'YEARLY', month: 5, monthDay: { place: 2, weekday: 'SU' } }],
    ['FREQ=DAILY;UNTIL=20261231', { freq: 'DAILY', end: { until: '2026-12-31' } }],
    ['FREQ=WEEKLY;COUNT=10', { freq: 'WEEKLY', end: { count: 10 } }],
  ])('is written as %s, and read back', (rrule, rule) => {
    expect(rruleOf({ ...plainRule(rule.freq), ...rule })).toBe(rrule)
    expect(rruleOf(repeatRuleOf(rrule) as RepeatRule)).toBe(rrule)
  })

  it('is a rule that a task may have, and is read back as it was, whatever is chosen', () => {
    const place = fc.constantFrom(1, 2, 3, 4, -1)
    const monthDay = fc.oneof(
      fc.constantFrom(-1, 1, 15, 28, 29, 30, 31).map((day) => ({ day })),
      fc.record({ place, weekday: fc.constantFrom(...WEEKDAYS) }),
      place.map((place) => ({ place, workday: true as const })),
    )
    const common = {
      interval: fc.integer({ min: 1, max: 99 }),
      end: fc.oneof(
        fc.constant(null),
        fc.integer({ min: 1, max: 999 }).map((count) => ({ count })),
        fc.constant({ until: '9000-01-31' }),
      ),
    }
    const none = fc.constant(null)
    const noDays = fc.constant([])
    const rules: fc.Arbitrary<RepeatRule> = fc.oneof(
      fc.record({ ...common, freq: fc.constant('DAILY'), weekdays: noDays, monthDay: none, month: none }),
      fc.record({ ...common, freq: fc.constant('WEEKLY'), weekdays: fc.subarray([...WEEKDAYS]), monthDay: none, month: none }),
      fc.record({ ...common, freq: fc.constant('MONTHLY'), weekdays: noDays, monthDay, month: none }),
      fc.record({ ...common, freq: fc.constant('YEARLY'), weekdays: noDays, monthDay, month: fc.integer({ min: 1, max: 12 }) }),
    )
    fc.assert(
      fc.property(rules, (rule) => {
        expect(repeatRuleOf(rruleOf(rule))).toEqual(rule)
        expect(RecurrenceRule.safeParse(rruleOf(rule)).success).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('reads what other programs write the same', () => {
    expect(repeatRuleOf('FREQ=WEEKLY;WKST=SU;BYDAY=FR,MO')).toMatchObject({ weekdays: ['FR', 'MO'] })
    expect(repeatRuleOf('FREQ=DAILY;UNTIL=20261231T225959Z')?.end).toEqual({ until: '2026-12-31' })
  })
})

it.each([
  'FREQ=MONTHLY;BYMONTHDAY=1,15',
  'FREQ=MONTHLY;BYMONTHDAY=31',
  'FREQ=DAILY;BYDAY=MO',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,MO',
  'FREQ=MONTHLY;BYDAY=1MO,3MO',
])('%s is not one of these', (rrule) => expect(repeatRuleOf(rrule)).toBeNull())
