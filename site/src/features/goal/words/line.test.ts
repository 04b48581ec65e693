import { expect, test } from 'vitest'
import { sampleGoal as goal } from '../rules/test-goal.ts'
import { detailWords, habitWords, paceWords, weekWords } from './line.ts'

const context = { today: '2026-11-12', locale: 'en-GB' }
const habit = { ...goal(1).metric, type: 'habit', weekdays: null, timesPerWeek: null, dailyTarget: null } as const

test('weekdays in a row are told by the first and the last', () => {
  expect(habitWords({ ...habit, weekdays: [1, 2, 3, 4, 5] }, 'en-GB')).toBe('Habit, Mon to Fri')
  expect(habitWords({ ...habit, weekdays: [5, 1, 3] }, 'en-GB')).toBe('Habit, Mon, Wed and Fri')
  expect(habitWords({ ...habit, weekdays: [6, 7] }, 'en-GB')).toBe('Habit, Sat and Sun')
})

test('of a habit that is paused the row tells since when and until when, and no more', () => {
  const pauses = [{ from: '2026-11-02', until: '2026-12-01' }]
  const paused = goal(1, { metric: habit, status: 'paused', pauses, tags: [] })
  expect(detailWords(paused, 0, 0, context)).toEqual(['Paused since 2 November, back 1 December'])
  expect(detailWords({ ...paused, status: 'active' }, 0, 0, context)).toEqual(['Habit, every day'])
})

test('a goal measured by milestones names the next one in its row, while it goes on', () => {
  const milestones = [
    { id: 'a', title: 'Sign the lease', doneOn: '2026-11-02' },
    { id: 'b', title: 'Pack the books', doneOn: null },
    { id: 'c', title: 'Hand over the keys', doneOn: null },
  ]
  const move = goal(1, { metric: { ...goal(1).metric, type: 'milestones' }, milestones, tags: [] })
  expect(detailWords(move, 0, 0, context)).toEqual(['1\u00a0of\u00a03\u00a0milestones', 'next “Pack the books”'])
  expect(detailWords({ ...move, status: 'achieved' }, 0, 0, context)).toEqual(['1\u00a0of\u00a03\u00a0milestones'])
  expect(detailWords({ ...move, metric: habit }, 0, 0, context)).toEqual(['Habit, every day'])
})

test('a habit of so many times a week says how often it was done in the one that runs', () => {
  const marks = ['2026-11-08', '2026-11-11'].map((localDate) => ({ localDate, mark: 'yes' as const }))
  const days = { today: '2026-11-12', weekStart: 1 }
  expect(weekWords({ metric: { ...habit, timesPerWeek: 3 } }, marks, days)).toBe('1 of 3 this week')
  expect(weekWords({ metric: { ...habit, timesPerWeek: 3 } }, [], days)).toBe('0 of 3 this week')
  expect(weekWords({ metric: habit }, marks, days)).toBeNull()
})

test('a first miss is said for what it is, and before its first day a habit says that it has none', () => {
  const measured = { pace: 'at-risk', noPace: null, unmeasured: null } as const
  expect(paceWords({ ...measured, isFirstMiss: true })).toBe('One missed')
  expect(paceWords({ ...measured, isFirstMiss: false })).toBe('At risk')
  const none = { pace: null, isFirstMiss: false, noPace: 'unmeasured' } as const
  expect(paceWords({ ...none, unmeasured: 'no-days-yet' })).toBe('No days yet')
  expect(paceWords({ ...none, unmeasured: 'no-check-ins' })).toBe('No value')
})
