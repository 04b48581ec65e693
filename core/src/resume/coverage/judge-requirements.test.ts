import { expect, it, vi } from 'vitest'
import type { Experience } from '../../career/index.ts'
import { alikeFinder } from './alike-finder.ts'
import { phraseFinder } from './phrase-finder.ts'
import type { AskedRequirement } from './read-requirements.ts'
import { judgeRequirements, type Told } from './requirements.ts'

/** More signs than anything else has that is gone through. */
const LONG = 4_000

/** Long German compounds, none of which is another. */
const compounds = (place: number): string =>
  Array.from(
    { length: 100 },
    (_, n) => `Verwaltungs${'abcdefghij'[n % 10]}${'klmnopqrst'[Math.floor(n / 10)]}${'x'.repeat(place)}beschaffung`,
  )
    .join(' ')
    .padEnd(LONG, ' und')

const work = (place: number, summary: string): Experience =>
  ({
    ...{ id: `work-${place}`, kind: 'work', position: `Position ${place}`, organisation: '', summary, highlights: [], skills: [] },
    ...{ startDate: null, endDate: null, courses: [], area: '', studyType: '' },
  }) as unknown as Experience

/** How often long texts are gone through while requirements are judged, in all and between two turns at most, and how many turns others have. */
async function looks(asked: readonly AskedRequirement[], { told = [], experiences = [] }: { told?: Told[]; experiences?: Experience[] }) {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const soFar = () => normalize.mock.contexts.filter((text) => String(text).length >= LONG).length
  const between: number[] = []
  let before = 0
  const giveWay = async () => {
    between.push(soFar() - before)
    before = soFar()
  }
  const found = await judgeRequirements(asked, {
    ...{ experiences, wins: [], skills: [], languages: [], told, deeds: [], isGerman: true, today: '2026-03-05', giveWay },
  })
  const all = soFar()
  between.push(all - before)
  normalize.mockRestore()
  return { found, all, atOnce: Math.max(...between), turns: between.length - 1 }
}

const asWords = (said: string): AskedRequirement => ({ kind: 'words', said, spellings: [said] })
const named = ['Qavortzabau', 'Lormenplanung', 'Tisselprüfung', 'Wendragbetreuung', 'Ostrelpflege']

it('a text is gone through once for all that is asked for, and others have their turn', async () => {
  const told = Array.from({ length: 24 }, (_, place) => ({ name: `Win ${place}`, text: compounds(place) }))
  const one = await looks([asWords('Qavortzabau')], { told })
  const many = await looks(named.map(asWords), { told })
  expect(many.all).toBe(one.all)
  expect(many.turns).toBeGreaterThanOrEqual(8)
  expect(many.atOnce).toBeLessThanOrEqual(one.all / 8)
})

it('so are positions, for years', async () => {
  const experiences = Array.from({ length: 24 }, (_, place) => work(place, compounds(place)))
  const asYears = (of: string): AskedRequirement => ({ kind: 'years', said: `3 Jahre ${of}`, years: 3, of: [[of.toLowerCase()]] })
  const one = await looks([asYears('Qavortzabau')], { experiences })
  const many = await looks(named.map(asYears), { experiences })
  expect(many.all).toBe(one.all)
  expect(many.atOnce).toBeLessThanOrEqual(one.all / 8)
})

it('no more is gone through once all that is asked for has as many names as are told', async () => {
  const read: string[] = []
  const told = Array.from({ length: 40 }, (_, place) => ({
    name: `Win ${place}`,
    get text() {
      read.push(this.name)
      return place % 2 === 0 ? 'Alles für die Qavortzabauten' : 'GMP, was sonst'
    },
  }))
  const { found } = await looks([asWords('Qavortzabauten'), asWords('GMP')], { told })
  expect(found.map(({ by }) => by.length)).toEqual([5, 5])
  expect(read).toHaveLength(10)
})

it('phrases are found among words by whole words alone', () => {
  const find = phraseFinder([
    { words: ['sap'], key: 'SAP' },
    { words: ['sap', 'ewm'], key: 'SAP EWM' },
    { words: ['sap', 'ewm', 'core'], key: 'core' },
    { words: ['ewm', 'core'], key: 'core' },
    { words: [], key: 'nothing' },
  ])
  expect([...find(['we', 'had', 'sap', 'ewm'])]).toEqual(['SAP', 'SAP EWM'])
  expect([...find(['sapling', 'ewm', 'core'])]).toEqual(['core'])
  expect([...find([])]).toEqual([])
})

it.each([
  ['operation', 'operations', true],
  ['operations', 'operation', true],
  ['lager', 'lagerlogistik', false],
  ['sql', 'sqlite', false],
  ['sql', 'sql', true],
])('“%s” is told by “%s”: %s', (sought, said, isTold) => expect(alikeFinder([sought])([said]).has(sought)).toBe(isTold))
