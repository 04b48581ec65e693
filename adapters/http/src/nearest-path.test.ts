import { expect, it } from 'vitest'
import { nearestPath } from './nearest-path.ts'

const paths = ['/tasks', '/tasks/{id}', '/tasks/{id}/completions', '/tasks/quick-add', '/goals', '/journal-entries', '/me']

it.each([
  ['/task', '/tasks'],
  ['/tasks/', '/tasks'],
  ['/Tasks', '/tasks'],
  ['/task/019a9b3c/completion', '/tasks/{id}/completions'],
  ['/journal_entries', '/journal-entries'],
  ['/taks/quickadd', '/tasks/quick-add'],
])('finds what was meant by %s', (asked, meant) => {
  expect(nearestPath(asked, paths)).toBe(meant)
})

it.each(['/', '/xyzzy', '/tasks/x/y/z', `/${'t'.repeat(10_000)}`, '/a'.repeat(500)])('guesses nothing for %s', (asked) => {
  expect(nearestPath(asked, paths)).toBeNull()
})
