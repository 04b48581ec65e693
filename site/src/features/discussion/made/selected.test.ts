import { expect, it } from 'vitest'
import { shortened } from './selected.ts'

it('a passage that is too long ends with a word that was said', () => {
  expect(shortened('Short enough')).toBe('Short enough')
  const long = `${'word '.repeat(399)}wordsthatgoon`
  expect(shortened(long)).toBe(`${'word '.repeat(398)}word`)
  expect(shortened('x'.repeat(2_001))).toHaveLength(2_000)
})
