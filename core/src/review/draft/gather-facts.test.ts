import { expect, it } from 'vitest'
import { deleteGoal, editGoal, goals } from '../../goal/index.ts'
import { changeUntold } from '../../kernel/index.ts'
import { HALF_YEAR, measuredGoal, reviewDeps } from '../test-review.ts'
import { gatherFacts } from './gather-facts.ts'

const startDate = '2026-07-01'

/** A habit with a step to it, and a step to that. */
async function begun() {
  const deps = reviewDeps()
  const habit = await measuredGoal(deps, { title: 'Drink less', metric: { type: 'habit', target: '80' }, startDate })
  const step = await measuredGoal(deps, { title: 'Tell Omar', metric: { type: 'binary' }, startDate, parentId: habit.id })
  const further = await measuredGoal(deps, { title: 'Call him', metric: { type: 'binary' }, startDate, parentId: step.id })
  const gathered = () => gatherFacts(deps, HALF_YEAR, { nameOf: (name) => name })
  const told = async () => (await gathered()).facts.goals.map(({ goal }) => goal.title)
  return { deps, habit, step, further, told }
}

it('tells nothing of what is part of a personal goal, also once that lies in the trash', async () => {
  const { deps, habit, step, told } = await begun()
  expect(await told()).toEqual([])
  await deleteGoal(deps, habit.id)
  expect(await told()).toEqual([])
  await deleteGoal(deps, step.id)
  expect(await told(), 'nor of what was part of its part').toEqual([])
})

it('tells of it where its owner has put it at the top', async () => {
  const { deps, habit, step, told } = await begun()
  await deleteGoal(deps, habit.id)
  await editGoal(deps, step.id, { parentId: null })
  expect((await told()).toSorted()).toEqual(['Call him', 'Tell Omar'])
})

it('comes to an end where goals have come to be part of one another', async () => {
  const { deps, step, further, told } = await begun()
  await changeUntold(deps, deps.actor.space, goals, step.id, () => ({ parentId: null, formerParentId: further.id }))
  expect((await told()).toSorted()).toEqual(['Call him', 'Tell Omar'])
})
