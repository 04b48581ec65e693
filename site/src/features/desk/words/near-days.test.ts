import { expect, test } from 'vitest'
import { isWeekend, nearDays, nearDaysInTurn } from './near-days.ts'

test.each([
  ['2026-11-19', 1, '2026-11-20', '2026-11-21', '2026-11-23'],
  ['2026-11-20', 1, '2026-11-21', '2026-11-21', '2026-11-23'],
  ['2026-11-21', 1, '2026-11-22', '2026-11-28', '2026-11-23'],
  ['2026-11-22', 1, '2026-11-23', '2026-11-28', '2026-11-23'],
  ['2026-11-19', 7, '2026-11-20', '2026-11-21', '2026-11-22'],
  ['2026-11-22', 7, '2026-11-23', '2026-11-28', '2026-11-29'],
])('on %s, with weeks from day %i, the days by name are %s, %s and %s', (today, weekStart, tomorrow, weekend, nextWeek) => {
  expect(nearDays({ today, weekStart })).toEqual({ today, tomorrow, weekend, nextWeek })
})

test('they are offered in their order', () => {
  expect(nearDaysInTurn({ today: '2026-11-21', weekStart: 1 }).map(([name]) => name)).toEqual(['today', 'tomorrow', 'nextWeek', 'weekend'])
})

test.each([
  ['a Sunday, when next week begins tomorrow', '2026-11-22', ['today', 'tomorrow', 'weekend']],
  ['a Friday, when the weekend begins tomorrow', '2026-11-20', ['today', 'tomorrow', 'nextWeek']],
])('no day is offered twice on %s', (_, today, names) => {
  expect(nearDaysInTurn({ today, weekStart: 1 }).map(([name]) => name)).toEqual(names)
})

test('the weekend is Saturday and Sunday', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
  expect(days.filter(isWeekend)).toEqual(['2026-11-21', '2026-11-22'])
})
