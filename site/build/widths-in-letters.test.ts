import { expect, test } from 'vitest'
import { inLetters } from './widths-in-letters.ts'

test('widths of a layout are counted in letters, and nothing else is', () => {
  expect(inLetters('(max-width: 699px)')).toBe('(max-width: 43.6875em)')
  expect(inLetters('(hover: hover) and (min-width: 700px)')).toBe('(hover: hover) and (min-width: 43.75em)')
  expect(inLetters('(min-width: 1120px) and (max-height: 760px)')).toBe('(min-width: 70em) and (max-height: 760px)')
  expect(inLetters('(width < 60rem)')).toBe('(width < 60rem)')
})
