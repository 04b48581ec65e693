import { workingTime } from '@throughline/contracts'
import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, it, test } from 'vitest'
import { gitHubMarkdown } from './addresses.ts'

const html = (text: string, syntax: ReturnType<typeof gfm>) => micromark(text, { extensions: [syntax], htmlExtensions: [gfmHtml()] })
const ours = gitHubMarkdown()

test.each([
  ['www.port.example', true],
  ['[ www.port.example', false],
  ['[a] www.port.example', true],
  ['[ [a] www.port.example', false],
  ['[ [a](b) www.port.example', false],
  ['[[a](b) c] ines@port.example', true],
  ['![ https://port.example', false],
  ['![ https://port.example\n\nhttps://port.example', true],
])('in “%s” the address is a link by itself: %s', (text, isLink) => {
  expect(/<a href="(?!b)/.test(html(text, ours))).toBe(isLink)
})

it('answers what the library by itself would, whatever the brackets', () => {
  const piece = fc.constantFrom(
    ...['[', '![', ']', '](b)', '](', ')', '[a]', '[a]: b', '`', '\\', '*', '_', '~~', '<', '|', '\n', '\n\n', '- ', '> ', ' '],
    ...['w', 'h1h', 'www.a.b', 'https://a.b', 'a@b.c', 'word', ' www.a.b/c(d)', ' http://a.b ', ' a.b@c.d '],
  )
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, (text) => {
      expect(html(text, ours)).toBe(html(text, gfm()))
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['one bracket before words', `[${' w'.repeat(9_999)}`],
  ['many', `${'['.repeat(499)}${' w'.repeat(9_700)}`],
  ['of a picture', `![${'w '.repeat(9_999)}`],
  ['around others that are closed', `[a${' b'.repeat(4_900)} [c]${' b'.repeat(4_900)}`],
  ['closed one by one', `${'['.repeat(240)}${' w'.repeat(4_500)}${'] w'.repeat(240)}`],
])('a bracket that stays open, %s, takes no more than some times as long as the text by itself', (_, text) => {
  const worked = (text: string) => {
    const time = workingTime()
    html(text, ours)
    return time()
  }
  const shortest = (text: string) => Math.min(worked(text), worked(text), worked(text))
  expect(shortest(text)).toBeLessThan(15 * shortest(text.replaceAll(/[[\]!]/g, '-')))
})
