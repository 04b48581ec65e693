import { expect, it } from 'vitest'
import { plainSentences } from './own-words.ts'

it('a sentence that goes on behind what is read of a text is not told by half', () => {
  const link = `[the list](https://example.com/${'a'.repeat(900)})`
  const first = 'We began with two of us.'
  const second = `Then ${link} was kept by all who pick there, ${'and by those who drive, '.repeat(4)}as they do now.`
  expect(plainSentences(`${first} ${second}`, 'en')).toEqual([first])
  expect(plainSentences(`${first} Then all of them kept it.\n\n${second}`, 'en')).toEqual([first, 'Then all of them kept it.'])
})
