import { expect, test } from 'vitest'
import { sampleGoal as goal, sampleMeasures as measures } from '../rules/test-goal.ts'
import { currentFigure, figure, figureWithUnit, percent, readFigure, typedFigure } from './figures.ts'
import { leftWords } from './left.ts'

const metric = (type: 'percent' | 'currency' | 'duration' | 'number', unit = '') => ({ type, unit })

test('values are written as the person writes them', () => {
  expect(figure('77.6', metric('percent'), 'en-GB')).toBe('77.6\u00a0%')
  expect(figure('3450', metric('currency', 'GBP'), 'en-GB')).toBe('£3,450')
  expect(figure('3450.5', metric('currency', 'GBP'), 'en-GB')).toBe('£3,450.50')
  expect(figure('90', metric('duration'), 'en-GB')).toBe('1 h 30 min')
  expect(figureWithUnit('20', metric('number', 'stories'), 'en-GB')).toBe('20 stories')
  expect(figure('1234.5', metric('number'), 'de-DE')).toBe('1.234,5')
})

test('a length of time is read in every way it is written, minutes when nothing says otherwise', () => {
  for (const typed of ['1:30', '90', '90 min', '1h30', '1.5 h']) expect(readFigure(typed, metric('duration'), 'en-GB'), typed).toBe('90')
  expect(readFigure('−30', metric('duration'), 'en-GB')).toBe('-30')
})

test('what is reckoned is cut to what can be read, and a share is whole', () => {
  expect(figure('33.333333333', metric('number'), 'en-GB')).toBe('33.3')
  expect(percent(0.4967, 'en-GB')).toBe('50\u00a0%')
})

test('what adds up from nothing is told out of the target', () => {
  const counted = goal(1, { metric: { ...goal(1).metric, type: 'number', aggregation: 'sum', start: '0', target: '20' } })
  expect(currentFigure(counted, measures({ current: '7', target: '20' }), 'en-GB')).toBe('7 of 20')
  expect(currentFigure(goal(1), measures({ current: null }), 'en-GB')).toBeNull()
})

test('what is typed is read with the person’s own signs, and words are not numbers', () => {
  expect(readFigure(' £3,450.5 ', metric('currency', 'GBP'), 'en-GB')).toBe('3450.5')
  expect(readFigure('77,6 %', metric('percent'), 'de-DE')).toBe('77.6')
  expect(readFigure('77,6 %', metric('percent'), 'en-GB')).toBe('77.6')
  for (const [typed, is] of [
    ['5.000', '5000'],
    ['1.234,5', '1234.5'],
    ['71.5', '71.5'],
    ['5 000', '5000'],
  ])
    expect(readFigure(typed ?? '', metric('number'), 'de-AT'), typed).toBe(is)
  expect(readFigure('£1,200.50', metric('currency', 'GBP'), 'en-GB')).toBe('1200.50')
  expect(readFigure('−3', metric('number'), 'en-GB')).toBe('-3')
  expect(readFigure('soon', metric('number'), 'en-GB')).toBeNull()
  expect(readFigure('1:30', metric('duration'), 'en-GB')).toBe('90')
  for (const typed of ['', 'many', '1:75', '1e5', '--1']) expect(readFigure(typed, metric('duration'), 'en-GB')).toBeNull()
})

test('a value stands in a field as it is read there', () => {
  expect(typedFigure('80.9', metric('percent'), 'de-DE')).toBe('80,9')
  expect(typedFigure('90', metric('duration'), 'de-DE')).toBe('1:30')
  for (const locale of ['de-DE', 'en-GB'])
    for (const value of ['3.125', '1234.5', '12000', '-3'])
      expect(readFigure(typedFigure(value, metric('number'), locale), metric('number'), locale), `${value} ${locale}`).toBe(value)
})

test('what is left is told in days, then weeks, then months', () => {
  const context = { today: '2026-11-12', locale: 'en-GB' }
  expect(leftWords(context.today, '2026-11-13', context)).toBe('1 day left, to 13 November')
  expect(leftWords(context.today, '2026-12-18', context)).toBe('5 weeks left, to 18 December')
  expect(leftWords(context.today, '2027-11-12', context)).toBe('12 months left, to 12 November 2027')
})
