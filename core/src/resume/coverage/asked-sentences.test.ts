import { describe, expect, it } from 'vitest'
import { placesIn, sentencesIn } from './asked-sentences.ts'

/** What of a description is only wished for, by the words that are looked for. */
const wished = (description: string, ...words: string[]) =>
  words.map((word) => {
    const sentence = sentencesIn(description).find(({ text }) => text.includes(word))
    return sentence?.isWished(sentence.text.indexOf(word))
  })

describe('what a description asks for', () => {
  it.each([
    ['SQL is required. Python would be a plus.', [false, true]],
    ['SQL is required, Python is a plus.', [false, true]],
    ['SQL ist erforderlich, Python ist von Vorteil.', [false, true]],
    ['Nice to have:\n- SQL\n- Python', [true, true]],
    ['Nice to have:\n- SQL\n\nYou bring Python.', [true, false]],
    ['Nice to have:\n- SQL\n## You bring\n- Python', [true, false]],
    ['SQL and Python are not required.', [true, true]],
  ])('is asked for or wished for by its own part: %j', (description, isWished) => {
    expect(wished(description, 'SQL', 'Python')).toEqual(isWished)
  })

  it('is read up to four hundred sentences, and six hundred signs of each', () => {
    expect(sentencesIn('So. '.repeat(500))).toHaveLength(400)
    expect(sentencesIn('x'.repeat(700))[0]?.text).toHaveLength(600)
  })
})

it('words stand where they are no part of others', () => {
  const [sentence] = sentencesIn('R and Rust, R2 and R')
  expect(placesIn(sentence!, ['R', ''])).toEqual([
    { from: 0, until: 1 },
    { from: 19, until: 20 },
  ])
})
