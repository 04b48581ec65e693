import { expect, test } from 'vitest'
import { tooLargeAs } from './lengths.ts'

const MIB = 1024 * 1024

test('a file is too large by what its format may have, and a CV is told so in its own words', () => {
  expect(tooLargeAs('cv-document', 5 * MIB)).toBeNull()
  expect(tooLargeAs('cv-document', 5 * MIB + 1)).toBe('tooLargeCv')
  expect(tooLargeAs('todoist-csv', 25 * MIB)).toBeNull()
  expect(tooLargeAs('todoist-csv', 25 * MIB + 1)).toBe('tooLarge')
})
