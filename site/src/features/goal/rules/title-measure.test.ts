import { expect, test } from 'vitest'
import { blankDraft, readDraft } from './form.ts'
import { afterTitle, measureIn } from './title-measure.ts'

const context = { today: '2026-11-12', weekStart: 1, locale: 'en-GB' }
const blank = blankDraft(context)

test.each([
  ['Forecast accuracy to 82 %', { type: 'percent', start: '', target: '82' }],
  ['Forecast accuracy from 71.4 to 82%', { type: 'percent', start: '71.4', target: '82' }],
  ['Churn from 6 % to 3 % by June', { type: 'percent', start: '6', target: '3' }],
  ['Prognosegüte von 71,4 auf 82 % bis März', { type: 'percent', start: '71,4', target: '82' }],
  ['Resting pulse from 64 to 56', { type: 'number', start: '64', target: '56', unit: '' }],
  ['Read from 0 to 20 books', { type: 'number', start: '0', target: '20', unit: 'books' }],
  ['Rücklage auf 5.000 €', { type: 'currency', start: '', target: '5.000', currency: 'EUR' }],
  ['Savings from £1,200 to £5,000', { type: 'currency', start: '1,200', target: '5,000', currency: 'GBP' }],
  ['Deep work from 4 h to 10 h', { type: 'duration', start: '4 h', target: '10 h' }],
] as const)('“%s” says how it is measured', (title, measure) => {
  expect(measureIn(title)).toEqual(measure)
})

test.each([
  '',
  'Run 100 km',
  'Talk to 3',
  'Weight to 78',
  'Go to 10 Downing Street',
  'Move to Berlin',
  'From 9 to 5',
  'Be back to 2024',
  'Grow to 5 constructor',
])('“%s” says nothing of it', (title) => expect(measureIn(title)).toBeNull())

test('what the title says stands in the fields while it is typed, and goes with it', () => {
  const typed = { ...blank, ...afterTitle(blank, 'Churn from 6 to 3 %') }
  expect(typed).toMatchObject({ title: 'Churn from 6 to 3 %', type: 'percent', start: '6', target: '3', aggregation: 'last' })
  const more = { ...typed, ...afterTitle(typed, 'Churn from 6 to 30 days') }
  expect(more).toMatchObject({ type: 'number', start: '6', target: '30', unit: 'days' })
  expect({ ...more, ...afterTitle(more, 'Churn') }).toEqual({ ...blank, title: 'Churn' })
  expect(readDraft(typed, context, [], () => 'new').written?.metric).toMatchObject({ start: '6', target: '3', direction: 'down' })
})

test('what somebody wrote or chose in the fields stays', () => {
  const typed = { ...blank, ...afterTitle(blank, 'Churn to 3 %') }
  expect(afterTitle({ ...typed, target: '4' }, 'Churn to 2 %')).toEqual({ title: 'Churn to 2 %' })
  expect(afterTitle({ ...blank, type: 'habit' }, 'Churn to 3 %')).toEqual({ title: 'Churn to 3 %' })
  expect(afterTitle({ ...typed, start: '6' }, 'Churn to 2 %')).toEqual({ title: 'Churn to 2 %' })
  expect(afterTitle({ ...blank, isLoggingChosen: true }, 'Churn to 3 %')).toEqual({ title: 'Churn to 3 %' })
})
