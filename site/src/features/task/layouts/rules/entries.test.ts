import { describe, expect, test } from 'vitest'
import { sampleTask } from '../../rules/test-task.ts'
import { cutAt, type EntrySources, entriesByDay } from './entries.ts'

const calendar = { today: '2026-11-12', timeZone: 'Europe/Vienna', dayStart: 4 }
const daily = { rrule: 'FREQ=DAILY', repeatFrom: 'schedule' as const, anchor: '2026-11-01', exceptions: [] }
const completion = (localDate: string, dueAt: string | null) => ({
  id: '019a9b3c-6e10-7aa1-8000-000000000001',
  occurrenceDate: dueAt?.slice(0, 10) ?? localDate,
  completedAt: `${localDate}T10:00:00.000Z`,
  localDate,
  timeZone: 'Europe/Vienna',
  snapshot: { status: 'open' as const, dueDate: dueAt ? null : localDate, dueAt, timeZone: null, startDate: null },
  steps: [],
  undone: false,
})
const told = (sources: Partial<EntrySources>, day: string) =>
  (entriesByDay({ due: [], done: [], occurrences: [], ...sources }, calendar).get(day) ?? []).map(({ kind, task, time }) =>
    [kind, task.title, time].filter(Boolean).join(' '),
  )

describe('what stands on a day', () => {
  test('comes by time, then what has none in its own order, rounds to come, and what was done', () => {
    const due = [
      sampleTask(1, { dueAt: '2026-11-12T16:00' }),
      sampleTask(2, { dueAt: '2026-11-12T09:30' }),
      sampleTask(3, { dueDate: '2026-11-12' }),
      sampleTask(4, { dueDate: '2026-11-12' }),
    ]
    const done = [sampleTask(5, { status: 'done', closedAt: '2026-11-12T08:00:00.000Z' })]
    const occurrences = [{ task: sampleTask(6, { recurrence: daily, dueDate: '2026-11-11' }), planned: ['2026-11-12'], done: [] }]
    expect(told({ due, done, occurrences }, '2026-11-12')).toEqual([
      'task Task 2 09:30',
      'task Task 1 16:00',
      'task Task 3',
      'task Task 4',
      'ghost Task 6',
      'done Task 5',
    ])
  })

  test('is not there before its start', () => {
    const due = [sampleTask(1, { dueAt: '2026-11-12T16:00', startDate: '2026-11-14' })]
    expect([told({ due }, '2026-11-12'), told({ due }, '2026-11-14')]).toEqual([[], ['task Task 1']])
  })

  test('what was done stays on the day and at the time it was for, whenever it was done; what was for none is where it was done', () => {
    const closed = { status: 'done' as const, closedAt: '2026-11-12T10:00:00.000Z' }
    const late = sampleTask(1, { ...closed, dueAt: '2026-11-10T09:00', lastCompletion: completion('2026-11-12', '2026-11-10T09:00') })
    const undated = sampleTask(2, { ...closed })
    const cancelled = sampleTask(3, { status: 'cancelled', closedAt: '2026-11-12T10:00:00.000Z', dueDate: '2026-11-11' })
    const sources = { done: [late, undated, cancelled] }
    expect(told(sources, '2026-11-10')).toEqual(['done Task 1 09:00'])
    expect(told(sources, '2026-11-11')).toEqual(['done Task 3'])
    expect(told(sources, '2026-11-12')).toEqual(['done Task 2'])
  })

  test('a round that was done stays on its own day, though its task has moved on', () => {
    const task = sampleTask(1, {
      recurrence: daily,
      dueAt: '2026-11-13T08:15',
      lastCompletion: completion('2026-11-12', '2026-11-10T08:15'),
    })
    const sources = { done: [task], due: [task] }
    expect([told(sources, '2026-11-10'), told(sources, '2026-11-12')]).toEqual([['done Task 1 08:15'], []])
    expect(told(sources, '2026-11-13')).toEqual(['task Task 1 08:15'])
  })

  test('the last round of a task that repeats no more is there once', () => {
    const last = completion('2026-11-12', '2026-11-12T08:15')
    const task = sampleTask(1, {
      status: 'done',
      closedAt: last.completedAt,
      recurrence: daily,
      dueAt: '2026-11-12T08:15',
      lastCompletion: last,
    })
    const round = {
      completionId: last.id,
      localDate: '2026-11-12',
      completedAt: last.completedAt,
      occurrenceDate: '2026-11-12',
      dueAt: '2026-11-12T08:15',
    }
    expect(told({ done: [task], occurrences: [{ task, planned: [], done: [round] }] }, '2026-11-12')).toEqual(['done Task 1 08:15'])
  })

  test('earlier rounds of a repeating task are there once each, beside the latest', () => {
    const task = sampleTask(1, {
      recurrence: daily,
      dueAt: '2026-11-13T08:15',
      lastCompletion: completion('2026-11-12', '2026-11-12T08:15'),
    })
    const round = (day: string, completionId: string, dueAt: string | null) => ({
      ...{ completionId, localDate: day, completedAt: `${day}T10:00:00.000Z`, occurrenceDate: day, dueAt },
    })
    const done = [
      round('2026-11-10', '019a9b3c-6e10-7aa1-8000-000000000002', null),
      round('2026-11-11', '019a9b3c-6e10-7aa1-8000-000000000000', '2026-11-11T07:30'),
      round('2026-11-12', completion('2026-11-12', null).id, '2026-11-12T08:15'),
    ]
    const sources = { done: [task], occurrences: [{ task, planned: ['2026-11-13', '2026-11-14'], done }] }
    expect(told(sources, '2026-11-10')).toEqual(['done Task 1'])
    expect(told(sources, '2026-11-11')).toEqual(['done Task 1 07:30'])
    expect(told(sources, '2026-11-12')).toEqual(['done Task 1 08:15'])
    expect([told(sources, '2026-11-13'), told(sources, '2026-11-14')]).toEqual([[], ['ghost Task 1 08:15']])
  })
})

test('a day shows all it has, or says how many more there are', () => {
  expect([cutAt(4, 4), cutAt(5, 4), cutAt(0, 4)]).toEqual([4, 3, 0])
})
