import { workingTime } from '@throughline/contracts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isCheap } from '../../kernel/text/markdown-cost.ts'
import { HOSTILE_LENGTH, hostileTexts } from '../../kernel/text/test-hostile-texts.ts'
import type { Block, Span } from '../model.ts'
import { blocksOfMarkdown, type MarkdownReader } from './blocks.ts'
import { trimmed } from './spans.ts'

declare const performance: { now(): number }

const reader: MarkdownReader = {
  linkOf: (address) => (/^(https?|mailto):/.test(address) ? address : null),
  pictureOf: (address) => /^attachment:(.+)$/.exec(address)?.[1] ?? null,
}
const blocks = (text: string) => blocksOfMarkdown(text, reader)
const paragraph = (...spans: Span[]): Block => ({ kind: 'paragraph', spans })

it('tells emphasis, code, what was struck out, signs that were escaped and lines as they were typed', () => {
  expect(blocks('# The *spike*\n\nA **bold _step_**, `x  y`, ~~no~~ \\*yes\\* &amp; so  \non\nand <b>on</b>')).toEqual([
    { kind: 'heading', level: 1, spans: [{ text: 'The ' }, { text: 'spike', italic: true }] },
    paragraph(
      { text: 'A ' },
      { text: 'bold ', bold: true },
      { text: 'step', bold: true, italic: true },
      { text: ', ' },
      { text: 'x  y', code: true },
      { text: ', ' },
      { text: 'no', struck: true },
      { text: ' *yes* & so\non\nand <b>on</b>' },
    ),
  ])
})

it('follows links of every way to write them, and leaves brackets that refer to nothing', () => {
  const text = '[a](https://a.example "t"), [b][one], [one], <https://c.example>, www.d.example, ann@e.example, [[Some title]] and [x]'
  expect(blocks(`${text}\n\n[One]: https://one.example`)).toEqual([
    paragraph(
      { text: 'a', href: 'https://a.example' },
      { text: ', ' },
      { text: 'b', href: 'https://one.example' },
      { text: ', ' },
      { text: 'one', href: 'https://one.example' },
      { text: ', ' },
      { text: 'https://c.example', href: 'https://c.example' },
      { text: ', ' },
      { text: 'www.d.example', href: 'http://www.d.example' },
      { text: ', ' },
      { text: 'ann@e.example', href: 'mailto:ann@e.example' },
      { text: ', [[Some title]] and [x]' },
    ),
  ])
})

it('a link that leads nowhere outside is its text', () => {
  expect(blocks('[run](javascript:alert(1)) [file](file:///etc/passwd)')).toEqual([paragraph({ text: 'run file' })])
})

it('sets pictures of ours between the text around them, and names those of others', () => {
  expect(blocks('Before ![The *pier*](attachment:p1) after\n\n![](https://a.example/b.png)')).toEqual([
    paragraph({ text: 'Before' }),
    { kind: 'picture', id: 'p1', alt: 'The pier' },
    paragraph({ text: 'after' }),
    paragraph({ text: 'https://a.example/b.png', italic: true, href: 'https://a.example/b.png' }),
  ])
})

it('keeps lists in lists, their numbers and what is ticked', () => {
  expect(blocks('3. one\n   two\n4. - [ ] open\n   - [x] done')).toEqual([
    {
      kind: 'list',
      start: 3,
      items: [
        { checked: null, blocks: [paragraph({ text: 'one\ntwo' })] },
        {
          checked: null,
          blocks: [
            {
              kind: 'list',
              start: null,
              items: [
                { checked: false, blocks: [paragraph({ text: 'open' })] },
                { checked: true, blocks: [paragraph({ text: 'done' })] },
              ],
            },
          ],
        },
      ],
    },
  ])
})

it('keeps quotes, code as it stands, rules, and tables with empty cells', () => {
  expect(blocks('> So\n> it *was*\n\n```ts\na\n  b\n```\n\n---\n\n| a | b |\n|:-:|--:|\n| 1 |  |\n|  | *2* |')).toEqual([
    { kind: 'quote', blocks: [paragraph({ text: 'So\nit ' }, { text: 'was', italic: true })] },
    { kind: 'code', text: 'a\n  b' },
    { kind: 'rule' },
    {
      kind: 'table',
      aligns: ['center', 'right'],
      head: [[{ text: 'a' }], [{ text: 'b' }]],
      rows: [
        [[{ text: '1' }], []],
        [[], [{ text: '2', italic: true }]],
      ],
    },
  ])
})

describe('a text made to cost much is set in no time, each letter as it was typed:', () => {
  test.each(Object.entries(hostileTexts))('%s', (name, text) => {
    const worked = workingTime()
    const all = blocks(text)
    expect(worked()).toBeLessThan(1_500)
    if (!isCheap(text)) expect([name, all]).toEqual([name, text.split(/\n\s*\n/).map((part) => paragraph({ text: part.trim() }))])
  })
})

it('blanks at line breaks go, those within a line and at one end of code stay', () => {
  expect(blocks('a  b\t \n \tc')).toEqual([paragraph({ text: 'a  b\nc' })])
  expect(blocks('x `  a ` ` a` `  ` `` ` ``')).toEqual([
    paragraph(
      { text: 'x ' },
      { text: ' a', code: true },
      { text: ' ' },
      { text: ' a', code: true },
      { text: ' ' },
      { text: '  ', code: true },
      { text: ' ' },
      { text: '`', code: true },
    ),
  ])
})

it('takes no time over spans that are nothing but blanks', () => {
  const worked = workingTime()
  const blanks = ' '.repeat(HOSTILE_LENGTH)
  expect(trimmed([{ text: `a${blanks}b` }, { text: `\n${blanks}c` }])).toEqual([{ text: `a${blanks}b\nc` }])
  expect(worked()).toBeLessThan(1_000)
})

it('reads the longest entry that a person would write', () => {
  const section =
    '## Crossing to **Lagos**\n\nCall the port about the *berth*, see [the rules](https://p.example) and `tide`.\n\n- [ ] Rope\n\n'
  expect(blocks(section.repeat(HOSTILE_LENGTH / section.length)).filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(700)
})

it('no letter of plain text is lost, whatever marks stand between', () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/)
  const wrap = fc.constantFrom('*', '**', '`', '~~', '')
  const text = fc.array(fc.tuple(wrap, word), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(text, fc.constantFrom('', '# ', '> ', '- ', '1. ', '- [ ] '), (words, before) => {
      const written = before + words.map(([mark, each]) => mark + each + mark).join(' ')
      expect(textOf(blocks(written))).toBe(words.map(([, each]) => each).join(' '))
    }),
    { numRuns: 300 },
  )
})

const textOf = (all: readonly Block[]): string =>
  all
    .map((block) => {
      if ('spans' in block) return block.spans.map(({ text }) => text).join('')
      if (block.kind === 'list') return block.items.map((item) => textOf(item.blocks)).join('')
      return block.kind === 'quote' ? textOf(block.blocks) : ''
    })
    .join('')
