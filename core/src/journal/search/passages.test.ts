import { workingTime } from '@throughline/contracts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText, queryTokens } from '../../kernel/index.ts'
import { hostileTexts } from '../../kernel/text/test-hostile-texts.ts'
import { MAX_PASSAGES, passagesOf } from './passages.ts'

declare const performance: { now(): number }

/** Each passage with what is marked in brackets. */
const shown = (body: string, typed: string) =>
  passagesOf(body, queryTokens(typed)).map(({ text, marks }) =>
    marks.reduceRight((all, [from, to]) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`, text),
  )

const long = 'Nobody had marked it as a one-off, so for fifteen months the model has been expecting it back every single summer. '

it('a short line is shown whole, without the marks of Markdown', () => {
  expect(shown('# Monday\n\n- [ ] Ask **Oskar** about `week 31`\n\nNothing', 'oskar')).toEqual(['Ask [Oskar] about week 31'])
})

it('of a long line what stands around is shown, cut between words', () => {
  const [passage, ...more] = shown(`${long.repeat(4)}Week 31 was the trade-fair order. ${long.repeat(4)}`, 'trade')
  expect(more).toEqual([])
  expect(passage).toMatch(/^… \S.*\[trade\]-fair order.*\S …$/)
  expect((passage as string).length).toBeLessThan(215)
  const words = new Set(long.split(' '))
  const [first, last] = [passage?.slice(2).split(' ')[0], passage?.slice(0, -2).split(' ').at(-1)]
  expect([words.has(first as string), words.has(last as string)]).toEqual([true, true])
})

it('no more than three are shown: those that hold most of what was looked for', () => {
  const body = ['alpha one', 'alpha two', 'alpha three', 'alpha four', 'beta five'].join('\n\n')
  expect(shown(body, 'alpha beta')).toEqual(['[alpha] one', '[alpha] two', '[beta] five'])
  expect(shown('alpha then beta\n\nalpha', 'alpha beta')).toEqual(['[alpha] then [beta]', '[alpha]'])
})

it('the address of a link is not looked in, and a link is not cut', () => {
  const link = '[Forecast accuracy](/goals/019a9b43-0000-7cc0-8000-0123456789ab)'
  expect(shown(`It moves ${link}.`, 'goals')).toEqual([])
  expect(shown(`It moves ${link}.`, 'forecast')).toEqual(['It moves [Forecast] accuracy.'])
  expect(shown(`${`See ${link}.\n`.repeat(4)}Which goals?`, 'goals')).toEqual(['Which [goals]?'])
  const later = `word ${'y '.repeat(88)}${link} ${'z '.repeat(80)}`
  expect(shown(later, 'word')[0]).toMatch(/y Forecast accuracy …$/)
  const around = `${'x '.repeat(20)}${link} ${'y '.repeat(20)}word ${'z '.repeat(80)}`
  expect(shown(around, 'word')[0]).not.toMatch(/019a|\]\(/)
})

it('a passage without spaces is cut between signs', () => {
  const [passage] = shown('会議の準備をする。'.repeat(20) + '👩‍🚀'.repeat(120), '準備')
  expect(passage).toMatch(/\[準備\]/)
  expect(passage?.isWellFormed()).toBe(true)
  for (const body of [`${'👩‍🚀'.repeat(100)}word${'👩‍🚀'.repeat(100)}`, `${'🇩🇪,'.repeat(100)} word ${'e\u0301'.repeat(300)}`]) {
    const inside = shown(body, 'word')[0]?.replace(/^… | …$|[[\]]/g, '') ?? ''
    expect(inside.replace('word', '').replace(/👩‍🚀|🇩🇪|,|e\u0301|\s/gu, '')).toBe('')
  }
})

it('whatever is written and looked for, marks lie within well-formed passages and cover what was looked for', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'plan',
      'Straße',
      '準備',
      '👩‍🚀',
      'cafe\u0301',
      '[plan](/goals/plan)',
      '![plan](attachment:x)',
      '**plan**',
      '`plan`',
      '\n',
      '\n\n',
      '# ',
      '- [ ] ',
      '| a |',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  )
  const body = fc.array(word, { maxLength: 120 }).map((words) => words.join(' ').toWellFormed())
  const typed = fc.constantFrom('plan', 'strasse plan', '準備', 'cafe', 'a', 'goals')
  fc.assert(
    fc.property(body, typed, (text, typed) => {
      const wanted = queryTokens(typed)
      const passages = passagesOf(text, wanted)
      expect(passages.length).toBeLessThanOrEqual(MAX_PASSAGES)
      for (const { text, marks } of passages) {
        expect(text.isWellFormed()).toBe(true)
        expect(text).not.toMatch(/\n/)
        expect(marks.length).toBeGreaterThan(0)
        for (const [from, to] of marks) {
          const folded = foldText(text.slice(from, to))
          expect(wanted.some(({ token }) => folded.startsWith(token))).toBe(true)
        }
      }
    }),
    { numRuns: 500 },
  )
})

it('the longest of hostile texts takes no time to speak of', () => {
  for (const piece of ['[a](b)', '[', '![](', 'a ', '*a', 'e\u0301'])
    expect(() => passagesOf(piece.repeat(100_000 / piece.length), queryTokens('a b'))).not.toThrow()
  for (const [name, text] of Object.entries(hostileTexts)) {
    const worked = workingTime()
    passagesOf(text, queryTokens('a b'))
    expect([name, worked() < 1_500]).toEqual([name, true])
  }
})
