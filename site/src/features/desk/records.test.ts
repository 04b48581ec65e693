import { expect, test } from 'vitest'
import { applied, editOf } from '../task/rules/change.ts'
import { sampleTask as task } from '../task/rules/test-task.ts'
import { createRecords } from './records.ts'

const now = '2026-11-12T09:00:00.000Z'

test('a change shows at once and vanishes when it fails', () => {
  const records = createRecords(applied)
  records.learn(task(1))
  const change = editOf(task(1), { title: 'Mine' })
  records.begin(change, now)
  expect(records.shown(task(1).id)?.title).toBe('Mine')
  records.end(change)
  expect(records.shown(task(1).id)?.title).toBe('Task 1')
})

test('a newer record from elsewhere does not hide what is on its way', () => {
  const records = createRecords(applied)
  records.learn(task(1))
  records.begin(editOf(task(1), { title: 'Mine' }), now)
  records.learn(task(1, { notes: 'Theirs', version: 2 }))
  expect(records.shown(task(1).id)).toMatchObject({ title: 'Mine', notes: 'Theirs', version: 2 })
})

test('changes show one over the other', () => {
  const records = createRecords(applied)
  records.learn(task(1))
  records.begin(editOf(task(1), { title: 'First', priority: 'high' }), now)
  records.begin(editOf(task(1), { title: 'Second' }), now)
  expect(records.shown(task(1).id)).toMatchObject({ title: 'Second', priority: 'high' })
})

test('an answer that comes late does not bring an older record back', () => {
  const records = createRecords(applied)
  records.learn(task(1, { title: 'New', version: 5 }))
  expect(records.learn(task(1, { title: 'Old', version: 4 })).title).toBe('New')
})

test('a task that is being made shows before the server knows it', () => {
  const records = createRecords(applied)
  const change = { do: 'create' as const, id: task(1).id, task: { id: task(1).id, title: 'New' } }
  records.begin(change, now)
  expect(records.shown(task(1).id)?.title).toBe('New')
  records.end(change)
  expect(records.shown(task(1).id)).toBeNull()
})
