import { expect, test } from 'vitest'
import { type AnyChange, supersedes } from './any-change.ts'

const edit = (id: string, changes: object, kind = 'skill') => ({ do: `${kind}.edit`, id, changes, base: {} }) as AnyChange

test('an edit supersedes an older one of the same field, not of another field or record', () => {
  const older = edit('1', { name: 'A', level: 'Working' })
  expect(supersedes(edit('1', { name: 'B' }), older)).toBe(true)
  expect(supersedes(edit('1', { aliases: [] }), older)).toBe(false)
  expect(supersedes(edit('2', { name: 'B' }), older)).toBe(false)
})

test('what is no edit supersedes only the same', () => {
  const removed: AnyChange = { do: 'goal.remove', id: '1' }
  expect(supersedes({ do: 'goal.remove', id: '1' }, removed)).toBe(true)
  expect(supersedes({ do: 'goal.restore', id: '1' }, removed)).toBe(false)
  expect(supersedes(removed, edit('1', { title: 'A' }, 'goal'))).toBe(false)
})
