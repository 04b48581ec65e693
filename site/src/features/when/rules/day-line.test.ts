import { expect, test } from 'vitest'
import { readQuickAdd } from '../../../../../core/src/task/quick-add/read-quick-add.ts'
import { day as english } from '../../../messages/day.ts'
import { day as german } from '../../../messages/de/day.ts'
import { dayLine, isWithin, whenOf } from './day-line.ts'

const blank = {
  ...{ title: '_', dueDate: null, dueAt: null, timeZone: null, startDate: null, recurrence: null },
  ...{ tags: [], priority: 'none' as const, durationMinutes: null, goalId: null, unknownGoals: [] },
}

test('a line that is a day says when, with its time and how it repeats', () => {
  expect(whenOf({ ...blank, dueDate: '2026-11-27' })).toEqual({ date: '2026-11-27', time: null, repeat: null })
  const recurrence = { rrule: 'FREQ=WEEKLY;BYDAY=FR', repeatFrom: 'schedule' as const }
  expect(whenOf({ ...blank, dueAt: '2026-11-27T16:00', recurrence })).toEqual({ date: '2026-11-27', time: '16:00', repeat: recurrence })
})

test.each([
  { dueDate: null },
  { title: '_ or so' },
  { tags: ['work'] },
  { priority: 'high' as const },
  { durationMinutes: 45 },
  { goalId: '01930000-0000-7000-8000-000000000001' },
  { startDate: '2026-11-27' },
])('a line that says no day, or more than one (%o), is none', (said) => {
  expect(whenOf({ ...blank, dueDate: '2026-11-27', ...said })).toBeNull()
})

test.each(['3/12', '3/4', '3.12.', '3/12 9:00', '3/12/2026', '3.12.2026 9:00', 'thu 3/12'])(
  '“%s” is a day, whatever it may be in a line',
  (typed) => {
    const context = { today: '2026-11-29', now: '2026-11-29T10:00', timeZone: 'Europe/Vienna', weekStart: 1 }
    const date = typed === '3/4' ? '2027-04-03' : '2026-12-03'
    const time = typed.includes('9:00') ? '09:00' : null
    for (const locale of ['en-GB', 'de-AT'])
      expect(whenOf(readQuickAdd(germanLine(dayLine(typed), locale), { ...context, locale }))).toEqual({ date, time, repeat: null })
  },
)

/** As the German twin of the words has it. */
const germanLine = (line: string, locale: string) => (locale.startsWith('de') ? line.replace(english.command, german.command) : line)

test('an empty line is not read', () => {
  expect([dayLine('  '), dayLine(' fri ')]).toEqual(['', '_ fri'])
})

test('a day that is said may be the first or the last there is to choose, and none before or after', () => {
  const days = ['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01']
  const within = (first?: string, last?: string) => days.map((day) => isWithin(day, first, last))
  expect(within('2026-11-27', '2026-11-30')).toEqual([false, true, true, false])
  expect(within('2026-11-27')).toEqual([false, true, true, true])
  expect(within(undefined, '2026-11-30')).toEqual([true, true, true, false])
  expect(within()).toEqual([true, true, true, true])
})
