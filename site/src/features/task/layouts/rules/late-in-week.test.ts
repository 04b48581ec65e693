import type { Task } from '@throughline/core/task'
import { expect, test } from 'vitest'
import type { Entry } from './entries.ts'
import { isLateInWeek } from './late-in-week.ts'

const days = ['23', '24', '25', '26', '27', '28', '29', '30', '31'].map((day) => `2026-03-${day}`)
const on = (day: string, kind: Entry['kind'] = 'task') => new Map([[day, [{ key: 'a', kind, task: { id: 'a' } as Task, day, time: null }]]])

test('what stands in the last two columns of its week is late in it', () => {
  expect(days.filter((day) => isLateInWeek('a', days, on(day)))).toEqual(['2026-03-28', '2026-03-29'])
})

test('nothing is where no task is open, another is, or a round of it is only to come', () => {
  expect(isLateInWeek(null, days, on('2026-03-29'))).toBe(false)
  expect(isLateInWeek('b', days, on('2026-03-29'))).toBe(false)
  expect(isLateInWeek('a', days, on('2026-03-29', 'ghost'))).toBe(false)
})
