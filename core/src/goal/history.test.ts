import { describe, expect, it } from 'vitest'
import { createGoal } from './create-goal.ts'
import { editGoal } from './edit-goal.ts'
import { MAX_HISTORY } from './history.ts'
import { type GoalChanges, goals, type NewGoal } from './schema.ts'
import { goalDeps } from './test-goal.ts'

const metric = (target: string) => ({ type: 'percent', start: '71', target }) as const

async function one(input: Partial<NewGoal> = {}) {
  const deps = goalDeps()
  const { id } = await createGoal(deps, { title: 'Accuracy', metric: metric('77'), startDate: '2026-01-01', ...input })
  const edit = async (changes: GoalChanges) => (await editGoal(deps, id, changes)).history
  const nextDay = () => deps.clock.advance({ hours: 24 })
  return { edit, nextDay }
}

describe('the history of a goal', () => {
  it('keeps what it was measured by before, with the day and the moment of the change', async () => {
    const { edit, nextDay } = await one()
    expect(await edit({ title: 'Better', why: 'More', tags: ['work'] })).toEqual([])
    expect(await edit({ metric: metric('80') })).toEqual([
      { localDate: '2026-03-05', until: '2026-03-05T09:00:00.000Z', metric: expect.objectContaining({ target: '77' }) },
    ])
    nextDay()
    expect(await edit({ endDate: '2026-12-18', startDate: '2026-01-05', weight: 3 })).toMatchObject([
      {},
      { localDate: '2026-03-06', endDate: null, startDate: '2026-01-01', weight: 1 },
    ])
    expect((await edit({ why: 'Most' })).length).toBe(2)
  })

  it('takes the changes of a day for one, of which nothing is left when they are taken back', async () => {
    const { edit, nextDay } = await one()
    await edit({ metric: metric('80') })
    nextDay()
    await edit({ metric: metric('82'), weight: 2 })
    expect(await edit({ metric: metric('90') })).toMatchObject([{ metric: { target: '77' } }, { metric: { target: '80' }, weight: 1 }])
    expect(await edit({ metric: metric('80') })).toMatchObject([{ metric: { target: '77' } }, { weight: 1 }])
    const left = await edit({ weight: 1 })
    expect(left).toMatchObject([{ localDate: '2026-03-05', metric: { target: '77' } }])
    expect(left).toHaveLength(1)
  })

  it('begins when the goal does: a draft has none', async () => {
    const { edit } = await one({ status: 'draft' })
    expect(await edit({ metric: metric('80') })).toEqual([])
    expect(await edit({ status: 'active', weight: 2 })).toEqual([])
    expect(await edit({ weight: 3 })).toHaveLength(1)
  })

  it('keeps the newest', async () => {
    const { edit, nextDay } = await one()
    for (let n = 1; n <= MAX_HISTORY; n++) {
      await edit({ weight: n + 1 })
      nextDay()
    }
    expect(await edit({ weight: 0 })).toMatchObject([{ weight: 2 }, ...Array.from({ length: MAX_HISTORY - 1 }, () => ({}))])
  })

  it('is none for goals that were made before there was one', () => {
    expect(goals.upcasters[1]?.({ title: 'Old' })).toEqual({ title: 'Old', history: [] })
  })
})
