import { describe, expect, it } from 'vitest'
import { localPath } from './local-path.ts'

describe('the path to return to', () => {
  it.each(['/tasks', '/tasks?view=inbox', '/tasks/019a9b3c-5d00-7cc0-8000-0123456789ab', '/tasks?q=a%2Fb#notes'])('keeps %s', (path) => {
    expect(localPath(path)).toBe(path)
  })

  it.each([
    null,
    '',
    'tasks',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    '/tasks\\..\\',
  ])('refuses %j, which may lead elsewhere', (path) => {
    expect(localPath(path)).toBeNull()
  })
})
