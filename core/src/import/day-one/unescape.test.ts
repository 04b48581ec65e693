import fc from 'fast-check'
import { micromark } from 'micromark'
import { describe, expect, it } from 'vitest'
import { rewritten } from '../journal/rewrite-text.ts'
import { needlessIn } from './unescape.ts'

function plainText(text: string): string {
  const isNeedless = needlessIn(text)
  return rewritten(text, (mark) => (mark.is === 'escape' && isNeedless(mark) ? [text.slice(mark.from + 1, mark.to)] : null)).join('')
}

describe('the backslashes of Day One', () => {
  it.each([
    ['Rain again\\. Mika\\-Lotte phoned\\!', 'Rain again. Mika-Lotte phoned!'],
    ['\\(We left at 5\\:30\\.\\)', '(We left at 5:30.)'],
    ['1\\. not a list', '1\\. not a list'],
    ['\\- not a list', '\\- not a list'],
    ['\\# not a heading', '\\# not a heading'],
    ['Wow\\![yes](a)', 'Wow\\![yes](a)'],
    ['\\*not bold\\* \\_nor this\\_', '\\*not bold\\* \\_nor this\\_'],
    ['`a\\.b`\n\n```\na\\-b\n```', '`a\\.b`\n\n```\na\\-b\n```'],
    ['line\n\\-\\-\\-', 'line\n\\---'],
  ])('%j reads %j', (text, read) => expect(plainText(text)).toBe(read))

  it('go only where Markdown reads the text in the same way without', () => {
    const piece = fc.constantFrom(
      ...'.-!#+=()[]<>&*_`~:;/\\"|{ \n1ax'.split(''),
      '\\',
      '\\.',
      '\\-',
      '\\!',
      '\\(',
      '\\)',
      '\\#',
      '\\:',
      '\n\n',
      '](',
      '- ',
      '  ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const text = pieces.join('')
        expect(micromark(plainText(text))).toBe(micromark(text))
      }),
      { numRuns: 1000 },
    )
  })
})
