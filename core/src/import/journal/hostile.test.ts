import { workingTime } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { hostileTexts } from '../../kernel/text/test-hostile-texts.ts'
import { markdownOfRichText } from '../day-one/rich-text.ts'
import { needlessIn } from '../day-one/unescape.ts'
import { frontMatterOf } from '../markdown-folder/front-matter.ts'
import { asLine } from '../text.ts'
import { markdownOfHtml } from '../vikunja/markdown-of-html.ts'
import { marksIn } from './markdown-marks.ts'
import { rewritten } from './rewrite-text.ts'

declare const performance: { now(): number }

const richText = (text: string) =>
  markdownOfRichText(JSON.stringify({ contents: [{ text: text.replaceAll('\n', ' '), attributes: { bold: true } }] }))

const frontMatter = (text: string) => frontMatterOf(`---\n? ${text.slice(0, 30_000)}\n---\n`)

function unescaped(text: string): string {
  const isNeedless = needlessIn(text)
  return rewritten(text, (mark) => (mark.is === 'escape' && isNeedless(mark) ? [text.slice(mark.from + 1, mark.to)] : null)).join('')
}

it.each(Object.entries({ asLine, richText, frontMatter, marksIn, unescaped, markdownOfHtml }))(
  'no text of an import made to cost much takes %s long',
  (reader, read) => {
    const texts = { ...hostileTexts, 'escaped signs': 'a\\.'.repeat(100_000), 'a megabyte of links': '[a]('.repeat(250_000) }
    for (const [name, text] of Object.entries(texts)) {
      const worked = workingTime()
      read(text)
      expect([reader, name, worked() < 2_000]).toEqual([reader, name, true])
    }
  },
)

it('words keep the blanks around them, and lines those between them', () => {
  expect(richText('  a  $& b ')).toBe('  **a  $& b** ')
  expect(richText('   ')).toBe('   ')
  expect(asLine(' a  b \n\t c\u00a0 d ')).toBe('a  b c\u00a0 d')
})

it('a property is called what stands before its colon', () => {
  expect([...frontMatterOf('---\none two : 1\n"three" : 2\nfour: 3\n  more\n---\n').lines.keys()]).toEqual(['one two', 'three', 'four'])
})
