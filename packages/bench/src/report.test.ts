import { describe, expect, it } from 'vitest'
import { fallsSince, matchingLine, type Report, tableOf } from './report.ts'

const round = (perSecond: number) => ({ perSecond, p50: 2, p99: 7.25, bytes: 1234, answered: 10 })

const reportWith = (ratio: number | null, perSecond = 1000): Report => ({
  at: '2026-11-21T12:00:00.000Z',
  tasks: 10_000,
  connections: 32,
  figures: [{ name: 'list 50', app: round(perSecond), floor: ratio === null ? null : round(perSecond / ratio), ratio, target: 0.6 }],
  memory: { idle: 90, afterLoad: 140 },
  start: { empty: 300, full: 350 },
})

describe('comparing with an earlier run', () => {
  it('tells a ratio that fell by more than 15 %', () => {
    expect(fallsSince(reportWith(0.8), reportWith(0.67))).toEqual(['list 50 fell by 16 % (0.80 to 0.67)'])
  })

  it('keeps quiet about noise, and about a slower machine with the same ratio', () => {
    expect(fallsSince(reportWith(0.8), reportWith(0.69))).toEqual([])
    expect(fallsSince(reportWith(0.8, 1000), reportWith(0.8, 300))).toEqual([])
  })

  it('compares requests a second where there is no floor', () => {
    expect(fallsSince(reportWith(null, 1000), reportWith(null, 800))).toHaveLength(1)
  })
})

it('prints each figure in one line, aligned', () => {
  const lines = tableOf(reportWith(0.8)).split('\n')
  expect(lines[3]).toMatch(/^list 50 +1,000 +2\.0 +7\.3 +1,234 +1,250 +0\.80 +0\.60 +$/)
  expect(lines[3]).toHaveLength(lines[2]?.length ?? 0)
  expect(lines.at(-1)).toBe('1 of 1 rows reach what they are to')
})

it('marks what a row misses, and says what is missed at rest', () => {
  const { figures, ...report } = reportWith(0.5)
  const slow = figures.map((figure) => ({ ...figure, app: { ...figure.app, p99: 9 } }))
  const lines = tableOf({ ...report, figures: slow, memory: { idle: 121, afterLoad: 300 }, start: { empty: 601, full: 300 } }).split('\n')
  expect(lines[3]).toMatch(/0\.50 +0\.60 +rate, p99$/)
  expect(lines.at(-1)).toBe('0 of 1 rows reach what they are to; missed besides: idle memory, start')
})

it('says how well stories are matched in one line', () => {
  const set = (most: number) => ({ tagged: { first: most - 1, amongThree: most, of: 9 }, untagged: { first: 1, amongThree: 2, of: 9 } })
  expect(matchingLine({ heldOut: set(8), tunedBy: set(7) })).toBe(
    'matching: fit among the first three, 8 of 9, first 7; without tags 2 of 9, first 1; of those it is tuned by 7 of 9, first 6; without tags 2 of 9, first 1',
  )
})
