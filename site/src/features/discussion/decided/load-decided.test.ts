import type { ActionItem, Decision } from '@throughline/core/discussion'
import { expect, test } from 'vitest'
import { besideIn, type Decided } from './load-decided.ts'
import type { Within } from './within.ts'

const at = (n: number) => new Date(Date.UTC(2026, 10, 12) + n).toISOString()
const within = { id: 'talk' } as Within
const item = (n: number) => ({ id: `i${n}`, createdAt: at(n), text: 'x' }) as ActionItem
const decision = (n: number, given: Partial<Decision> = {}) =>
  ({ id: `d${n}`, createdAt: at(n), why: '', outcome: null, supersedesId: null, supersededById: null, ...given }) as Decision
const decidedOf = (given: Partial<Decided>): Decided => ({ decisions: [], items: [], calibration: null, ...given })

test('few decisions and action items all stand beside a stretch, from where it begins on', async () => {
  const decided = decidedOf({ decisions: [decision(1), decision(2, { why: '*Because*' })], items: [item(27)] })
  const beside = await besideIn(decided, within, { from: at(2) })
  expect([beside.from, beside.decisions.map(({ id }) => id), beside.items.map(({ id }) => id)]).toEqual([at(2), ['d2'], ['i27']])
  expect(beside.rendered).toEqual([{ text: '*Because*', html: expect.stringContaining('<em>Because</em>') }])
})

test('of very many action items the latest hundred come with the page, and from when on they are there is said', async () => {
  const items = Array.from({ length: 400 }, (_, n) => item(n))
  const beside = await besideIn(decidedOf({ items }), within, { from: '' })
  expect(beside.items.map(({ id }) => id)).toEqual(items.slice(300).map(({ id }) => id))
  expect(beside.from).toBe(items[300]?.createdAt)
})

test('of decisions with very long reasons a few come with the page, and no other is rendered', async () => {
  const decisions = Array.from({ length: 12 }, (_, n) => decision(n, { why: `${n} ${'x'.repeat(19_000)}` }))
  const beside = await besideIn(decidedOf({ decisions }), within, { from: '' })
  expect(beside.decisions.map(({ id }) => id)).toEqual(['d7', 'd8', 'd9', 'd10', 'd11'])
  expect(beside.rendered).toHaveLength(5)
})
