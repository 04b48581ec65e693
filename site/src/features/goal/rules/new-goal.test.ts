import { expect, test } from 'vitest'
import { newGoalAt, newGoalHref } from './new-goal.ts'

test('an address carries the name of a new goal, and goes on without it', () => {
  const href = `http://localhost${newGoalHref('Save 5,000 € & rest')}`
  expect(newGoalAt(href)).toEqual({ title: 'Save 5,000 € & rest', competencies: [], rest: '/goals' })
  expect(newGoalAt('http://localhost/goals?layout=tree&new=')).toEqual({ title: '', competencies: [], rest: '/goals?layout=tree' })
  expect(newGoalAt('http://localhost/goals?layout=tree')).toBeNull()
})

test('an address carries what a new goal is to show', () => {
  const href = `http://localhost${newGoalHref('', ['budget', 'Négociation'])}`
  expect(newGoalAt(href)).toEqual({ title: '', competencies: ['budget', 'Négociation'], rest: '/goals' })
})
