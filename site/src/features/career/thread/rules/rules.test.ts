import type { Evidence, Experience, Win } from '@throughline/core/career'
import { expect, test } from 'vitest'
import { isThin } from '../../rules/thin.ts'
import { evidenceHref, evidenceWords } from '../../words/evidence.ts'
import { provableOf } from './provable.ts'
import { quartersOf, withoutMonth } from './quarters.ts'
import { sectionsOf } from './sections.ts'

const number = { baseline: '69', value: '78', unit: '%', of: '', baselineFrom: null, valueFrom: null }
const piece = { id: 'e1', kind: 'check-in', recordId: 'c1', url: null, title: 'Forecast accuracy', quote: null, state: 'live' } as Evidence
const win = (given: Partial<Win>) => ({ metric: number, evidence: [piece], experienceId: null, happenedOn: '2026-11-12', ...given }) as Win
const role = (given: Partial<Experience>) =>
  ({ kind: 'work', order: null, startDate: '2019', endDate: null, isOngoing: false, ...given }) as Experience

test('the thread begins with wins that stand nowhere, then each role with its own, the ongoing one first', () => {
  const [now, before] = [role({ id: 'x1', startDate: '2023-03', isOngoing: true }), role({ id: 'x2', endDate: '2023-02' })]
  const [loose, own, orphan] = [win({ id: 'a' }), win({ id: 'b', experienceId: 'x1' }), win({ id: 'c', experienceId: 'gone' })]
  const shown = sectionsOf([before, now], [loose, own, orphan]).map(({ experience, wins }) => [experience?.id, wins.map(({ id }) => id)])
  expect(shown).toEqual([
    [undefined, ['a', 'c']],
    ['x1', ['b']],
    ['x2', []],
  ])
})

test('what is no work is on the thread only with a win', () => {
  const [course, project] = [role({ id: 'x1', kind: 'education' }), role({ id: 'x2', kind: 'project' })]
  expect(sectionsOf([course, project], [win({ experienceId: 'x2' })]).map(({ experience }) => experience?.id)).toEqual(['x2'])
})

test('a win without a number, or without evidence, is thin', () => {
  expect(isThin(win({}))).toBe(false)
  expect(isThin(win({ metric: null }))).toBe(true)
  expect(isThin(win({ metric: { ...number, value: null } }))).toBe(true)
  expect(isThin(win({ evidence: [] }))).toBe(true)
  expect(isThin(win({ evidence: [{ ...piece, kind: 'task', date: null }] }))).toBe(true)
  expect(isThin(win({ evidence: [{ ...piece, kind: 'task', date: '2026-11-12' }] }))).toBe(false)
})

test('quarters are the last four, across a year, and leave out what has no more than a year', () => {
  const wins = ['2026-02', '2026-01-31', '2025-12-01', '2025-05', '2025-03', '2026'].map((happenedOn) => win({ happenedOn }))
  const shown = quartersOf([win({ happenedOn: '2026-03-01', metric: null }), ...wins], [{ year: 2025, quarter: 4, wins: 2 }], '2026-02-14')
  expect(shown.map(({ year, quarter, wins }) => [year, quarter, wins.length])).toEqual([
    [2025, 2, 1],
    [2025, 3, 0],
    [2025, 4, 2],
    [2026, 1, 3],
  ])
  expect(shown[3]?.wins).toEqual([false, false, true])
})

test('a win of which only the year is known is counted beside the quarters of that year', () => {
  const wins = ['2026', '2026-02', '2024'].map((happenedOn) => win({ happenedOn }))
  const shown = quartersOf(wins, [], '2026-02-14')
  expect(withoutMonth(wins, [], shown)).toEqual([{ year: 2026, wins: 1 }])
  const counted = [
    { year: 2026, quarter: null, wins: 3 },
    { year: 2025, quarter: null, wins: 1 },
    { year: 2025, quarter: 4, wins: 2 },
  ]
  expect(withoutMonth(wins, counted, shown)).toEqual([
    { year: 2026, wins: 3 },
    { year: 2025, wins: 1 },
  ])
})

test('evidence is told by its passage, or by what it is called with its number, said once', () => {
  const said = (given: Partial<Evidence>) => evidenceWords({ ...piece, number: { value: '77.6', unit: '%' }, ...given }, 'en-GB')
  expect(said({})).toBe('Forecast accuracy, 77.6\u00a0%')
  expect(said({ title: 'Forecast accuracy: 77.6 %' })).toBe('Forecast accuracy: 77.6 %')
  expect(said({ quote: 'We held £61,000 of tins.' })).toBe('“We held £61,000 of tins.”')
  expect(said({ number: null })).toBe('Forecast accuracy')
})

test('evidence leads to its source, unless that is gone', () => {
  expect(evidenceHref(piece)).toBe('/goals/check-ins/c1')
  expect(evidenceHref({ ...piece, kind: 'journal-entry' })).toBe('/journal/c1')
  expect(evidenceHref({ ...piece, state: 'gone' })).toBeNull()
  expect(evidenceHref({ ...piece, kind: 'link', recordId: null, url: 'https://pellworth.example/routes' })).toBe(
    'https://pellworth.example/routes',
  )
  expect(evidenceHref({ ...piece, kind: 'note', recordId: null })).toBeNull()
})

test('what wins prove stands first; what only a goal is about follows, and the rest is apart', () => {
  const competencies = [
    { id: 'budget', name: 'Budget', wins: 0 },
    { id: 'influence', name: 'Influence', wins: 0 },
    { id: 'planning', name: 'Planning', wins: 4 },
    { id: 'causes', name: 'Finding causes', wins: 7 },
  ]
  const { shown, others } = provableOf(competencies, new Set(['budget']))
  expect(shown.map(({ id }) => id)).toEqual(['causes', 'planning', 'budget'])
  expect(others.map(({ id }) => id)).toEqual(['influence'])
})
