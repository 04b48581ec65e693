import { expect, test } from 'vitest'
import { dueWords, exactDue, localDateOf, longDate, nearDate, shortDate } from './day.ts'

const context = { today: '2026-11-12', locale: 'en-GB' }

test('the day before, the day itself and the day after have words of their own', () => {
  expect(['2026-11-11', '2026-11-12', '2026-11-13'].map((date) => nearDate(date, context))).toEqual(['Yesterday', 'Today', 'Tomorrow'])
})

test('near words speak the language of the person', () => {
  expect(nearDate('2026-11-13', { ...context, locale: 'de' })).toBe('Morgen')
})

test('tomorrow is tomorrow across the end of a year and of summer time', () => {
  expect(nearDate('2027-01-01', { ...context, today: '2026-12-31' })).toBe('Tomorrow')
  expect(nearDate('2026-10-26', { ...context, today: '2026-10-25' })).toBe('Tomorrow')
})

test('dates further away are short, and tell the year only when it is another', () => {
  expect(nearDate('2026-11-09', context)).toBe('Mon 9 Nov')
  expect(longDate('2026-11-12', context)).toBe('Thursday 12 November')
})

test('a date of another year is written like one of this year, with the year after it', () => {
  expect(shortDate('2027-01-04', context)).toBe('Mon 4 Jan 2027')
  expect(longDate('2027-01-29', context)).toBe('Friday 29 January 2027')
  for (const locale of ['en-US', 'de', 'fr', 'es']) {
    const [thisYear, another] = ['2026-12-25', '2027-12-24'].map((date) => shortDate(date, { ...context, locale }))
    const between = (words = '') => /^[^\d\s,]+(?<between>[\s,]+)/.exec(words)?.groups?.between
    expect(between(another)).toBe(between(thisYear))
  }
  expect(shortDate('2027-01-29', { ...context, locale: 'ja' })).toBe('2027年1月29日(金)')
})

test('a due time follows its day', () => {
  expect(dueWords({ dueDate: null, dueAt: '2026-11-12T16:00' }, context)).toBe('Today, 16:00')
  expect(dueWords({ dueDate: '2026-11-13', dueAt: null }, context)).toBe('Tomorrow')
  expect(dueWords({ dueDate: null, dueAt: null }, context)).toBeNull()
})

test('the exact due date names the zone of a time', () => {
  expect(exactDue({ dueDate: null, dueAt: '2026-11-12T16:00', timeZone: 'Europe/London' }, 'en-GB')).toBe(
    'Thursday 12 November 2026 at 16:00 (Europe/London)',
  )
})

test('what is done at one in the morning belongs to the day before when the day starts at four', () => {
  expect(localDateOf('2026-11-12T00:30:00.000Z', { timeZone: 'Europe/Berlin', dayStart: 4 })).toBe('2026-11-11')
  expect(localDateOf('2026-11-12T00:30:00.000Z', { timeZone: 'Europe/Berlin', dayStart: 0 })).toBe('2026-11-12')
})
