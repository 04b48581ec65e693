import { workingTime } from '@throughline/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRequirements } from './read-requirements.ts'

const years = (text: string) => readRequirements(text).flatMap((one) => (one.kind === 'years' ? [[one.said, one.years, one.of]] : []))
const languages = (text: string) =>
  readRequirements(text).flatMap((one) => (one.kind === 'language' ? [[one.said, one.languages.join('|'), one.level]] : []))
const words = (text: string) => readRequirements(text).flatMap((one) => (one.kind === 'words' ? [one.spellings] : []))

describe('years that a description asks for', () => {
  it.each([
    ['3+ years of warehouse operations', '3+ years of warehouse operations', 3, [['warehouse', 'operations']]],
    [
      'At least five years’ experience in logistics or transport.',
      'At least five years’ experience in logistics or transport',
      5,
      [['logistics'], ['transport']],
    ],
    ['3-5 years of professional experience required', '3-5 years of professional experience', 3, []],
    [
      'Mindestens 2 Jahre Berufserfahrung in der Lagerlogistik, gern mehr',
      'Mindestens 2 Jahre Berufserfahrung in der Lagerlogistik',
      2,
      [['lagerlogistik']],
    ],
    ['Two years of experience in a similar role', 'Two years of experience in a similar role', 2, null],
  ])('“%s”', (text, said, count, of) => expect(years(text)).toEqual([[said, count, of]]))

  it.each([
    'We have been here for 30 years.',
    'Our 15 years of experience speak for us.',
    'A 2-year contract.',
    'Seit 20 Jahren in Leeds.',
    'Version 3.5 years ago',
  ])('“%s” asks for none', (text) => expect(years(text)).toEqual([]))
})

describe('languages that a description asks for', () => {
  it.each([
    ['Fluent German', [['Fluent German', 'de', 'C1']]],
    [
      'You are fluent in German and English.',
      [
        ['fluent in German', 'de', 'C1'],
        ['fluent English', 'en', 'C1'],
      ],
    ],
    [
      'German (C1) and English (B2)',
      [
        ['German (C1)', 'de', 'C1'],
        ['English (B2)', 'en', 'B2'],
      ],
    ],
    ['Fluent German or French', [['Fluent German or French', 'de|fr', 'C1']]],
    ['Sehr gute Deutschkenntnisse in Wort und Schrift', [['Sehr gute Deutschkenntnisse', 'de', 'C1']]],
    [
      'Verhandlungssicheres Englisch, Grundkenntnisse in Polnisch',
      [
        ['Verhandlungssicheres Englisch', 'en', 'C1'],
        ['Grundkenntnisse in Polnisch', 'pl', 'A2'],
      ],
    ],
    ['English skills required', [['English', 'en', null]]],
    ['Native Spanish speaker', [['Native Spanish', 'es', 'native']]],
  ])('“%s”', (text, asked) => expect(languages(text)).toEqual(asked))

  it.each([
    'Good knowledge of the German market',
    'English breakfast',
    'Polish the floor',
    'We serve German customers with fluent service',
  ])('“%s” asks for none', (text) => expect(languages(text)).toEqual([]))
})

describe('words that a description asks for', () => {
  it('are abbreviations, with what they are short for where it says so', () => {
    expect(words('You know WMS and ERP systems, KPIs too.')).toEqual([['WMS'], ['ERP'], ['KPI']])
    expect(words('A Warehouse Management System (WMS), and SOP (standard operating procedure)')).toEqual([
      ['WMS', 'Warehouse Management System'],
      ['SOP', 'standard operating procedure'],
    ])
  })

  it('are several words in quotes', () => {
    expect(words('You live “cycle counting”, "first in first out" and „täglich besser“.')).toEqual([
      ['cycle counting'],
      ['first in first out'],
      ['täglich besser'],
    ])
  })

  it('are no headings in capitals, no countries and no firms', () => {
    expect(words('WHAT YOU WILL DO\nA UK firm, Example AG, CEO Ms Varga, C1')).toEqual([])
  })
})

it('what is asked for twice is told once, and of very much the first twenty', () => {
  expect(words('WMS. WMS again.')).toEqual([['WMS']])
  const many = Array.from({ length: 60 }, (_, at) => `Q${String.fromCharCode(65 + (at % 26))}${at % 10}`).join(' and ')
  expect(readRequirements(many)).toHaveLength(20)
})

it('whatever stands there is read without a fault, and in bounded time', () => {
  const part = fc.constantFrom(
    '3+',
    'years',
    'of',
    'fluent',
    'German',
    'and',
    '/',
    'or',
    '(',
    ')',
    '“',
    '”',
    'WMS',
    'C1',
    ',',
    '.',
    'Deutschkenntnisse',
    '\n',
    'ß',
    '-',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 80 }), (parts) => {
      for (const { said } of readRequirements(parts.join(' '))) expect(said.trim()).not.toBe('')
    }),
  )
  const worked = workingTime()
  for (const text of [
    'fluent German and '.repeat(1_200),
    '3+ years of '.repeat(1_800),
    '“a b '.repeat(5_000),
    'AB ('.repeat(5_000),
    'good '.repeat(4_000),
  ])
    readRequirements(text.slice(0, 20_000))
  expect(worked()).toBeLessThan(1_000)
})
