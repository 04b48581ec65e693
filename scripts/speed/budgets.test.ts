import { screens } from '@throughline/harness'
import { expect, it } from 'vitest'
import { budgetOf, overs } from './budgets.ts'
import type { Cost } from './cost.ts'
import { costTable } from './cost-table.ts'

const cost = (own: Partial<Cost> = {}): Cost => ({
  ...{ name: 'today', bytes: { html: 8_000, css: 9_000, script: 150 * 1024, fonts: 60_000, pictures: 0 }, requests: 21 },
  ...{ ttfb: 29.6, fcp: 300, lcp: 320, cls: 0, interactive: 900, longestTask: 180, interaction: { name: 'complete', ms: 100 } },
  ...own,
})

it('lets a screen cost what it may, and says what it costs too much of', () => {
  expect(overs(cost())).toEqual([])
  const dear = { ...cost().bytes, script: 150 * 1024 + 1 }
  expect(overs(cost({ bytes: dear, ttfb: 31, cls: 0.002, interaction: { name: 'open', ms: 104 } }))).toEqual([
    'script',
    'ttfb',
    'interaction',
    'cls',
  ])
  expect(overs(cost({ interaction: null }))).toEqual([])
})

it('allows what is only read no script, doors little, and what is written in most', () => {
  const asked = ['landing', 'sign-in', 'sandbox', 'today', 'task', 'journal-new']
  expect(asked.map((name) => budgetOf(name).script)).toEqual([0, 10, 60, 150, 165, 210])
  const most = screens.filter(({ name }) => budgetOf(name).script > 150).map(({ name }) => name)
  expect(most).toEqual(['task', 'journal-new', 'journal-entry'])
})

it('sets each screen into a row, and marks what is over', () => {
  const [head, , row] = costTable([cost({ ttfb: 44.4 })]).split('\n')
  expect(head).toContain('| screen | HTML | CSS | script | fonts | pictures | requests | first byte |')
  expect(row).toBe('| today | 7.8 | 8.8 | 150.0 | 58.6 | 0 | 21 | **44 !** | 300 | 320 | 0 | 900 | 180 | 100 complete |')
})
