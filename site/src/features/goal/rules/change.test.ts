import type { CheckIn, Goal } from '@throughline/core/goal'
import { expect, test } from 'vitest'
import { editOfGoal } from './actions.ts'
import { appliedToCheckIn, appliedToGoal, checkInOf, type GoalChange, inverseOfCheckIn, inverseOfGoal } from './change.ts'
import { sampleGoal as goal } from './test-goal.ts'

const now = '2026-11-12T09:00:00.000Z'

test('a goal that was closed is opened again by undo, as it was, with its pauses', () => {
  const before = goal(1, { pauses: [{ from: '2026-10-05', until: '2026-10-12' }] })
  const change = editOfGoal(before, { status: 'achieved' })
  const after = appliedToGoal(before, change, now) as Goal
  expect(after.status).toBe('achieved')
  const back = inverseOfGoal(change, before, after)
  expect(back).toMatchObject({
    changes: { status: 'active', pauses: before.pauses, closing: null },
    base: { status: 'achieved', pauses: before.pauses, closing: null },
  })
  expect(appliedToGoal(after, back as GoalChange, now)).toEqual({ ...before, updatedAt: now })
})

test('an edit gives back the fields it changed and no others', () => {
  const before = goal(1, { title: 'Before' })
  const after = goal(1, { title: 'After' })
  expect(inverseOfGoal(editOfGoal(before, { title: 'After' }), before, after)).toEqual(editOfGoal(after, { title: 'Before' }))
})

test('what was made goes to the trash, and comes back from there', () => {
  const change = checkInOf(goal(1).id, { id: 'c', localDate: '2026-11-12', value: '76', confidence: null, note: '' })
  const made = appliedToCheckIn(null, change, now) as CheckIn
  const back = inverseOfCheckIn(change, null, made)
  expect(back).toEqual({ do: 'check-in.remove', id: 'c', goalId: goal(1).id })
  expect(back && inverseOfCheckIn(back, made, made)).toMatchObject({ do: 'check-in.restore' })
})
