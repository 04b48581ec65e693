import { describe, expect, it, test } from 'vitest'
import { isCheap } from './markdown-cost.ts'
import { hostileTexts } from './test-hostile-texts.ts'

declare const performance: { now(): number }

const costly = [
  'emphasis that never closes',
  'one run of stars',
  'links that never close',
  'brackets in brackets',
  'ticks that never close',
  'openings of comments',
  'quotes in quotes',
  'a wide table of short rows',
  'emphasis behind a bar',
  'emphasis in rows of no table',
  'spaces between letters',
  'spaces behind a letter',
  'many long runs of spaces',
  'spaces in ticks',
]

describe('too costly to parse:', () => {
  test.each(costly)('%s', (name) => expect(isCheap(hostileTexts[name] as string)).toBe(false))
})

describe('cheap, and so read as Markdown:', () => {
  const long = (piece: string) => piece.repeat(Math.floor(100_000 / piece.length))

  it.each([
    ['code with deep indentation', long(`\`\`\`\n${`${' '.repeat(24)}total += item\n`.repeat(40)}\`\`\`\n\n`)],
    ['items in items', long('- a\n  - b\n    - c\n        more\n')],
    ['columns set with spaces', long(`Sines${' '.repeat(40)}58${' '.repeat(20)}miles  \n`)],
    ['a checklist of 3,000 lines', long('- [ ] Something to bring [x](y)\n')],
    [
      'a table of 1,500 rows',
      `| a | b | c | d |\n|---|---|---|---|\n${'| 1 | *2* | 3 | 4 |\n'.repeat(500)}${'| 1 | 2 | 3 | 4 |\n'.repeat(1_000)}`,
    ],
    ['a letter and a space', hostileTexts['a letter and a space'] as string],
    ['paragraphs with line breaks of another system', long('So *it* was.\r\n\r\n')],
  ])('%s', (_, text) => expect(isCheap(text)).toBe(true))
})

it('tells without taking time itself', () => {
  for (const [name, text] of Object.entries(hostileTexts)) {
    const start = performance.now()
    isCheap(text)
    expect([name, performance.now() - start < 1_000]).toEqual([name, true])
  }
})
