import { expect, it } from 'vitest'
import { inner, outer } from './prefix.ts'

it.each([
  ['/demo', '/'],
  ['/demo/tasks', '/tasks'],
  ['/tasks', '/tasks'],
  ['/demonstration', '/demonstration'],
])('%s is %s to the app', (shown, path) => expect(inner(shown)).toBe(path))

it('prefixes a path once', () => {
  expect(outer('/tasks')).toBe('/demo/tasks')
  expect(outer(outer('/tasks'))).toBe('/demo/tasks')
  expect(outer('/demonstration')).toBe('/demo/demonstration')
})
