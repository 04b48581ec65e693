import { expect, test } from 'vitest'
import { editOf } from '../task/rules/change.ts'
import { sampleTask as task } from '../task/rules/sample.ts'
import { supersedes } from './any-change.ts'

test('an edit supersedes an older one of the same field, not of another field or task', () => {
  const older = editOf(task(1), { title: 'A' })
  expect(supersedes(editOf(task(1), { title: 'B' }), older)).toBe(true)
  expect(supersedes(editOf(task(1), { notes: 'B' }), older)).toBe(false)
  expect(supersedes(editOf(task(2), { title: 'B' }), older)).toBe(false)
  expect(supersedes({ do: 'complete', id: task(1).id }, older)).toBe(false)
})
