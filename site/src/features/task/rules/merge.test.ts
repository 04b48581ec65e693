import { expect, test } from 'vitest'
import { merge } from './merge.ts'
import { sampleTask as task } from './test-task.ts'

test('date, time and zone of the due date stand or fall together', () => {
  const base = { dueDate: '2026-11-12', dueAt: null, timeZone: null }
  const mine = { dueDate: null, dueAt: '2026-11-12T16:00', timeZone: 'Europe/London' }
  const { changes, conflicts } = merge(base, mine, task(1, { dueDate: '2026-11-20' }))
  expect(changes).toEqual({})
  expect(conflicts).toEqual([{ field: 'dueDate', mine, theirs: { dueDate: '2026-11-20', dueAt: null, timeZone: null } }])
})
