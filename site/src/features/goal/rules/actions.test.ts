import { expect, test } from 'vitest'
import { loggingOf, pauseEdit, statusEdit } from './actions.ts'
import { sampleGoal as goal } from './test-goal.ts'

const here = { today: '2026-11-12', timeZone: 'Europe/Vienna' }

test('a pause begins today and ends when it is said to', () => {
  expect(pauseEdit(goal(1), '2026-12-01', here)).toMatchObject({
    changes: { status: 'paused', pauses: [{ from: here.today, until: '2026-12-01' }] },
  })
  expect(pauseEdit(goal(1), null, here)).toMatchObject({ changes: { pauses: [{ from: here.today, until: null }] } })
})

test('closing keeps the day and the reflection, and reopening takes them away', () => {
  const closing = { localDate: here.today, timeZone: here.timeZone, reflection: 'Early starts.' }
  expect(statusEdit(goal(1), 'achieved', here, { reflection: 'Early starts.' })).toMatchObject({ changes: { status: 'achieved', closing } })
  expect(statusEdit(goal(1, { status: 'achieved', closing }), 'active', here)).toMatchObject({
    changes: { status: 'active', closing: null },
  })
})

test('what counts by itself takes no check-ins, and a habit with an amount takes numbers', () => {
  const of = (fields: object) => loggingOf({ metric: { ...goal(1).metric, ...fields } })
  expect(of({ type: 'number', source: 'tasks-done' })).toBe('nothing')
  expect(of({ type: 'milestones' })).toBe('nothing')
  expect(of({ type: 'habit' })).toBe('habit')
  expect(of({ type: 'habit', dailyTarget: '20' })).toBe('number')
  expect(of({ type: 'binary' })).toBe('yes-no')
})
