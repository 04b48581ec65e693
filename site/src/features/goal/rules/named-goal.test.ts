import { expect, test } from 'vitest'
import { namedGoal } from './named-goal.ts'

const context = { today: '2026-11-29', weekStart: 1, locale: 'en-GB' }

test('a name alone says how the goal is measured and when it ends', () => {
  expect(namedGoal(' Raise pick accuracy from 71 to 82 % by June ', context)).toMatchObject({
    title: 'Raise pick accuracy from 71 to 82 % by June',
    metric: { type: 'percent', start: '71', target: '82', direction: 'up' },
    checkInEvery: 'week',
    endDate: '2027-06-30',
    horizon: 'year',
  })
  expect(namedGoal('5.000 € sparen bis Juni', { ...context, locale: 'de-AT' })).toMatchObject({
    metric: { type: 'currency', target: '5000', unit: 'EUR' },
    endDate: '2027-06-30',
  })
  expect(namedGoal('Walk every day', context)).toMatchObject({ metric: { type: 'habit' }, checkInEvery: null })
})

test('what is counted each month is the unit', () => {
  expect(namedGoal('Cut defects from 9 to 2 a month', context)).toMatchObject({
    title: 'Cut defects from 9 to 2 a month',
    metric: { type: 'number', start: '9', target: '2', direction: 'down', unit: 'defects a month' },
  })
})

test('what it does not say is not made up', () => {
  expect(namedGoal('Lead role', context)).toEqual({ title: 'Lead role' })
  expect(namedGoal('Lead role by April', context)).toEqual({ title: 'Lead role by April', endDate: '2027-04-30', horizon: 'year' })
})
