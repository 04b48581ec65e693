import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexTokens, queryTokens } from './search-text.ts'

/** Whether a text is found by what was typed, as every store decides it. */
function finds(text: string, typed: string): boolean {
  const tokens = indexTokens([text])
  const wanted = queryTokens(typed)
  return wanted.length > 0 && wanted.every(({ token, prefix }) => tokens.some((has) => (prefix ? has.startsWith(token) : has === token)))
}

describe('a text is found', () => {
  it.each([
    ['Send Ana the draft', 'ana dra'],
    ['Grüße aus Köln', 'grusse KOLN'],
    ['Straße', 'strasse'],
    ['café', 'cafe'],
    ['cafe', 'café'],
    ['ﬁnal ½', 'final'],
    ['Release 2.10.3', '2.10'],
    ['Rüstzeit gesenkt', 'Rüstzeiten'],
    ['Rüstzeiten gesenkt', 'Rüstzeit'],
    ['Bestand reduziert', 'Bestände'],
    ['The weekly meeting', 'meetings'],
    ['会議の準備をする', '準備'],
    ['会議の準備をする', '議'],
    ['주간 회의 준비', '회의'],
    ['Call 田中さん tomorrow', '田中 tom'],
  ])('“%s” by “%s”', (text, typed) => expect(finds(text, typed)).toBe(true))

  it.each([
    ['Send Ana the draft', 'raft'],
    ['Send Ana the draft', 'ana final'],
    ['Zeit', 'Zeiten'],
    ['new', 'news'],
    ['会議の準備', '議準'],
    ['anything', ''],
    ['anything', ' …!? '],
  ])('“%s” not by “%s”', (text, typed) => expect(finds(text, typed)).toBe(false))

  it('by each of its own words, and by the beginning of each', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcäöüßéñžΩж'), minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(), fc.nat(), (words, which, length) => {
        const chosen = words[which % words.length] as string
        return finds(words.join(' '), chosen.slice(0, 1 + (length % chosen.length)).toUpperCase())
      }),
    )
  })

  it('also by itself, whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => finds(text, text) === queryTokens(text).length > 0))
  })
})

describe('the tokens of a text', () => {
  it('stay short, and those of what was typed few', () => {
    expect(indexTokens(['x'.repeat(1000)])).toEqual(['x'.repeat(40)])
    expect(finds('x'.repeat(1000), 'x'.repeat(900))).toBe(true)
    expect(queryTokens(Array.from({ length: 50 }, (_, i) => `w${i}`).join(' '))).toHaveLength(12)
  })

  it('of notes as long as they may be are all kept in scripts without spaces', () => {
    const notes = Array.from({ length: 16_384 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('')
    expect(indexTokens([notes])).toHaveLength(2 * 16_384 - 1)
  })

  it.each(['㌖', 'ﷺ', '株式会社'])('stay of a number that can be kept, whatever the text grows to: %s', (sign) => {
    const tokens = indexTokens(['Distances', sign.repeat(100_000), 'travel'])
    expect(tokens.length).toBeLessThanOrEqual(200_002)
    expect([tokens.at(0), tokens.at(-1)]).toEqual(['distances', 'travel'])
  })

  it('reach to the end of the longest text there is, also without spaces', () => {
    expect(indexTokens([`${'日本'.repeat(49_999)}終端`]).at(-1)).toBe('終端')
  })

  it('keep repeats, which ranking counts, while those typed do not', () => {
    expect(indexTokens(['tea tea', 'tea'])).toEqual(['tea', 'tea', 'tea'])
    expect(queryTokens('tea tea')).toEqual([{ token: 'tea', prefix: true }])
  })
})
