import type { Goal } from '@throughline/core/goal'
import { expect, test } from 'vitest'
import type { Here } from '../../shortcuts/action.ts'
import { logging } from './ask-log.ts'
import { partsOf, readValue } from './read-value.ts'

const goal = (title: string, fields: Partial<Goal['metric']>): Goal => {
  const none = { weekdays: null, timesPerWeek: null, dailyTarget: null }
  const metric = { type: 'number', direction: 'up', start: '0', target: '1', unit: '', aggregation: 'last', source: 'manual', ...none }
  return { id: title, title, metric: { ...metric, ...fields } } as Goal
}

const accuracy = goal('Forecast accuracy to 82', { type: 'percent' })
const meditate = goal('Meditate', { type: 'habit' })
const water = goal('Water', { type: 'habit', dailyTarget: '8', unit: 'glasses' })
const read = goal('Deep reading', { type: 'duration' })
const saved = goal('Savings', { type: 'currency', unit: 'EUR' })
const talk = goal('Give the talk', { type: 'binary' })
const here = { desk: { today: '2026-03-05', locale: 'en-GB' } } as Here
const ask = logging([accuracy, meditate, water, read, saved, talk])
const made = (typed: string) =>
  ask
    .choices(here, typed)
    .filter(({ isMade }) => isMade)
    .map(({ words }) => words)

test.each([
  [accuracy, '77.6', 'en-GB', '77.6'],
  [accuracy, '77,6 %', 'de-DE', '77.6'],
  [accuracy, '77.6', 'de-DE', '77.6'],
  [accuracy, '−3', 'en-GB', '-3'],
  [accuracy, 'yes', 'en-GB', null],
  [accuracy, '1e5', 'en-GB', null],
  [saved, '€3,450', 'en-GB', '3450'],
  [saved, '3.450,20', 'de-DE', '3450.20'],
  [saved, '3,45', 'en-GB', '3.45'],
  [read, '1:30', 'en-GB', '90'],
  [read, '45m', 'en-GB', '45'],
  [water, '7 glasses', 'en-GB', '7'],
  [water, 'skip', 'en-GB', 'skip'],
  [water, 'yes', 'en-GB', null],
  [meditate, 'done', 'en-GB', 'yes'],
  [meditate, '3', 'en-GB', null],
  [talk, 'no', 'en-GB', 'no'],
  [talk, 'skip', 'en-GB', null],
] as const)('of %o, “%s” (%s) says %s', (of, typed, locale, value) => {
  expect(readValue(typed, of, locale)).toBe(value)
})

test('a title that ends in a number is told from the value behind it', () => {
  expect(partsOf('forecast accuracy to 82 77.6', accuracy)[0]).toEqual({ name: accuracy.title, value: '77.6' })
  expect(made('Forecast accuracy to 82 ')).toEqual([])
  expect(made('forecast accuracy to 8')).toEqual([])
})

test('a line names a goal by a few letters and says its value', () => {
  expect(made('accuracy 77.6')).toEqual(['77.6\u00a0% on Forecast accuracy to 82'])
  expect(made('water 7 glasses')).toEqual(['7 glasses on Water'])
  expect(made('medi yes')).toEqual(['Meditate, yes today'])
  expect(made('savings 20')).toEqual(['€20 on Savings'])
  expect(made('accuracy')).toEqual([])
  expect(made('77.6')).toEqual([])
})

test('the best name is meant, and two as good are both offered', () => {
  const twins = logging([goal('Run', {}), goal('Run far', {}), goal('Trunk', {})])
  const words = twins.choices(here, 'run 5').flatMap(({ isMade, words }) => (isMade ? [words] : []))
  expect(words).toEqual(['5 on Run', '5 on Run far'])
})

test('a line that says so is meant for it', () => {
  expect(ask.meant?.('log accuracy 77.6')).toBe('accuracy 77.6')
  expect(ask.meant?.('Check in accuracy 77.6')).toBe('accuracy 77.6')
  expect(ask.meant?.('logging')).toBeNull()
})

test('goals of marks are offered by day, those of numbers ask for it', () => {
  const offered = ask.choices(here, '').map(({ words, detail }) => [words, detail])
  expect(offered).toContainEqual(['Meditate, skip today', undefined])
  expect(offered).toContainEqual(['Forecast accuracy to 82…', 'in %'])
  expect(offered).toContainEqual(['Deep reading…', 'minutes, or 1:30'])
})
