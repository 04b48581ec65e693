import { expect, it } from 'vitest'
import { dayAgo, happenedAt } from './happened.ts'

const timeZone = 'Europe/Vienna'
const today = '2026-11-12'
const at = (time: string) => ({ timeZone, today, now: Temporal.ZonedDateTime.from(`${today}T${time}[${timeZone}]`).toInstant() })
const told = (time: string, of: string) => {
  const when = at(time)
  return happenedAt(when, dayAgo(when, 0), of).toZonedDateTimeISO(timeZone).toPlainDateTime().toString()
}

it('nothing of today happens later than now', () => {
  expect(told('10:30:20', '06:52')).toBe('2026-11-12T06:52:00')
  expect(told('10:30:20', '18:40')).toBe('2026-11-12T10:30:00')
  expect(told('20:00', '18:40')).toBe('2026-11-12T18:40:00')
})

it('before dawn the last day is the one before, and the days before that stay', () => {
  expect(told('03:10', '06:52')).toBe('2026-11-11T06:52:00')
  expect(told('03:10', '18:40')).toBe('2026-11-11T18:40:00')
  expect(dayAgo(at('03:10'), 1)).toBe('2026-11-11')
  expect(dayAgo(at('07:00'), 0)).toBe(today)
})

it('is as the sample says where no time is given', () => {
  const when = { timeZone, today }
  expect(happenedAt(when, dayAgo(when, 0), '18:40').toString()).toBe('2026-11-12T17:40:00Z')
})
