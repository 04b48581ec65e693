import type { Goal } from '@throughline/core/goal'
import { expect, it } from 'vitest'
import { goalForm } from '../../../messages/goal-form.ts'
import { habitWords } from './line.ts'
import { readWords } from './read-words.ts'

const context = { today: '2026-03-02', locale: 'en-GB' }
const words = goalForm.titleRead
const none = { weekdays: null, timesPerWeek: null, dailyTarget: null }
const metric = (said: Partial<Goal['metric']>) =>
  ({ type: 'percent', unit: '', start: '88', target: '95', ...none, ...said }) as Goal['metric']
const habit = metric({ type: 'habit', weekdays: [1, 2, 3, 4, 5] })

it.each([
  [{ metric: metric({}), endDate: '2026-03-31' }, `${words.fromTo('88\u00a0%', '95\u00a0%')}, ${words.until('Tue 31 Mar')}`],
  [{ metric: metric({}), hasStart: false, endDate: null }, words.to('95\u00a0%')],
  [
    { metric: metric({ type: 'number', unit: 'stories', start: '0', target: '20' }), endDate: null },
    words.fromTo('0 stories', '20 stories'),
  ],
  [{ metric: metric({ start: '95' }), endDate: null }, ''],
  [{ metric: metric({ type: 'binary', start: '0', target: '1' }), endDate: null }, ''],
  [{ metric: habit, endDate: null }, habitWords(habit, 'en-GB')],
  [{ metric: null, endDate: '2026-03-31' }, words.until('Tue 31 Mar')],
  [{ metric: null, endDate: null }, ''],
])('what the name of a goal says reads in words: %#', (read, said) => {
  expect(readWords(read, context)).toBe(said)
})
