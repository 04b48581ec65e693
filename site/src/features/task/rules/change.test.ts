import { expect, test } from 'vitest'
import { applied, editOf, inverse, onlyTies, toggleOf } from './change.ts'
import { sampleTask as task } from './test-task.ts'

const now = '2026-11-12T09:00:00.000Z'
const completion = {
  id: task(9).id,
  occurrenceDate: '2026-11-12',
  completedAt: now,
  localDate: '2026-11-12',
  timeZone: 'Europe/London',
  snapshot: { status: 'in-progress' as const, dueDate: null, dueAt: null, timeZone: null, startDate: null },
  steps: [],
  undone: false,
}

test('an edit remembers the fields it changes as they were seen', () => {
  expect(editOf(task(1, { priority: 'low' }), { priority: 'high' })).toMatchObject({
    changes: { priority: 'high' },
    base: { priority: 'low' },
  })
})

test('an edit taken back gives every field its old value', () => {
  const before = task(1, { dueDate: '2026-11-12' })
  const change = editOf(before, { dueDate: null, dueAt: '2026-11-13T16:00', timeZone: 'Europe/London' })
  const after = applied(before, change, now)!
  const back = inverse(change, before, after)!
  expect(applied(after, back, now)).toMatchObject({ dueDate: '2026-11-12', dueAt: null, timeZone: null })
})

test('taking back that a time came or went gives back the reminders that followed it, and no others', () => {
  const timed = task(1, { dueAt: '2026-11-13T16:00', timeZone: 'Europe/London', reminders: [{ offsetMinutes: 0 }] })
  const change = editOf(timed, { dueAt: null, timeZone: null })
  const answered = task(1, { dueAt: null, timeZone: null, reminders: [] })
  expect(inverse(change, timed, answered)).toMatchObject({
    changes: { dueAt: '2026-11-13T16:00', reminders: [{ offsetMinutes: 0 }] },
    base: { dueAt: null, reminders: [] },
  })
  expect(inverse(editOf(answered, { dueAt: timed.dueAt }), answered, timed)).toMatchObject({ changes: { dueAt: null, reminders: [] } })
  const kept = { ...answered, reminders: timed.reminders }
  expect(inverse(change, timed, kept)).not.toHaveProperty('changes.reminders')
  expect(inverse(editOf(timed, { priority: 'high' }), timed, { ...timed, reminders: [] })).not.toHaveProperty('changes.reminders')
})

test('completing closes, reopening gives back the state it was completed from', () => {
  const before = task(1, { status: 'in-progress' })
  const change = toggleOf(before)
  expect(applied(before, change, now)).toMatchObject({ status: 'done', closedAt: now })
  const answered = task(1, { status: 'done', closedAt: now, lastCompletion: completion })
  const back = inverse(change, before, answered)!
  expect(back).toEqual({ do: 'reopen', id: before.id, completionId: completion.id })
  expect(applied(answered, back, now)).toMatchObject({ status: 'in-progress', closedAt: null })
})

test('what is opened again before its completing was answered names no older completion', () => {
  const before = task(1, { lastCompletion: { ...completion, undone: true } })
  const done = applied(before, toggleOf(before), now)!
  expect(toggleOf(done)).toMatchObject({ do: 'reopen', completionId: null })
})

test('a cancelled task is reopened without touching an older completion, and the other way round', () => {
  const cancelled = task(1, { status: 'cancelled', lastCompletion: completion })
  const change = toggleOf(cancelled)
  expect(change).toMatchObject({ do: 'reopen', completionId: null })
  const after = applied(cancelled, change, now)!
  expect(after.status).toBe('open')
  expect(inverse(change, cancelled, after)).toMatchObject({ do: 'edit', changes: { status: 'cancelled' } })
})

test('a completion that is not the latest is taken back without putting the task back to before that', () => {
  const other = task(1, { status: 'done', closedAt: now, lastCompletion: completion })
  const after = applied(other, { do: 'reopen', id: other.id, completionId: task(8).id }, now)
  expect(after).toMatchObject({ status: 'open', lastCompletion: { undone: false } })
})

test('a closed task keeps the time it was closed when it is closed in another way', () => {
  const cancelled = task(1, { status: 'cancelled', closedAt: '2026-11-10T09:00:00.000Z' })
  expect(applied(cancelled, editOf(cancelled, { status: 'done' }), now)!.closedAt).toBe(cancelled.closedAt)
})

test('cancelling closes a task, and opening it again does not leave a closing time', () => {
  const cancelled = applied(task(1), editOf(task(1), { status: 'cancelled' }), now)!
  expect(cancelled.closedAt).toBe(now)
  expect(applied(cancelled, editOf(cancelled, { status: 'open' }), now)!.closedAt).toBeNull()
})

test('the trash and back', () => {
  const before = task(1)
  const deleted = applied(before, { do: 'remove', id: before.id }, now)!
  expect(deleted.deletedAt).toBe(now)
  expect(inverse({ do: 'remove', id: before.id }, before, deleted)).toEqual({ do: 'restore', id: before.id })
})

test('a new task is shown with every field, and is taken back by moving it to the trash', () => {
  const change = { do: 'create' as const, id: task(1).id, task: { id: task(1).id, title: 'New', dueDate: '2026-11-13' } }
  const made = applied(null, change, now)!
  expect(made).toMatchObject({ title: 'New', dueDate: '2026-11-13', status: 'open', tags: [], version: 0 })
  expect(inverse(change, null, made)).toEqual({ do: 'remove', id: made.id })
})

test('a change of a task that is not known shows nothing', () => {
  expect(applied(null, { do: 'complete', id: task(1).id }, now)).toBeNull()
})

test('a line of quick add shows as it was read here, and is taken back by moving it to the trash', () => {
  const seen = { title: 'Pay', dueDate: '2026-11-13' }
  const change = { do: 'quick-add' as const, id: task(1).id, text: 'Pay tomorrow', typedAt: now, seen }
  const made = applied(null, change, now)!
  expect(made).toMatchObject({ id: task(1).id, title: 'Pay', dueDate: '2026-11-13', status: 'open' })
  expect(inverse(change, null, made)).toEqual({ do: 'remove', id: made.id })
})

test.each([
  ['what it waits for', { blockedBy: [task(2).id] }, true],
  ['its place', { parentId: task(2).id }, true],
  ['words', { title: 'Kept' }, false],
  ['a place together with words', { title: 'Kept', parentId: null }, false],
])('an edit of %s says nothing but what the task hangs together with, or more', (_, changes, expected) => {
  expect(onlyTies(editOf(task(1), changes))).toBe(expected)
})
