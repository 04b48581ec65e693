import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, queryTokens } from '../../kernel/index.ts'
import { findPlaces, marksOf } from './find-places.ts'
import { foldedText, stretchesOf } from './folded-text.ts'

/** The text with what is marked in brackets. */
function marked(text: string, typed: string): string {
  const marks = marksOf(findPlaces(text, queryTokens(typed)))
  return marks.reduceRight((shown, [from, to]) => `${shown.slice(0, from)}[${shown.slice(from, to)}]${shown.slice(to)}`, text)
}

it.each([
  ['Reran the bakeware, bakery', 'bake', 'Reran the [bake]ware, [bake]ry'],
  ['Reran it', 'eran', 'Reran it'],
  ['Grüße aus der Straße', 'grusse strasse', '[Grüße] aus der [Straße]'],
  ['Cafe\u0301 and café', 'cafe', '[Cafe\u0301] and [café]'],
  ['Çà et là', 'ça', '[Çà] et là'],
  ['ﬁnal ﬁgures', 'fi', '[ﬁ]nal [ﬁ]gures'],
  ['会議の準備をする', '準備', '会議の[準備]をする'],
  ['議事録と会議', '議', '[議]事録と会[議]'],
  ['주간 회의 준비', '회의', '주간 [회의] 준비'],
  ['회의록', '회의', '[회의]록'],
  ['𠮷野家で会う', '𠮷野', '[𠮷野]家で会う'],
  ['👩‍🚀 launch 🚀launch', 'launch', '👩‍🚀 [launch] 🚀[launch]'],
  ['ΟΔΟΣ και οδός', 'οδος', '[ΟΔΟΣ] και [οδός]'],
  ['İstanbul', 'istanbul', '[İstanbul]'],
  ['Call 田中さん tomorrow', '田中 tom', 'Call [田中]さん [tom]orrow'],
  ['ｶﾞｲﾄﾞ', 'ガイド', '[ｶﾞｲﾄﾞ]'],
  ['½ cup', '2', '½ cup'],
  ['', 'a', ''],
  ['a', '!', 'a'],
])('“%s” searched for “%s” is marked as “%s”', (text, typed, shown) => {
  expect(marked(text, typed)).toBe(shown)
})

const odd = fc.oneof(
  fc.constantFrom(
    'ß',
    'é',
    'e\u0301',
    '\u0301',
    'ﬁ',
    '½',
    '㌖',
    '™',
    '準',
    '備',
    '𠮷',
    '각',
    'ᄀ',
    'ᅡ',
    'ᆨ',
    'ㄱ',
    'ㅏ',
    'ﾡ',
    'ｶ',
    'ﾞ',
    'Σ',
    'İ',
  ),
  fc.constantFrom('👩‍🚀', '🇩🇪', '\ud800', '\udc00', ' ', '\n', 'a', 'B', '1', '.', 'क्ष'),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
)
const oddText = fc.array(odd, { maxLength: 30 }).map((parts) => parts.join(''))

it.each([
  ['after', 'é '],
  ['between', '準備'],
  ['within signs that cannot be marked, as the 2 of', '½ '],
])('a text full of places is told the first few hundred of, and of the rest where else a word is: %s %s', (_, piece) => {
  const text = `${piece.repeat(100_000 / piece.length)} coffee`
  const places = findPlaces(text, queryTokens(`${piece} 2`))
  expect(places.length).toBeLessThan(1_000)
  expect(places.every(({ to }) => to < 20_000)).toBe(true)
  const withCoffee = findPlaces(text, queryTokens(`${piece.replace('½', '')} coffee`))
  expect(withCoffee.length).toBeLessThan(1_000)
  expect(withCoffee.at(-1)).toMatchObject({ token: 'coffee', to: text.length })
})

it('a long text is cut between words, and in a long word between signs', () => {
  const words = 'Cafe\u0301 Straße '.repeat(200)
  const cut = [...stretchesOf(words)].map(({ stretch }) => stretch)
  expect(cut.length).toBeGreaterThan(4)
  for (const one of cut) expect(one).toMatch(/^(Cafe\u0301|Straße) .* $/)
  for (const { stretch } of stretchesOf('👩‍🚀e\u0301'.repeat(400))) expect(stretch).toMatch(/^[^\p{M}\udc00-\udfff].*[^\ud800-\udbffe]$/su)
})

describe('whatever the text is', () => {
  it('its stretches are all of it, and fold to what it folds to', () => {
    const long = fc.tuple(oddText, fc.integer({ min: 1, max: 60 })).map(([text, times]) => `a${text} `.repeat(times))
    fc.assert(
      fc.property(long, (text) => {
        const stretches = [...stretchesOf(text)]
        expect(stretches.map(({ stretch }) => stretch).join('')).toBe(text)
        for (const { stretch, at } of stretches) expect(text.startsWith(stretch, at)).toBe(true)
        // Which sigma it is depends on what stands around.
        const asOne = (folded: string) => folded.replaceAll('ς', 'σ')
        expect(asOne(stretches.map(({ stretch }) => foldText(stretch)).join(''))).toBe(asOne(foldText(text)))
      }),
    )
  })

  it('its folded pieces are those of the whole', () => {
    fc.assert(
      fc.property(oddText, (text) => {
        expect(foldedText(text).folded).toBe(foldText(text))
      }),
      { numRuns: 2000 },
    )
  })

  it('each place holds text whose folding begins with what was looked for, and splits no sign', () => {
    fc.assert(
      fc.property(oddText, oddText, (text, typed) => {
        const [all, wellFormed] = [text.toWellFormed(), typed.toWellFormed()]
        for (const { from, to, token } of findPlaces(all, queryTokens(`${wellFormed} ${all.slice(0, 6).toWellFormed()}`))) {
          const found = all.slice(from, to)
          // Which sigma it is depends on what stands before.
          const asOne = (folded: string) => folded.replaceAll('ς', 'σ')
          expect(asOne(foldText(found)).startsWith(asOne(token)), JSON.stringify([all, found, token])).toBe(true)
          expect(found.isWellFormed()).toBe(true)
          expect(/^\p{M}/u.test(all.slice(to))).toBe(false)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('marks rise and do not touch', () => {
    fc.assert(
      fc.property(oddText, (text) => {
        const marks = marksOf(findPlaces(text, queryTokens(text.slice(0, 8).toWellFormed())))
        for (const [n, [from, to]] of marks.entries()) {
          expect(from).toBeLessThan(to)
          expect(from).toBeGreaterThan(marks[n - 1]?.[1] ?? -1)
        }
      }),
    )
  })
})
