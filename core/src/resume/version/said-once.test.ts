import { expect, it } from 'vitest'
import { highlightsSaidByWins, saidOnce } from './said-once.ts'

/** What stands on a first version, each line as what it says, with the mark of a win. */
function shown({ summary = '', highlights = [], wins = [] }: { summary?: string; highlights?: string[]; wins?: string[] }) {
  const { lines, hasSummary } = saidOnce(
    { summary, highlights: highlights.map((text) => ({ id: text, text })) },
    wins.map((title) => ({ id: title, title })),
  )
  return { lines: lines.map(({ kind, id }) => (kind === 'win' ? `* ${id}` : id)), hasSummary }
}

it.each([
  ['Put sales and supply on one promo calendar', 'put sales and supply on one promo calendar.'],
  ['Replaced nine spreadsheets by one model that the team could read', 'Replaced nine spreadsheets by one model that the team can read'],
  ['Wrote the loading plan two depots still use', 'Wrote the loading plan that two depots still use'],
  ['Schrieb den Ladeplan für zwei Läger', 'Schrieb den Ladeplan fur zwei Lager'],
  ['倉庫の在庫を半分に減らした', '倉庫の在庫を半分に減らした。'],
])('what a win says near enough in the same words is said once, by the win: %s', (highlight, win) => {
  expect(shown({ highlights: ['First', highlight], wins: [win, 'Last'] }).lines).toEqual(['First', `* ${win}`, '* Last'])
})

it('the highlight stands where it has a number that the win leaves out', () => {
  const highlights = ['Took eleven dead lines off the list and freed 126 pallet places']
  expect(shown({ highlights, wins: ['Took eleven dead lines off the list'] }).lines).toEqual(highlights)
})

it.each([
  ['Cut stock-outs on the top 40 lines', 'Cut stock-outs on the top 60 lines'],
  ['Taught two planners SQL', 'Taught the warehouse to count'],
  ['SQL', 'Taught SQL'],
  ['— …', '!!'],
])('what is another matter, or of another number, stands beside it: %s', (highlight, win) => {
  expect(shown({ highlights: [highlight], wins: [win] }).lines).toEqual([highlight, `* ${win}`])
})

it('of two wins that say the same the newer stands', () => {
  expect(shown({ wins: ['Split the forecast by family', 'Split the forecast, by family'] }).lines).toEqual([
    '* Split the forecast by family',
  ])
})

it('a summary is left out when lines say each of its sentences, and only then', () => {
  const wins = ['Built the first forecast that was not a copy of last year']
  expect(shown({ summary: 'Built the first forecast that was not a copy of last year.', wins }).hasSummary).toBe(false)
  expect(shown({ summary: 'Built the first forecast that was not a copy of last year. Led three.', wins }).hasSummary).toBe(true)
  expect(shown({ summary: ' \n' }).hasSummary).toBe(false)
})

it('of highlights those are wins already that one of them says near enough', () => {
  const highlights = ['Replaced nine spreadsheets by one model', 'Cut stock-outs on the top 40 lines', 'Taught two planners SQL'].map(
    (text) => ({
      text,
    }),
  )
  const wins = [{ title: 'Replaced nine spreadsheets by one model of demand' }, { title: 'Cut stock-outs on the top 60 lines' }]
  expect(highlightsSaidByWins(highlights, wins).map(({ text }) => text)).toEqual(['Replaced nine spreadsheets by one model'])
})
