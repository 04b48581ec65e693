import { expect, test } from 'vitest'
import { sampleGoal as goal } from '../rules/sample.ts'
import { detailWords, habitWords, paceWords } from './line.ts'

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

test('a habit is at risk from its second miss on, and before its first day it says that it has none', () => {
  const habit = (kept: number, asked: number) => ({ kept, asked, streak: { unit: 'days' as const, current: 0, longest: 0 } })
  const measured = { pace: 'at-risk', statedPace: null, noPace: null, unmeasured: null } as const
  expect(paceWords({ ...measured, habit: habit(1, 2) })).toBe('One missed')
  expect(paceWords({ ...measured, habit: habit(1, 3) })).toBe('At risk')
  expect(paceWords({ ...measured, habit: null })).toBe('At risk')
  expect(paceWords({ ...measured, statedPace: 'at-risk', habit: habit(1, 2) })).toBe('At risk')
  const none = { pace: null, statedPace: null, noPace: 'unmeasured' } as const
  expect(paceWords({ ...none, unmeasured: 'no-days-yet', habit: habit(0, 0) })).toBe('No days yet')
  expect(paceWords({ ...none, unmeasured: 'no-check-ins', habit: null })).toBe('No value')
})
