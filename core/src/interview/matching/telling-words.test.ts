import { expect, it } from 'vitest'
import { isTellingStretch } from './telling-words.ts'

it.each(['before, it', 'both', 'für die', 'fur die', 'über', '', '…', 'a b c'])('“%s” says nothing by itself', (stretch) => {
  expect(isTellingStretch(stretch)).toBe(false)
})

it.each(['the deadline', 'Both teams', 'unter Druck', 'SQL', 'week 31'])('“%s” says something', (stretch) => {
  expect(isTellingStretch(stretch)).toBe(true)
})
