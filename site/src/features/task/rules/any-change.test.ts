import { expect, test } from 'vitest'
import { supersedes } from './any-change.ts'
import { editOf } from './change.ts'
import { sampleTask as task } from './sample.ts'

test('an edit supersedes an older one of the same field, not of another field or task', () => {
  const older = editOf(task(1), { title: 'A' })
  expect(supersedes(editOf(task(1), { title: 'B' }), older)).toBe(true)
  expect(supersedes(editOf(task(1), { notes: 'B' }), older)).toBe(false)
  expect(supersedes(editOf(task(2), { title: 'B' }), older)).toBe(false)
  expect(supersedes({ do: 'complete', id: task(1).id }, older)).toBe(false)
})
