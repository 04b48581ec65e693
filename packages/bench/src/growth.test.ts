import { expect, it } from 'vitest'
import { growthTable } from './growth.ts'

const round = (perSecond: number) => ({ perSecond, p50: 2, p99: 7, bytes: 100, answered: 10 })

it('puts what is left at the largest account beside the smallest one alone', () => {
  const curves = [{ name: 'list 50', alone: round(1000), bySize: [round(990), round(950), round(900)] }]
  const lines = growthTable(curves, { sizes: [1_000, 10_000, 100_000], owners: 1_000 }).split('\n')
  expect(lines[0]).toContain('1,000 other owners')
  expect(lines[2]).toMatch(/1,000 alone +1,000 +10,000 +100,000/)
  expect(lines[3]).toMatch(/^list 50 +1,000 +990 +950 +900 +0\.90 +2\.0$/)
})
