import { expect, test } from 'vitest'
import { dueBy, withoutDue } from './due.ts'
import { sampleTask as sample } from './test-task.ts'

test('a time is one of the person’s clock, or of the zone the task has', () => {
  const when = { date: '2026-11-27', time: '16:00' }
  expect(dueBy(sample(1), when, 'Europe/Vienna')).toEqual({ dueDate: null, dueAt: '2026-11-27T16:00', timeZone: 'Europe/Vienna' })
  const inLima = sample(1, { dueAt: '2026-11-20T08:00', timeZone: 'America/Lima' })
  expect(dueBy(inLima, when, 'Europe/Vienna')).toMatchObject({ timeZone: 'America/Lima' })
  expect(dueBy(inLima, { ...when, time: null }, 'Europe/Vienna')).toEqual({ dueDate: '2026-11-27', dueAt: null, timeZone: null })
})

test('a repeat that is said begins on the day, and one that is there ends with it', () => {
  const repeat = { rrule: 'FREQ=WEEKLY;BYDAY=FR', repeatFrom: 'schedule' as const }
  const task = sample(1, { dueDate: '2026-11-20' })
  expect(dueBy(task, { date: '2026-11-27', time: null, repeat }, 'UTC').recurrence).toEqual({
    ...repeat,
    anchor: '2026-11-27',
    exceptions: [],
  })
  expect(withoutDue(task)).toEqual({ dueDate: null, dueAt: null, timeZone: null })
  const repeating = sample(1, { dueDate: '2026-11-20', recurrence: { ...repeat, anchor: '2026-11-20', exceptions: [] } })
  expect(withoutDue(repeating)).toHaveProperty('recurrence', null)
})
