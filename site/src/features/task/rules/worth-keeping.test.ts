import { describe, expect, it, test } from 'vitest'
import { isWorthKeeping } from './worth-keeping.ts'

const plain = { title: 'Send the list', priority: 'none', goalId: null, durationMinutes: null } as const
const titled = (title: string) => isWorthKeeping({ ...plain, title })

test('a task that moves a goal, is pressing or takes two hours is worth keeping; others are not by that', () => {
  expect(isWorthKeeping(plain)).toBe(false)
  expect(isWorthKeeping({ ...plain, goalId: '019a9b3c-5d00-7cc0-8000-000000000001' })).toBe(true)
  expect(['none', 'low', 'medium', 'high', 'urgent'].map((priority) => isWorthKeeping({ ...plain, priority: priority as 'none' }))).toEqual(
    [...[false, false, false, true, true]],
  )
  expect([119, 120].map((durationMinutes) => isWorthKeeping({ ...plain, durationMinutes }))).toEqual([false, true])
})

describe('a number in the title', () => {
  it.each([
    'Cut picking errors by 12 %',
    'Raise accuracy to 82%',
    'Fehler um 12 Prozent senken',
    'Save €40k on freight',
    'Save $1,200 on freight',
    'Fracht um 1.200 € senken',
    'Make the import 3x faster',
    'Cut stock-outs from 71 to 40',
    'Wartezeit von 9 auf 4 senken',
    'Forecast error 6.8 → 3.1',
  ])('tells of a result in “%s”', (title) => expect(titled(title)).toBe(true))

  it.each([
    'Ask Tom about dock 7',
    'Check Q4 promo uplift',
    'Plan the 2026 budget',
    'Call Ana at 14:30',
    'Call Ana 3pm',
    'Ana um 15 Uhr anrufen',
    'Pay rent 12/3',
    'Close ticket #4711',
    'Release v2.11',
    'Send 2026-03-04 report',
    'Lunch in 3 days',
    'Read pages 4-5',
    'Book room A12 for Mia',
    'Order 5 minis',
    'Ask about dock 17 again',
    'Send the plan of week 31 to Ana',
    'Visit Mia 12 March',
    'Call for 30 min',
    'Buy 2 lemons',
    'Reset the order points of 40 slow lines',
    'Clear 3 tables',
    'Move the call from 2 to 3',
    'Shift 9 to 5',
    'Pay rent 900 €',
    'Buy milk 3 €',
    'Order 12 x screws',
    'Miete zahlen 900 €',
    'Termin von 2 auf 3 verschieben',
  ])('is none in “%s”', (title) => expect(titled(title)).toBe(false))
})
