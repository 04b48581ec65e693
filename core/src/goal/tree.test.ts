import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { deleteCheckIn } from './check-in/change-check-in.ts'
import { createCheckIn } from './check-in/create-check-in.ts'
import { createGoal } from './create-goal.ts'
import { deleteGoal } from './delete-goal.ts'
import { editGoal } from './edit-goal.ts'
import { purgeGoals } from './purge-goals.ts'
import { restoreGoal } from './restore-goal.ts'
import { checkIns, goals } from './schema.ts'
import { faultsOf, type GoalTestDeps, goalDeps, refused, stored } from './test-goal.ts'

const make = async (deps: GoalTestDeps, title: string, parentId: string | null = null) => (await createGoal(deps, { title, parentId })).id

/** A year with two quarters, one of which has a month. */
async function tree(deps: GoalTestDeps = goalDeps()) {
  const year = await make(deps, 'Year')
  const [spring, autumn] = [await make(deps, 'Spring', year), await make(deps, 'Autumn', year)]
  return { deps, year, spring, autumn, may: await make(deps, 'May', spring) }
}

const parentOf = async (deps: GoalTestDeps, id: string) => (await stored(deps, id)).parentId

describe('a goal below another', () => {
  it('never makes a circle, nor goes more than four levels deep', async () => {
    const { deps, year, spring, may } = await tree()
    for (const parentId of [year, spring, may]) expect(await faultsOf(editGoal(deps, year, { parentId }))).toEqual(['/parentId cycle'])
    const week = await make(deps, 'Week', may)
    expect(await faultsOf(createGoal(deps, { title: 'Day', parentId: week }))).toEqual(['/parentId too_deep'])
    const life = await make(deps, 'Life')
    expect(await faultsOf(editGoal(deps, year, { parentId: life }))).toEqual(['/parentId too_deep'])
    expect(await faultsOf(createGoal(deps, { title: 'x', parentId: deps.ids.next() }))).toEqual(['/parentId no_such_goal'])
  })

  it('never makes a circle by moves at once, and leaves every goal within reach of the top', async () => {
    const deps = goalDeps()
    const ids = await Promise.all(['A', 'B', 'C'].map((title) => make(deps, title)))
    const moves = await Promise.allSettled(ids.map((id, place) => editGoal(deps, id, { parentId: ids[(place + 1) % 3] as string })))
    expect(moves.some(({ status }) => status === 'rejected')).toBe(true)
    for (const id of ids) {
      let at: string | null = id
      for (let up = 0; at && up < 4; up++) at = await parentOf(deps, at)
      expect(at).toBeNull()
    }
  })

  it('that was moved while its parent was deleted stays where it is', async () => {
    const { deps, year, spring, autumn } = await tree()
    const isBelow = (found: readonly { id: string }[]) => found.some(({ id }) => id === spring)
    const store = Object.create(deps.store, {
      list: {
        value: async (...args: Parameters<typeof deps.store.list>) => {
          const found = await deps.store.list(...args)
          if (isBelow(found.items)) await editGoal(deps, spring, { parentId: null })
          return found
        },
      },
    })
    await deleteGoal({ ...deps, store }, year)
    expect(await stored(deps, spring)).toMatchObject({ parentId: null, formerParentId: null })
    expect(await stored(deps, autumn)).toMatchObject({ parentId: null, formerParentId: year })
  })

  it('that was made while its parent was deleted stands at the top', async () => {
    const { deps, year } = await tree()
    const store = Object.create(deps.store, {
      save: {
        value: async (...args: Parameters<typeof deps.store.save>) => {
          if (args[2].version === 1) await deleteGoal(deps, year)
          await deps.store.save(...args)
        },
      },
    })
    const made = await createGoal({ ...deps, store }, { title: 'Late', parentId: year })
    expect(made).toMatchObject({ parentId: null, formerParentId: year })
    await restoreGoal(deps, year)
    expect(await parentOf(deps, made.id)).toBe(year)
  })
})

describe('deleting a goal', () => {
  it('puts what is below it at the top, and restoring puts it back', async () => {
    const { deps, year, spring, autumn, may } = await tree()
    await deleteGoal(deps, year)
    expect(await Promise.all([spring, autumn, may].map((id) => parentOf(deps, id)))).toEqual([null, null, spring])
    expect(await restoreGoal(deps, year)).toMatchObject({ deletedAt: null })
    expect(await Promise.all([spring, autumn, may].map((id) => parentOf(deps, id)))).toEqual([year, year, spring])
  })

  it('does not bring back what was moved in the meantime, to another goal or to the top for good', async () => {
    const { deps, year, spring, autumn } = await tree()
    const life = await make(deps, 'Life')
    await deleteGoal(deps, year)
    await editGoal(deps, spring, { parentId: life })
    await editGoal(deps, autumn, { parentId: null })
    await restoreGoal(deps, year)
    expect([await parentOf(deps, spring), await parentOf(deps, autumn)]).toEqual([life, null])
  })

  it('does not bring back what is moved to the top while it returns', async () => {
    const { deps, year, spring } = await tree()
    await deleteGoal(deps, year)
    const store = Object.create(deps.store, {
      list: {
        value: async (...args: Parameters<typeof deps.store.list>) => {
          const page = await deps.store.list(...args)
          if (args[1].name === 'byFormerParent') await editGoal(deps, spring, { parentId: null })
          return page
        },
      },
    })
    await restoreGoal({ ...deps, store }, year)
    expect(await stored(deps, spring)).toMatchObject({ parentId: null, formerParentId: null })
  })

  it('leaves at the top what would be too deep or make a circle when it returns', async () => {
    const { deps, year, spring, autumn, may } = await tree()
    await deleteGoal(deps, spring)
    await editGoal(deps, year, { parentId: may })
    await restoreGoal(deps, spring)
    expect(await parentOf(deps, spring)).toBe(year)
    expect(await stored(deps, may)).toMatchObject({ parentId: null })
    expect(await parentOf(deps, autumn)).toBe(year)
  })

  it('on two levels comes right in whichever order they return', async () => {
    for (const parentFirst of [true, false]) {
      const { deps, year, spring } = await tree()
      await deleteGoal(deps, year)
      await deleteGoal(deps, spring)
      for (const id of parentFirst ? [year, spring] : [spring, year]) await restoreGoal(deps, id)
      expect(await parentOf(deps, spring)).toBe(year)
    }
    const { deps, year, spring } = await tree()
    await deleteGoal(deps, spring)
    await deleteGoal(deps, year)
    await restoreGoal(deps, spring)
    expect(await parentOf(deps, spring)).toBeNull()
    await restoreGoal(deps, year)
    expect(await parentOf(deps, spring)).toBe(year)
  })

  it('is harmless twice, and refused when somebody knows an older goal', async () => {
    const { deps, year, spring } = await tree()
    await editGoal(deps, year, { title: 'This year' })
    expect(await refused(deleteGoal(deps, year, { expectedVersion: 1 }))).toMatchObject({ code: 'stale' })
    expect(await parentOf(deps, spring)).toBe(year)
    const deleted = await deleteGoal(deps, year, { expectedVersion: 2 })
    expect(await deleteGoal(deps, year, { expectedVersion: 2 })).toEqual(deleted)
  })

  it('stopped anywhere is finished by asking again', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, year, spring, autumn } = await tree()
      await interrupted(deleteGoal(faulty(deps, plan), year))
      await deleteGoal(deps, year)
      expect((await stored(deps, year)).deletedAt).not.toBeNull()
      for (const id of [spring, autumn]) expect(await stored(deps, id)).toMatchObject({ parentId: null, formerParentId: year })
    })
    expect(steps).toBe(3)
  })

  it('stopped anywhere and then restored loses nothing', async () => {
    await atEveryStep(async (plan) => {
      const { deps, year, spring, autumn } = await tree()
      await interrupted(deleteGoal(faulty(deps, plan), year))
      await restoreGoal(deps, year)
      for (const id of [spring, autumn]) expect(await stored(deps, id)).toMatchObject({ parentId: year, formerParentId: null })
    })
  })
})

it('restoring a goal, stopped anywhere, is finished by asking again', async () => {
  const steps = await atEveryStep(async (plan) => {
    const { deps, year, spring, autumn } = await tree()
    await deleteGoal(deps, year)
    await interrupted(restoreGoal(faulty(deps, plan), year))
    await restoreGoal(deps, year)
    for (const id of [spring, autumn]) expect(await parentOf(deps, id)).toBe(year)
  })
  expect(steps).toBe(3)
})

describe('what has left the trash', () => {
  /** A goal with check-ins, deleted longer ago than the trash keeps it, without having been purged. */
  async function old() {
    const { deps, year, spring } = await tree()
    await editGoal(deps, year, { metric: { type: 'number', target: '9' } })
    const written = []
    for (let day = 1; day <= 3; day++) written.push((await createCheckIn(deps, year, { localDate: `2026-03-0${day}`, value: day })).id)
    const kept = (await createCheckIn(deps, spring, { value: 'yes' })).id
    await deleteGoal(deps, year)
    deps.clock.advance({ hours: 24 * 32 })
    return { deps, year, spring, written, kept }
  }
  const left = async ({ store, actor }: GoalTestDeps, ids: string[]) =>
    (await Promise.all(ids.map((id) => store.get(actor.space, checkIns, id)))).filter(Boolean).length

  it('goes with its check-ins, and with nothing else', async () => {
    const { deps, year, spring, written, kept } = await old()
    expect(await refused(restoreGoal(deps, year))).toMatchObject({ code: 'not-found' })
    await purgeGoals(deps)
    expect(await deps.store.get(deps.actor.space, goals, year)).toBeNull()
    expect([await left(deps, written), await left(deps, [kept])]).toEqual([0, 1])
    expect(await parentOf(deps, spring)).toBeNull()
  })

  it('goes with the check-ins that were thrown away by themselves', async () => {
    const { deps, spring } = await tree()
    const { id } = await createCheckIn(deps, spring, { value: 'yes' })
    await deleteCheckIn(deps, id)
    deps.clock.advance({ hours: 24 * 32 })
    await purgeGoals(deps)
    expect(await left(deps, [id])).toBe(0)
  })

  it('leaves nothing below it, though deleting it was stopped half-way', async () => {
    const { deps, year, spring } = await tree()
    await interrupted(deleteGoal(faulty(deps, { failAt: 2 }), year))
    expect(await parentOf(deps, spring)).toBe(year)
    deps.clock.advance({ hours: 24 * 32 })
    await purgeGoals(deps)
    expect(await parentOf(deps, spring)).toBeNull()
  })

  it('stopped anywhere is finished by the next time', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, year, written } = await old()
      await interrupted(purgeGoals(faulty(deps, plan)))
      if (await left(deps, written)) expect(await stored(deps, year)).toBeTruthy()
      await purgeGoals(deps)
      expect(await deps.store.get(deps.actor.space, goals, year)).toBeNull()
      expect(await left(deps, written)).toBe(0)
    })
    expect(steps).toBe(4)
  })
})
