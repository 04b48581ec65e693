import { expect, test } from 'vitest'
import { plainList } from '../rules/list-address.ts'
import { sampleTask as task } from '../rules/test-task.ts'
import type { TaskDesk } from '../state/task-desk.ts'
import { whenInRow } from './when.ts'

const desk = (view: TaskDesk['view']): TaskDesk => ({
  accountId: task(9).id,
  shortcuts: { singleKeys: true, keys: {} },
  isMac: false,
  running: null,
  goals: [],
  view,
  list: plainList,
  today: '2026-11-12',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  dayStart: 0,
  weekStart: 1,
})
const dueToday = task(1, { dueDate: '2026-11-12' })
const atFour = task(2, { dueAt: '2026-11-28T16:00' })

test('where no heading says the day, a row says it with its time', () => {
  expect(whenInRow(dueToday, 'plain', desk('all'))?.text).toBe('Today')
  expect(whenInRow(atFour, 'plain', desk('all'))?.text).toBe('Sat 28 Nov, 16:00')
  expect(whenInRow(atFour, 'found', desk('today'))?.text).toBe('Sat 28 Nov, 16:00')
})

test('what a heading says is not said again', () => {
  expect(whenInRow(dueToday, 'plain', desk('today'))).toBeNull()
  expect(whenInRow(atFour, 'day', desk('upcoming'))?.text).toBe('16:00')
})

test('what is overdue is told by its day, and marked', () => {
  const late = task(3, { dueAt: '2026-11-09T09:00' })
  expect(whenInRow(late, 'overdue', desk('today'))).toMatchObject({ text: 'Mon 9 Nov', isLate: true })
  expect(whenInRow(late, 'plain', desk('all'))).toMatchObject({ isLate: true })
})

test('what was done is told by the date of the person, not by that of Greenwich', () => {
  const done = task(4, { status: 'done', closedAt: '2026-11-10T23:30:00.000Z' })
  expect(whenInRow(done, 'found', { ...desk('today'), timeZone: 'Asia/Tokyo' })?.text).toBe('Yesterday')
})

test('a round that is over is told by when it was done, not by when the next is due', () => {
  const last = { id: task(5).id, occurrenceDate: '2026-11-10', completedAt: '2026-11-11T10:00:00.000Z', localDate: '2026-11-11' }
  const snapshot = { status: 'open' as const, dueDate: '2026-11-10', dueAt: null, timeZone: null, startDate: null }
  const round = task(5, {
    dueDate: '2026-11-17',
    recurrence: { rrule: 'FREQ=WEEKLY', repeatFrom: 'schedule', anchor: '2026-11-10', exceptions: [] },
    lastCompletion: { ...last, timeZone: 'Europe/London', snapshot, steps: [], undone: false },
  })
  expect(whenInRow(round, 'over', desk('all'))?.text).toBe('Yesterday')
  expect(whenInRow(round, 'found', desk('all'))?.text).toBe('Tue 17 Nov')
})
