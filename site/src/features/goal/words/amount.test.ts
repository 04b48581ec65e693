import { expect, it } from 'vitest'
import { amountWords, axisWords, differenceWords, rateWords } from './amount.ts'

const en = 'en-GB'
const percent = { type: 'percent', unit: '' } as const
const pounds = { type: 'currency', unit: 'GBP' } as const
const time = { type: 'duration', unit: '' } as const
const stories = { type: 'number', unit: 'stories' } as const

it('a value is written with its unit, exactly', () => {
  expect(amountWords('77.6', percent, en)).toBe('77.6\u00a0%')
  expect(amountWords('90.0', percent, en)).toBe('90\u00a0%')
  expect(amountWords('90.00', pounds, en)).toBe('£90')
  expect(amountWords('1200', pounds, en)).toBe('£1,200')
  expect(amountWords('-800.5', pounds, en)).toBe('-£800.50')
  expect(amountWords('90', time, en)).toBe('1 h 30 min')
  expect(amountWords('12', stories, en)).toBe('12 stories')
  expect(amountWords('skip', percent, en)).toBe('Skipped')
})

it('what is reckoned is cut to what can be read', () => {
  expect(amountWords('33.333333333', stories, en)).toBe('33.3 stories')
})

it('an axis goes without the unit, and large numbers are short', () => {
  expect(axisWords(0.30000000000000004, stories, en)).toBe('0.3')
  expect(axisWords(1_500_000, stories, en)).toBe('1.5m')
})

it('differences have a sign and no dust', () => {
  expect(differenceWords('0.3', '0.1', percent, en)).toBe('+0.2')
  expect(differenceWords('70', '71.5', percent, en)).toBe('−1.5')
  expect(differenceWords('60', '90', time, en)).toBe('−30 min')
})

it('a rate says what of and per week', () => {
  expect(rateWords('0.814', percent, en)).toEqual({ amount: '+0.81', unit: 'points a week' })
  expect(rateWords('-0.29', { type: 'number', unit: 'errors a month' }, en)).toEqual({ amount: '−0.29', unit: 'a week' })
  expect(rateWords('-0.29', { type: 'number', unit: 'errors' }, en)).toEqual({ amount: '−0.29', unit: 'errors a week' })
  expect(rateWords('-0.2', time, en)).toEqual({ amount: '−0.2\u00a0min', unit: 'a week' })
  expect(rateWords('90', time, en)).toEqual({ amount: '+1 h 30 min', unit: 'a week' })
})
