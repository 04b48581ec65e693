import { expect, it } from 'vitest'
import { reminderWords } from './reminder.ts'

const desk = { today: '2026-03-05', locale: 'en-GB', timeZone: 'Europe/Berlin' }
const timed = { dueDate: null, dueAt: '2026-03-05T16:00' }
const whole = { dueDate: '2026-03-05', dueAt: null }
const none = { dueDate: null, dueAt: null }

it.each([
  [{ offsetMinutes: 0 }, timed, 'At the time'],
  [{ offsetMinutes: -10 }, timed, '10 minutes before'],
  [{ offsetMinutes: -60 }, timed, '1 hour before'],
  [{ offsetMinutes: 5 }, timed, '5 minutes after'],
  [{ offsetMinutes: -1440 }, timed, 'The day before at 16:00'],
  [{ offsetMinutes: 540 }, whole, 'On the day at 09:00'],
  [{ offsetMinutes: -900 }, whole, 'The day before at 09:00'],
  [{ offsetMinutes: -2340 }, whole, '2 days before at 09:00'],
  [{ offsetMinutes: -30 }, none, '30 minutes from the due date, once there is one'],
  [{ at: '2026-03-05T23:30:00.000Z' }, none, 'Tomorrow, 00:30'],
])('%j of %j reads “%s”', (reminder, task, text) => {
  expect(reminderWords(reminder, task, desk)).toBe(text)
})

it('writes the time of day as the person does', () => {
  expect(reminderWords({ offsetMinutes: 840 }, whole, { ...desk, locale: 'en-US' })).toMatch(/^On the day at 2:00\sPM$/)
})
