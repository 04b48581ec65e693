import { workingTime } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { hostileTexts } from '../../kernel/text/test-hostile-texts.ts'
import { figuresIn, readSaid } from './read-said.ts'

describe('the number that the title of a win says', () => {
  it.each([
    ['Trained 9 drivers', '9', 'drivers'],
    ['Trained nine drivers', '9', 'drivers'],
    ['9 Fahrer angelernt', '9', 'Fahrer angelernt'],
    ['Neun Fahrer angelernt', '9', 'Fahrer angelernt'],
    ['Saved £18,000 a year', '18000', '£'],
    ['Saved £18k a year on fuel', '18000', '£'],
    ['18.000 € im Jahr gespart', '18000', '€'],
    ['1,5 Mio. € Umsatz gewonnen', '1500000', '€'],
    ['99.2 % of orders on time', '99.2', '%'],
    ['Zero accidents in 400 shifts', '0', 'accidents'],
    ['No accidents in 400 shifts', '0', 'accidents'],
    ['Keine Unfälle in 400 Schichten', '0', 'Unfälle'],
    ['Null Unfälle in 400 Schichten', '0', 'Unfälle'],
    ['Led a team of 12', '12', 'people'],
    ['Ein Team von 12 geleitet', '12', 'Personen'],
  ])('%s', (title, value, unit) => expect(readSaid(title)).toMatchObject({ baseline: null, value, unit }))

  it('is from where to where if it says so', () =>
    expect(readSaid('Cut mix-ups from 12 to 3')).toMatchObject({ baseline: '12', value: '3' }))

  it.each([
    ...['Kept the depot running', 'Rolled out phase 2', 'Moved to Python 3 services', 'Led the 2026 budget', 'Ran the plan in week 31'],
    ...[
      'Taught two planners',
      'No regrets',
      'Null pointers hunted down',
      'Opened on 12 May',
      'Das Lager 2024 umgezogen',
      'Rated the best',
      '',
    ],
  ])('is none in: %s', (title) => expect(readSaid(title)).toBeNull())
})

it.each([
  ['Saved £18,000', ['18000']],
  ['18.000 € gespart', ['18000']],
  ['£18k', ['18', '18000']],
  ['From 6.8 to 3,1 %', ['6.8', '3.1']],
  ['None', []],
])('%s says in figures', (line, said) => expect([...new Set(figuresIn(line))]).toEqual(said))

it.each(Object.entries(hostileTexts))('%s costs little', (_, text) => {
  const worked = workingTime()
  readSaid(text)
  figuresIn(text)
  expect(worked()).toBeLessThan(1_000)
})
