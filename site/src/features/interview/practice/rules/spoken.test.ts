import { expect, test } from 'vitest'
import { practice as words } from '../../../../messages/practice.ts'
import { spokenWords } from './spoken.ts'

test('a length is told in minutes and steps of five seconds', () => {
  expect([3, 44, 58, 61, 130, 120].map(spokenWords)).toEqual(['3 s', '45 s', '1 min', '1 min', '2 min 10 s', '2 min'])
})

test('an interview is named within a sentence as one would write it', () => {
  expect(['Panel', 'HR call', 'first call'].map(words.ahead.until)).toEqual([
    'Until the panel',
    'Until the HR call',
    'Until the first call',
  ])
})
