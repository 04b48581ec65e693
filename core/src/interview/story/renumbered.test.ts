import { expect, it } from 'vitest'
import { renumbered } from './rules.ts'

const corrected = (text: string, was: string, now: string) => renumbered(text, { value: was }, { value: now })

it.each([
  ['It rose from 69 to 77.6\u00a0%.', '77.6', '78', 'It rose from 69 to 78\u00a0%.'],
  ['Von 71,4 auf 77,6\u00a0%; am Ende 77,6.', '77.6', '78.25', 'Von 71,4 auf 78,25\u00a0%; am Ende 78,25.'],
  ['From 1,200 to 800 units.', '1200', '1350', 'From 1,350 to 800 units.'],
  ['Von 1.200 auf 800 Stück.', '1200', '13500', 'Von 13.500 auf 800 Stück.'],
  ['1200 units', '1200', '1350.5', '1350.5 units'],
  ['It came to −8.4\u00a0% a drop.', '-8.4', '-9', 'It came to −9\u00a0% a drop.'],
  ['**78**% and (78)', '78', '80', '**80**% and (80)'],
])('%s', (text, was, now, after) => expect(corrected(text, was, now)).toBe(after))

it.each(['780 and 178', '7.8 and 78.5', '1,078', 'Q78 and B78', '78,5', 'nothing'])('leaves what only looks alike: %s', (text) =>
  expect(corrected(text, '78', '80')).toBe(text),
)

it('takes no longer for a text of nothing but numbers', () => {
  const text = '78.'.repeat(1_300)
  expect(corrected(text, '78', '80')).toHaveLength(text.length)
})
