import { expect, it } from 'vitest'
import { paragraphsIn, sentencesIn } from './sentences.ts'

it('parts text at the ends of sentences, not at abbreviations and decimals', () => {
  expect(sentencesIn('Cost fell to £3.20, e.g. on lids.  We took approx. 11 lines off. No. 3 stayed!', 'en-GB')).toEqual([
    'Cost fell to £3.20, e.g. on lids.',
    'We took approx. 11 lines off.',
    'No. 3 stayed!',
  ])
  expect(paragraphsIn('One.\nStill one.\n \nTwo.\n\n\n')).toEqual(['One.\nStill one.', 'Two.'])
})

it('stays small in a text without the end of a sentence', () => {
  const began = Date.now()
  sentencesIn('No. '.repeat(5_000), 'en-GB')
  expect(Date.now() - began).toBeLessThan(400)
})
