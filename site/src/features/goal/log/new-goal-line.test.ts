import { expect, test } from 'vitest'
import type { Here } from '../../shortcuts/action.ts'
import { askNewGoal } from './ask-new-goal.ts'

const here = {} as Here

test('a line that begins with the words for a new goal names it', () => {
  expect(askNewGoal.meant?.('New goal Run 100 km')).toBe('Run 100 km')
  expect(askNewGoal.meant?.('goal: sleep before eleven')).toBe('sleep before eleven')
  expect(askNewGoal.meant?.('Renew goalkeeper licence')).toBeNull()
})

test('what is typed becomes its name, and nothing opens an empty form', () => {
  expect(askNewGoal.choices(here, ' Run 100 km ')).toMatchObject([{ words: '“Run 100 km”…', isMade: true }])
  expect(askNewGoal.choices(here, '')).toHaveLength(1)
})
