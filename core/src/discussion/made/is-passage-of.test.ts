import { workingTime } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { isPassageOf } from './is-passage-of.ts'

it.each([
  ['as it is written', 'We ship on Monday.', 'We ship on Monday.'],
  ['across marks within words', 'unbelievable work', 'un*believ*able **work**'],
  ['without the address of a link', 'read the plan again', 'read [the plan](/tasks/1) again'],
  ['without what makes lists of lines', 'one\ntwo', '1. one\n2. [x] two'],
  ['with whom it mentions', 'Thanks @Ruth Callan for this', 'Thanks @[Ruth Callan](person:019a) for this'],
  [
    'over two links',
    'read the plan and the notes today',
    'read [the plan](/tasks/1 "for you") and [the notes][n] today\n\n[n]: /tasks/2 (mine)',
  ],
  ['across a picture', 'before and after', 'before ![a map](https://post.example/a(1).png) and after'],
  ['into a block of code', 'Run this npm test', 'Run this:\n\n```sh\nnpm test\n```'],
  ['across a sign that is written out', 'research & development', 'research &amp; development'],
  ['as it was typed', 'read [the plan](/tasks/1) again', 'read [the plan](/tasks/1) again'],
  ['of signs alone', '🎉', 'Done 🎉'],
])('a passage is known %s', (_, passage, body) => {
  expect(isPassageOf(passage, body)).toBe(true)
})

it.each([
  ['other words', 'We ship on Friday.', 'We ship on Monday.'],
  ['another order', 'Monday on ship', 'We ship on Monday.'],
  ['a word left out', 'I think she is ready', 'I do not think she is ready.'],
  ['put together of two', 'We ship late', 'We ship on Monday. Nobody is late.'],
  ['a part of a word', 'able', 'unable'],
  ['more than was said', 'We ship on Monday, promised', 'We ship on Monday.'],
  ['nothing', '  ', 'We ship on Monday.'],
  ['other signs', '🎉', 'Done 👍'],
])('and not known: %s', (_, passage, body) => {
  expect(isPassageOf(passage, body)).toBe(false)
})

it.each(['~', '](', '![', '](()', '[a]: ', '1. ', '&a', '``` ', '][', '> ', '[x](/a) '])('no text takes long: %s', (part) => {
  const body = `${part.repeat(20_000 / part.length)}x\``
  const worked = workingTime()
  isPassageOf('nothing of it', body)
  expect(worked()).toBeLessThan(200)
})
