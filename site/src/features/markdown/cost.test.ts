import { workingTime } from '@throughline/contracts'
import { describe, expect, test } from 'vitest'
import { hostileTexts } from '../../../../core/src/kernel/text/test-hostile-texts.ts'
import { isCheap } from './cost.ts'
import { renderMarkdown } from './render.ts'

/** The longest a note may be. */
const LENGTH = 16_384
const full = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)
const half = (piece: string) => full(piece).slice(0, LENGTH / 2)
const rising = (piece: (n: number) => string) =>
  Array.from({ length: 200 }, (_, n) => piece(n))
    .join('\n')
    .slice(0, LENGTH)

/** Each took this parser between a fifth of a second and eleven seconds, or made megabytes of it. */
const costly: Record<string, string> = {
  'emphasis that never closes': full('*a_'),
  'one run of stars': `${half('*')}a${half('*')}`,
  'emphasis in emphasis': half('*_') + half('_*'),
  'links that never close': full('[a]('),
  'brackets in brackets': half('[') + half(']'),
  'links to nothing': full('[a][b]'),
  'a line through what never ends': full('~~a'),
  'quotes in quotes': full('>'),
  'quotes in quotes, again and again': full(`${'> '.repeat(10)}a\n\n`),
  'an item in an item': full('1. '),
  'items and quotes': full('> - '),
  'deeper and deeper': rising((n) => `${' '.repeat(n)}- a`),
  'longer and longer ticks': rising((n) => '`'.repeat(n)),
  'quotes of nothing': full('>\n\n'),
  'a wide table of short rows': `${'|a'.repeat(2000)}\n${'|-'.repeat(2000)}\n${'a\n'.repeat(2000)}`,
  'a long table of nothing': `|a\n|-\n${'|\n'.repeat(5000)}`,
  'a long address, referred to often': `[a]: ${half('"')}\n\n${half('[a] ')}`,
  'the same definition': full('[a]: b\n'),
  'paragraphs of one letter': full('a\n\n'),
  'headings of one letter': full('a\n=\n'),
  'openings of comments': full('<!--'),
  'openings of addresses': full('<http:'),
  'notes at the foot': full('[^a]: x\n[^a] '),
}

describe('too costly to render, and so shown as typed:', () => {
  test.each(Object.entries(costly))('%s', (_name, note) => {
    expect(isCheap(note)).toBe(false)
    expect(renderMarkdown(note)).toMatch(/^<p>([^<]|<br \/>)*<\/p>$/)
    expect(renderMarkdown(note).length).toBeLessThan(6 * LENGTH + 100)
  })
})

test('whatever the note, it is rendered in no time', () => {
  for (const [name, text] of Object.entries(hostileTexts)) {
    const worked = workingTime()
    renderMarkdown(text.slice(0, LENGTH - 1) + text.slice(-1))
    expect([name, worked() < 500]).toEqual([name, true])
  }
})

/** Each is as dear as any that a search through some thousand of such pieces found, and cheap enough to be rendered. */
test.each([
  ['short paragraphs of brackets and what may begin an address', `${`${'['.repeat(6)}\n\n`.repeat(398)}${'1h'.repeat(8_400)}`],
  ['marks that do not close behind words', `${' w'.repeat(6_500)}\n\n${`${'*~'.repeat(6)}\n\n`.repeat(320)}`],
  ['addresses by themselves', `${`${'www.a.b '.repeat(6)}\n\n`.repeat(398)}`],
  ['an open bracket before words', `[${' w'.repeat(9_999)}`],
])('the dearest that is rendered takes about a tenth of a second: %s', (_, text) => {
  expect(isCheap(text)).toBe(true)
  const worked = workingTime()
  expect(renderMarkdown(text).length).toBeLessThan(100_000)
  expect(worked()).toBeLessThan(500)
})

test('what is shown as typed is safe and keeps its lines', () => {
  expect(renderMarkdown(`<img onerror="x">\r\n& more${'\n'.repeat(900)}`)).toBe(
    '<p>&lt;img onerror=&quot;x&quot;&gt;<br />\n&amp; more</p>',
  )
})

test('a note as long as notes may be, full of all that Markdown has, is rendered', () => {
  const section = [
    '## Crossing to **Lagos**',
    'Call the port about the *berth*, see [the rules](https://port.example/rules?a=1&b=2 "Rules") and `tide --at noon`. ',
    '- [ ] Passports (all three)\n- [x] Charts: [north][n], [south][s]\n  - [ ] print them!\n    1. twice\n    2. in colour\n- [ ] Rope, 20 m',
    '> It took longer than we thought.\n> > And then it rained.',
    '| Day | Place | Miles |\n|-----|:-----:|------:|\n| Mon | Sines | 58 |\n| Tue | Lagos | 76 |',
    "```ts\nconst miles = legs.map(({ from, to }) => distance(from, to)).reduce((a, b) => a + b, 0)\nif (miles > 120 && !hasCrew['night']) throw new Error(`Too far`)\n```",
    `${'We left before dawn, the sea was flat; nobody said much until the coffee was ready. '.repeat(8)}\n\n---`,
  ].join('\n\n')
  const note = `${`${section}\n\n`.repeat(Math.floor(LENGTH / section.length - 0.5))}[n]: https://charts.example/north\n[s]: https://charts.example/south`
  expect(note.length).toBeGreaterThan(LENGTH * 0.85)
  expect(isCheap(note)).toBe(true)
})

test('a checklist of 400 lines, and code of 60, are rendered', () => {
  expect(isCheap('- [ ] Something to bring, or not\n'.repeat(400))).toBe(true)
  expect(isCheap(`\`\`\`\n${'  for (const item of list) total += item\n'.repeat(60)}\`\`\``)).toBe(true)
})
