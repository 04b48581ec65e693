import { expect, it } from 'vitest'
import { newEnvelope } from '../kernel/index.ts'
import { deleteCheckIn, editCheckIn, restoreCheckIn } from './check-in/change-check-in.ts'
import { createCheckIn } from './check-in/create-check-in.ts'
import { createGoal } from './create-goal.ts'
import { deleteGoal } from './delete-goal.ts'
import { MAX_CHECK_INS, MAX_CHECK_INS_A_DAY, MAX_GOALS } from './limits.ts'
import { restoreGoal } from './restore-goal.ts'
import { checkIns } from './schema.ts'
import { faultsOf, type GoalTestDeps, goalDeps } from './test-goal.ts'

/** The same store with so much more in it than there is. */
function crowded(deps: GoalTestDeps, more: (query: string, args: object) => number): GoalTestDeps {
  const count: typeof deps.store.count = async (space, query, args) => (await deps.store.count(space, query, args)) + more(query.name, args)
  return { ...deps, store: Object.create(deps.store, { count: { value: count } }) }
}

it('an account has room for two thousand goals; the trash does not count, and what is sent again is there', async () => {
  const deps = goalDeps()
  const id = deps.ids.next()
  const [first, second] = [await createGoal(deps, { title: 'One', id }), await createGoal(deps, { title: 'Two' })]
  await deleteGoal(deps, second.id)
  const full = crowded(deps, (query) => (query === 'inOrder' ? MAX_GOALS - 1 : 0))
  expect(await faultsOf(createGoal(full, { title: 'Three' }))).toEqual([' too_many_goals'])
  expect(await faultsOf(restoreGoal(full, second.id))).toEqual([' too_many_goals'])
  expect(await createGoal(full, { title: 'One', id })).toEqual(first)
  await deleteGoal(full, first.id)
  expect(await restoreGoal(full, second.id)).toMatchObject({ deletedAt: null })
})

it('a goal has room for so many check-ins in all, and so many of one day', async () => {
  const deps = goalDeps()
  const { id: goalId } = await createGoal(deps, { title: 'Water', metric: { type: 'number', target: '8', aggregation: 'sum' } })
  const [value, id] = ['1', deps.ids.next()]
  const [here, gone] = [await createCheckIn(deps, goalId, { value, id }), await createCheckIn(deps, goalId, { value })]
  await deleteCheckIn(deps, gone.id)
  const yesterday = { value, localDate: '2026-03-04' }
  const isOfDay = (args: object) => 'from' in args && args.from === '2026-03-05'
  const dayFull = crowded(deps, (_, args) => (isOfDay(args) ? MAX_CHECK_INS_A_DAY - 1 : 0))
  const other = await createCheckIn(dayFull, goalId, yesterday)
  for (const refused of [
    createCheckIn(dayFull, goalId, { value }),
    restoreCheckIn(dayFull, gone.id),
    editCheckIn(dayFull, other.id, { localDate: '2026-03-05' }),
  ])
    expect(await faultsOf(refused)).toEqual(['/localDate too_many_check_ins'])
  const full = crowded(deps, (_, args) => ('from' in args ? 0 : MAX_CHECK_INS - 2))
  expect(await faultsOf(createCheckIn(full, goalId, yesterday))).toEqual([' too_many_check_ins'])
  expect(await createCheckIn(full, goalId, { value, id })).toEqual(here)
  expect(await editCheckIn(dayFull, here.id, { note: 'A glass.' })).toMatchObject({ note: 'A glass.' })
})

it('the check-ins of a day are counted by that very day', async () => {
  const deps = goalDeps()
  const { id: goalId } = await createGoal(deps, { title: 'Water', metric: { type: 'number', target: '8', aggregation: 'sum' } })
  for (const localDate of ['2026-03-03', '2026-03-05'])
    for (let n = 0; n < MAX_CHECK_INS_A_DAY; n++) {
      const said = { goalId, localDate, timeZone: 'UTC', value: '1', confidence: null, note: '', history: [], importId: null }
      await deps.store.save(
        deps.actor.space,
        checkIns,
        { ...newEnvelope(deps.ids.next(), '2026-03-05T09:00:00.000Z'), ...said },
        { expectedVersion: 0 },
      )
    }
  expect(await faultsOf(createCheckIn(deps, goalId, { value: '1', localDate: '2026-03-05' }))).toEqual(['/localDate too_many_check_ins'])
  expect(await createCheckIn(deps, goalId, { value: '1', localDate: '2026-03-04' })).toMatchObject({ localDate: '2026-03-04' })
})
