import { expect, it } from 'vitest'
import { dueWords, repeatWords } from './task-words.ts'

it('says when a task is due', () => {
  expect(dueWords({ dueDate: '2026-11-27', dueAt: null })).toBe('Fri 2026-11-27')
  expect(dueWords({ dueDate: null, dueAt: '2026-11-27T16:00:00' })).toBe('Fri 2026-11-27 16:00')
  expect(dueWords({ dueDate: null, dueAt: null })).toBeNull()
})

it.each([
  ['FREQ=DAILY', 'schedule', 'every day'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', 'schedule', 'every 2 weeks on Mon, Fri'],
  ['FREQ=MONTHLY;COUNT=3', 'completion', 'every month 3 times after it is done'],
  ['FREQ=YEARLY;UNTIL=20301231', 'schedule', 'every year until 2030-12-31'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'schedule', 'FREQ=MONTHLY;BYDAY=-1FR'],
] as const)('says %s, counted from %s, as “%s”', (rrule, repeatFrom, words) => {
  expect(repeatWords({ rrule, repeatFrom, anchor: '2026-01-01', exceptions: [] } as never)).toBe(words)
})
