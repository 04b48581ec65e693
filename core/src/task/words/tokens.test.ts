import { expect, it } from 'vitest'
import { findTokens } from './tokens.ts'

it('says what each sign is and where it stands', () => {
  expect(findTokens('Send #work !high ~45m')).toEqual({
    tags: ['work'],
    priority: 'high',
    durationMinutes: 45,
    found: [
      { start: 5, end: 10, field: 'tags' },
      { start: 11, end: 16, field: 'priority' },
      { start: 17, end: 21, field: 'durationMinutes' },
    ],
  })
})

it('a tag may be sixty characters long, a duration a month', () => {
  expect(findTokens(`#${'a'.repeat(60)}`).tags).toHaveLength(1)
  expect(findTokens(`#${'a'.repeat(61)}`).tags).toEqual([])
  expect(findTokens('~744h').durationMinutes).toBe(44_640)
  expect(findTokens('~745h').durationMinutes).toBeNull()
})
