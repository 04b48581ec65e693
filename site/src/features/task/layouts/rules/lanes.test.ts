import type { Task } from '@throughline/core/task'
import { describe, expect, test } from 'vitest'
import { editOf } from '../../rules/change.ts'
import { sampleTask } from '../../rules/test-task.ts'
import { compareIn } from '../../rules/views.ts'
import { canMove, changesOf, landingIn, laneBeside, lanesOf } from './lanes.ts'
import { layoutOf } from './layout.ts'

const calendar = { today: '2026-11-12', timeZone: 'Europe/Vienna', dayStart: 4 }
const titles = (tasks: readonly { title: string }[]) => tasks.map(({ title }) => title)
const completed = (number: number, day: string, more: Parameters<typeof sampleTask>[1] = {}) =>
  sampleTask(number, {
    status: 'done',
    closedAt: `${day}T10:00:00.000Z`,
    lastCompletion: {
      id: '019a9b3c-6e10-7aa1-8000-000000000001',
      occurrenceDate: day,
      completedAt: `${day}T10:00:00.000Z`,
      localDate: day,
      timeZone: 'Europe/Vienna',
      snapshot: { status: 'open', dueDate: null, dueAt: null, timeZone: null, startDate: null },
      steps: [],
      undone: false,
    },
    ...more,
  })
const repeating = { rrule: 'FREQ=DAILY', repeatFrom: 'schedule', anchor: '2026-11-01', exceptions: [] } as const

describe('the lanes of a board', () => {
  test('hold what is to do in manual order, whatever order it came in', () => {
    const lanes = lanesOf('today', [sampleTask(3), sampleTask(2, { status: 'in-progress' }), sampleTask(1)], [], calendar)
    expect([titles(lanes.open), titles(lanes['in-progress'])]).toEqual([['Task 1', 'Task 3'], ['Task 2']])
  })

  test('hold what is to do by day and time where the list does', () => {
    const active = [
      sampleTask(1, { dueDate: '2026-11-20' }),
      sampleTask(2, { dueDate: '2026-11-13' }),
      sampleTask(3, { dueAt: '2026-11-13T09:00' }),
      sampleTask(4, { dueDate: '2026-11-13' }),
    ]
    const byDay = lanesOf('upcoming', active, [], calendar).open
    expect(byDay).toEqual([...active].sort(compareIn('upcoming')))
    expect(byDay.at(-1)?.title).toBe('Task 1')
    expect(titles(lanesOf('all', active, [], calendar).open)).toEqual(['Task 1', 'Task 2', 'Task 3', 'Task 4'])
  })

  test('keep what was closed in the last week, and in Today what was closed today', () => {
    const closed = [completed(1, '2026-11-12'), completed(2, '2026-11-06'), completed(3, '2026-11-05')]
    expect(titles(lanesOf('all', [], closed, calendar).done)).toEqual(['Task 1', 'Task 2'])
    expect(titles(lanesOf('today', [], closed, calendar).done)).toEqual(['Task 1'])
  })

  test('keep only what would be in the view again', () => {
    const closed = [completed(1, '2026-11-12', { dueDate: '2026-11-12' }), completed(2, '2026-11-12')]
    expect(titles(lanesOf('inbox', [], closed, calendar).done)).toEqual(['Task 2'])
  })

  test('part what was done from what was called off', () => {
    const off = sampleTask(2, { status: 'cancelled', closedAt: '2026-11-11T10:00:00.000Z' })
    const lanes = lanesOf('all', [], [completed(1, '2026-11-12'), off], calendar)
    expect([titles(lanes.done), titles(lanes.cancelled)]).toEqual([['Task 1'], ['Task 2']])
  })
})

describe('putting a card elsewhere', () => {
  const task = sampleTask(1)

  test('changes its place, its status, or both in one edit', () => {
    expect(changesOf(task, 'open', 'open', 'a5')).toEqual([editOf(task, { order: 'a5' })])
    expect(changesOf(task, 'open', 'in-progress', 'a5')).toEqual([editOf(task, { status: 'in-progress', order: 'a5' })])
    expect(changesOf(task, 'open', 'open', null)).toEqual([])
  })

  test('completes it, naming the round of a repeating one', () => {
    expect(changesOf(task, 'open', 'done', null)).toEqual([{ do: 'complete', id: task.id }])
    const stretch = sampleTask(1, { recurrence: { ...repeating, exceptions: [] }, dueDate: '2026-11-12' })
    expect(changesOf(stretch, 'open', 'done', null)).toEqual([{ do: 'complete', id: task.id, occurrenceDate: '2026-11-12' }])
  })

  test('takes the completion back, and then edits what it was before', () => {
    const done = completed(1, '2026-11-12')
    expect(changesOf(done, 'done', 'in-progress', 'a5')).toEqual([
      { do: 'reopen', id: done.id, completionId: done.lastCompletion?.id },
      { do: 'edit', id: done.id, changes: { status: 'in-progress', order: 'a5' }, base: { status: 'open', order: 'a1' } },
    ])
    expect(changesOf(done, 'done', 'open', null)).toHaveLength(1)
  })

  test('says which lane is meant where the completion is on its way, so that nobody knows what it was before', () => {
    const done = completed(1, '2026-11-12', { lastCompletion: null })
    expect(changesOf(done, 'done', 'open', 'a5')).toEqual([
      { do: 'reopen', id: done.id, completionId: null, to: 'open' },
      { do: 'edit', id: done.id, changes: { order: 'a5' }, base: { order: 'a1' } },
    ])
    expect(changesOf(done, 'done', 'in-progress', null)).toEqual([{ do: 'reopen', id: done.id, completionId: null, to: 'in-progress' }])
  })

  test('calls it off, but not a round that is over', () => {
    expect(changesOf(task, 'open', 'cancelled', null)).toEqual([editOf(task, { status: 'cancelled' })])
    expect(canMove(completed(1, '2026-11-12'), 'done', 'cancelled')).toBe(true)
    expect(canMove(completed(1, '2026-11-12', { recurrence: { ...repeating, exceptions: [] } }), 'done', 'cancelled')).toBe(false)
  })

  test('finds the gap between its new neighbours, also at the ends', () => {
    const lane = [sampleTask(1), sampleTask(2), sampleTask(3)]
    const added = sampleTask(9)
    const gapAt = (lane: readonly Task[], task: Task, index: number) => landingIn('all', lane, task, index).gap
    expect(gapAt(lane, added, 1)).toMatchObject({ before: 'a1', after: 'a2' })
    expect(gapAt(lane, sampleTask(1), 1)).toMatchObject({ before: 'a2', after: 'a3' })
    expect(gapAt(lane, added, 0)).toMatchObject({ before: null, after: 'a1' })
    expect(gapAt([], added, 0)).toEqual({ before: null, after: null, tied: [] })
    const tied = sampleTask(2, { order: 'a1' })
    expect(gapAt([sampleTask(1), tied], added, 1)).toEqual({ before: 'a1', after: null, tied: [tied] })
  })

  test('keeps it among those of its day where days come first', () => {
    const [soon, late] = [{ dueDate: '2026-11-13' }, { dueDate: '2026-11-20' }]
    const lane = [sampleTask(1, soon), sampleTask(2, soon), sampleTask(3, late)]
    const added = sampleTask(9, soon)
    expect(landingIn('upcoming', lane, added, 0)).toMatchObject({ at: 0, gap: { before: null, after: 'a1' } })
    expect(landingIn('upcoming', lane, added, 3)).toMatchObject({ at: 2, gap: { before: 'a2', after: null } })
    expect(landingIn('upcoming', lane, sampleTask(3, late), 0)).toMatchObject({ at: 2, gap: { before: null, after: null } })
  })

  test('goes from lane to lane, and stops at the last', () => {
    expect([laneBeside('open', 1), laneBeside('open', -1), laneBeside('cancelled', 1)]).toEqual(['in-progress', null, null])
  })
})

test('a view is shown as a list where another layout makes no sense', () => {
  expect([layoutOf('inbox', 'board'), layoutOf('inbox', 'calendar'), layoutOf('trash', 'board')]).toEqual(['board', 'list', 'list'])
})
