import { expect, test } from 'vitest'
import { toldFaults } from './told-faults.ts'

test.each([
  ['deu:today', 'deu', 'is not a field. Did you mean “due:”?'],
  ['is:blokced', 'blokced', 'does not go with “is:”. Did you mean blocked?'],
  ['priority:x', 'x', 'does not go with “priority:”. Write none, low, medium, high or urgent.'],
  ['due:tomorow', 'tomorow', 'is not a day. Did you mean tomorrow?'],
  ['due:2026-02-30', '2026-02-30', 'is not a day. Write one such as today, friday, 7d, -2w or 2026-03-01.'],
  ['due:..', '', 'A day is missing. Write one such as today, friday, 7d, -2w or 2026-03-01.'],
  ['estimate:long', 'long', 'is not a length of time. Write 45m, 2h or 1h30m.'],
  ['estimate:..', '', 'A length of time is missing. Write 45m, 2h or 1h30m.'],
  ['tag:>home', '>home', 'is a comparison, which “tag:” does not take. Write the word alone.'],
  ['due: x', 'due:', 'needs something after it.'],
  ['""', '""', 'is empty.'],
  ['a "b', '"b', 'This quote is not closed.'],
  ['(a', '(', 'This bracket is not closed.'],
  ['a)', ')', 'This bracket was never opened.'],
  ['a or', 'or', '“or” goes between two things. To look for the sign itself, put it in quotes.'],
  ['a -', '-', 'A minus needs something after it. To look for the sign itself, put it in quotes.'],
  [`${'-'.repeat(21)}a`, '-', 'Brackets and minus signs go at most 20 deep.'],
  ['x'.repeat(501), 'x', 'A filter can have at most 500 characters.'],
])('%s: the stretch, and what is wrong with it', (text, stretch, words) => {
  expect(toldFaults(text).map((fault) => [text.slice(fault.from, fault.to), fault.words])).toEqual([[stretch, words]])
})

test('what was meant comes along', () => {
  expect(toldFaults('deu:today')).toMatchObject([{ from: 0, to: 3, instead: 'due' }])
})
