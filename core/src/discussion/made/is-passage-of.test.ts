import { expect, it } from 'vitest'
import { isPassageOf } from './is-passage-of.ts'

it.each([
  ['as it is written', 'We ship on Monday.', 'We ship on Monday.'],
  ['across marks within words', 'unbelievable work', 'un*believ*able **work**'],
  ['without the address of a link', 'read the plan again', 'read [the plan](/tasks/1) again'],
  ['without what makes lists of lines', 'one\ntwo', '1. one\n2. [x] two'],
  ['with whom it mentions', 'Thanks @Ruth Callan for this', 'Thanks @[Ruth Callan](person:019a) for this'],
  ['of signs alone', '🎉', 'Done 🎉'],
])('a passage is known %s', (_, passage, body) => {
  expect(isPassageOf(passage, body)).toBe(true)
})

it.each([
  ['other words', 'We ship on Friday.', 'We ship on Monday.'],
  ['another order', 'Monday on ship', 'We ship on Monday.'],
  ['more than was said', 'We ship on Monday, promised', 'We ship on Monday.'],
  ['nothing', '  ', 'We ship on Monday.'],
  ['other signs', '🎉', 'Done 👍'],
])('and not known: %s', (_, passage, body) => {
  expect(isPassageOf(passage, body)).toBe(false)
})
