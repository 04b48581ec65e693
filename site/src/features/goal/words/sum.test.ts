import { expect, test } from 'vitest'
import { sampleGoal } from '../rules/test-goal.ts'
import { sumWords } from './sum.ts'

const metric = { ...sampleGoal(1).metric, type: 'number', unit: 'drivers', aggregation: 'sum', direction: 'up' } as const
const said = (typed: string, of: Partial<typeof metric | { direction: 'down'; type: 'duration' }> = {}) =>
  sumWords(typed, '4', { ...metric, ...of }, 'en-GB')

test('a number that is added says what it makes, before it is sent', () => {
  expect(said('12')).toBe('4 + 12 makes 16 drivers')
  expect(said('0.1')).toBe('4 + 0.1 makes 4.1 drivers')
  expect(said('-2')).toBe('4 − 2 makes 2 drivers')
  expect(said('3', { direction: 'down' })).toBe('4 − 3 makes 1 drivers')
  expect(said('1:30', { type: 'duration' })).toBe('4 min + 1 h 30 min makes 1 h 34 min')
})

test('until then it says where the goal stands', () => {
  for (const typed of ['', ' ', 'twelve']) expect(said(typed)).toBe('So far: 4 drivers')
})
