import { atEveryStep, counted, faulty, interrupted, readOf } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { eraseRecord } from '../../kernel/index.ts'
import { editTask } from '../../task/index.ts'
import { type CareerTestDeps, careerDeps, doneTask, followed, storedWin, winFrom } from '../test-career.ts'
import { createWin } from '../win/create-win.ts'
import { deleteWin } from '../win/delete-win.ts'
import { wins } from '../win/schema.ts'
import { followSources } from './follow-sources.ts'
import { winFollowings } from './following.ts'

const following = ({ store, actor }: CareerTestDeps) => store.get(actor.space, winFollowings, actor.space)

const calledBy = async (deps: CareerTestDeps, id: string) => (await storedWin(deps, id)).evidence[0]?.title

const rename = (deps: CareerTestDeps, task: string, title: string) => editTask(deps, task, { title })

describe('wins follow their sources', () => {
  it('from where they were followed to, however many changes that are', async () => {
    const deps = careerDeps()
    const tasks = await Promise.all(Array.from({ length: 20 }, (_, n) => doneTask(deps, `Task ${n}`)))
    const made: string[] = []
    for (const task of tasks) made.push((await winFrom(deps, 'task', task)).id)
    for (let round = 0; round < 30; round++) for (const [n, task] of tasks.entries()) await rename(deps, task, `Renamed ${n}, ${round}`)
    const { deps: watched, asked } = counted(deps)
    await followSources(watched)
    for (const [n, id] of made.entries()) expect(await calledBy(deps, id)).toBe(`Renamed ${n}, 29`)
    // One tells whether there are any; each is found by its source for every page of changes, and read once more as it is corrected.
    expect(readOf(asked, 'win')).toBeLessThanOrEqual(20 * (600 / 200 + 2))
    expect((await following(deps))?.seq).toBeGreaterThanOrEqual((await deps.store.head(deps.actor.space)) - 20)
  })

  it('also from before they were followed at all, in the trash as well', async () => {
    const deps = careerDeps()
    const task = await doneTask(deps)
    const [kept, thrown] = [
      await createWin(deps, { from: { kind: 'task', id: task } }),
      await createWin(deps, { from: { kind: 'task', id: task } }),
    ]
    await deleteWin(deps, thrown.id)
    await rename(deps, task, 'Rerun it')
    await followSources(deps)
    expect([await calledBy(deps, kept.id), await calledBy(deps, thrown.id)]).toEqual(['Rerun it', 'Rerun it'])
  })

  it('and come to rest: what they write themselves is followed by nothing', async () => {
    const deps = careerDeps()
    const task = await doneTask(deps)
    const { id } = await winFrom(deps, 'task', task)
    await followed(deps, rename(deps, task, 'Rerun it'))
    const head = await deps.store.head(deps.actor.space)
    await followSources(deps)
    const rested = await following(deps)
    await followSources(deps)
    expect([await deps.store.head(deps.actor.space), await following(deps)]).toEqual([head, rested])
    expect(await storedWin(deps, id)).toMatchObject({ version: 2 })
  })

  it('not where there are none: nothing but that is looked at, and nothing kept', async () => {
    const deps = careerDeps()
    const task = await doneTask(deps)
    const { deps: watched, asked } = counted(deps)
    await followSources(watched)
    expect(asked.map(({ of }) => of)).toEqual(['win-following', 'win.newest', 'win.trash'])
    expect(await following(deps)).toBeNull()
    const win = await winFrom(deps, 'task', task)
    expect(await following(deps)).not.toBeNull()
    await eraseRecord(deps, wins, win)
    await followSources(deps)
    expect(await following(deps)).toBeNull()
  })

  it.each([
    ['begun', false, 4],
    ['gone on with', true, 3],
  ])('stopped anywhere as it is %s, the next run brings all up to date, and each is told of once', async (_, isFollowed, writes) => {
    const steps = await atEveryStep(async (plan) => {
      const deps = careerDeps()
      const [task, other] = [await doneTask(deps), await doneTask(deps, 'Another')]
      const make = (id: string) => createWin(deps, { from: { kind: 'task', id } })
      const made = [await make(task), await make(task)]
      if (isFollowed) await followSources(deps)
      await rename(deps, task, 'Rerun it')
      await interrupted(followSources(faulty(deps, plan)))
      await rename(deps, other, 'Something else')
      await followSources(deps)
      for (const { id } of made) expect(await storedWin(deps, id)).toMatchObject({ version: 2, evidence: [{ title: 'Rerun it' }] })
      const told = (await deps.store.changes(deps.actor.space, 0, 200)).filter(({ type }) => type === 'win.updated')
      expect(told.map(({ recordId }) => recordId).sort()).toEqual(made.map(({ id }) => id).sort())
    })
    expect(steps).toBe(writes)
  })

  it('in two processes at once, as in one', async () => {
    const deps = careerDeps()
    const task = await doneTask(deps)
    const made = [await winFrom(deps, 'task', task), await winFrom(deps, 'task', task)]
    await rename(deps, task, 'Rerun it')
    await Promise.all([followSources(deps), followSources(deps), followSources(deps)])
    for (const { id } of made) expect(await storedWin(deps, id)).toMatchObject({ version: 2, evidence: [{ title: 'Rerun it' }] })
  })
})
