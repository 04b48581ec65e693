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
    [
      '3 years of experience in parcel, logistics or warehousing',
      '3 years of experience in parcel, logistics or warehousing',
      ...([3, [['parcel'], ['logistics'], ['warehousing']]] as const),
    ],
    [
      'Mindestens 3 Jahre Erfahrung in Paketdienst, Logistik oder Lager',
      'Mindestens 3 Jahre Erfahrung in Paketdienst, Logistik oder Lager',
      ...([3, [['paketdienst'], ['logistik'], ['lager']]] as const),
    ],
    [
      '3 Jahre Teamleitung in Lager oder Versand',
      '3 Jahre Teamleitung in Lager oder Versand',
      3,
      expect.arrayContaining([['leading'], ['teamleitung']]),
    ],
    ['At least 3 years in logistics, SAP and Excel', 'At least 3 years in logistics', 3, [['logistics']]],
    ['3-5 years of professional experience required', '3-5 years of professional experience', 3, []],
    [
      'Mindestens 2 Jahre Berufserfahrung in der Lagerlogistik, gern mehr',
      'Mindestens 2 Jahre Berufserfahrung in der Lagerlogistik',
      2,
      [['lagerlogistik']],
    ],
    ['Two years of experience in a similar role', 'Two years of experience in a similar role', 2, null],
    ['A plan for sites, including 2 years in retail', '2 years in retail', 2, [['retail']]],
    ['Logistik, davon mindestens zwei Jahre im Einkauf', 'mindestens zwei Jahre im Einkauf', 2, [['einkauf']]],
  ])('“%s”', (text, said, count, of) => expect(years(text)).toEqual([[said, count, of]]))

  it.each([
    'We have been here for 30 years.',
    'Our 15 years of experience speak for us.',
    'A 2-year contract.',
    'Seit 20 Jahren in Leeds.',
    'Version 3.5 years ago',
  ])('“%s” asks for none', (text) => expect(years(text)).toEqual([]))
})

it.each([
  [
    '5+ years of experience in logistics, including 2 years leading people',
    '5+ years of experience in logistics',
    '2 years leading people',
  ],
  [
    'Mindestens fünf Jahre Berufserfahrung in der Logistik, davon zwei Jahre in der Führung von Mitarbeitern',
    'Mindestens fünf Jahre Berufserfahrung in der Logistik',
    'zwei Jahre in der Führung von Mitarbeitern',
  ],
])('years within others are asked for beside them: “%s”', (text, all, within) => {
  expect(years(text).map(([said]) => said)).toEqual([all, within])
  // Whoever led says so by many words.
  const [, led] = years(text)
  expect(led?.[2]).toEqual(expect.arrayContaining([['lead'], ['leiterin']]))
})

describe('degrees that a description asks for', () => {
  const degrees = (text: string) => readRequirements(text).flatMap((one) => (one.kind === 'degree' ? [[one.said, one.of]] : []))
  it.each([
    [
      'Degree in logistics or business administration.',
      'Degree in logistics or business administration',
      ['logistics', 'business administration'],
    ],
    [
      'Bachelor’s degree in engineering, physics or a related field preferred',
      'Bachelor’s degree in engineering, physics or a related field',
      ['engineering', 'physics'],
    ],
    [
      'Abgeschlossenes Studium der Logistik oder Betriebswirtschaft mit Schwerpunkt',
      'Studium der Logistik oder Betriebswirtschaft',
      ['Logistik', 'Betriebswirtschaft'],
    ],
    ['Ausbildung zum Lageristen oder zur Fachkraft', 'Ausbildung zum Lageristen oder zur Fachkraft', ['Lageristen', 'Fachkraft']],
  ])('“%s” is one', (text, said, of) => expect(degrees(text)).toEqual([[said, of]]))

  it('is none of any subject', () => expect(degrees('A degree in a related field. A great degree of care.')).toEqual([]))
})

describe('what is only wished for', () => {
  const wished = (text: string) => readRequirements(text).map(({ said, isOptional = false }) => [said, isOptional])
  it.each([
    ['WMS would be a plus.'],
    ['Nice to have: WMS'],
    ['WMS von Vorteil'],
    ['Idealerweise kennst du WMS.'],
    ['WMS ist wünschenswert.'],
    ['## Nice to have\n- WMS'],
    ['Das wünschen wir uns:\n- WMS'],
  ])('is said in “%s”', (text) => expect(wished(text)).toEqual([['WMS', true]]))

  it('is about its own part where the sentence also says what one needs, and ends with its list', () => {
    expect(wished('GMP is required, WMS a plus.')).toEqual([
      ['GMP', false],
      ['WMS', true],
    ])
    expect(wished('Nice to have:\n- WMS\n\nWhat you bring:\n- GMP')).toEqual([
      ['WMS', true],
      ['GMP', false],
    ])
  })

  it('is asked for where it is asked for elsewhere', () => {
    expect(wished('WMS is a plus. You know WMS.')).toEqual([['WMS', false]])
  })

  it('are no years and more: “3+ years plus a licence”', () =>
    expect(wished('3+ years plus WMS')).toEqual([
      ['3+ years', false],
      ['WMS', false],
    ]))
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

it('a description of nothing but abbreviations is read as quickly as any', () => {
  const description = `${'SAP EWM or SAP WM '.repeat(16)}\n`.repeat(80).slice(0, 20_000)
  readRequirements(description)
  const worked = workingTime()
  readRequirements(description)
  expect(worked()).toBeLessThan(250)
})
