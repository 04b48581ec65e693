import { describe, expect, it } from 'vitest'
import { createGoal } from '../create-goal.ts'
import { deleteGoal } from '../delete-goal.ts'
import { editGoal } from '../edit-goal.ts'
import type { NewMetric } from '../metric.ts'
import { restoreGoal } from '../restore-goal.ts'
import { checkIns, type NewCheckIn } from '../schema.ts'
import { faultsOf, goalDeps, happened, refused } from '../test-goal.ts'
import { deleteCheckIn, editCheckIn, getCheckIn, restoreCheckIn } from './change-check-in.ts'
import { createCheckIn } from './create-check-in.ts'
import { dropStrays } from './drop-strays.ts'
import { listCheckIns } from './list-check-ins.ts'

const stories: NewMetric = { type: 'number', target: '40' }

async function goalOf(metric: NewMetric, actor = {}) {
  const deps = goalDeps(actor)
  const { id } = await createGoal(deps, { title: 'Ship 2.0', metric })
  const log = (value: NewCheckIn['value'], more: Partial<NewCheckIn> = {}) => createCheckIn(deps, id, { value, ...more })
  return { deps, id, log }
}

describe('a check-in', () => {
  it('is of the person’s today, in their zone, unless it names a day', async () => {
    const { deps, log, id } = await goalOf(stories, { timeZone: 'Pacific/Auckland', dayStart: 4 })
    deps.clock.set('2026-03-05T14:30:00.000Z') // 3:30 on the sixth in Auckland
    expect(await log(12)).toMatchObject({
      goalId: id,
      localDate: '2026-03-05',
      timeZone: 'Pacific/Auckland',
      value: '12',
      confidence: null,
    })
    expect(await log('12.50', { localDate: '2019-12-31', confidence: 7, note: 'Late.' })).toMatchObject({
      localDate: '2019-12-31',
      value: '12.5',
      confidence: 7,
      note: 'Late.',
      history: [],
    })
  })

  it('may be of tomorrow, for who is on a journey, and of no later day', async () => {
    const { log } = await goalOf(stories)
    expect(await log(1, { localDate: '2026-03-06' })).toMatchObject({ localDate: '2026-03-06' })
    expect(await faultsOf(log('yes', { localDate: '2026-03-07' }))).toEqual(['/value expects_number', '/localDate in_future'])
  })

  it.each<[string, NewMetric, NewCheckIn['value'][], NewCheckIn['value'][]]>([
    ['of a number', stories, ['3', '-4.25', 0], ['yes', 'skip']],
    ['of yes or no', { type: 'binary' }, ['yes', 'no'], ['skip', '2', '-1']],
    ['of a habit', { type: 'habit' }, ['yes', 'no', 'skip'], ['2', '0.5']],
    ['of a habit that is counted', { type: 'habit', dailyTarget: '20' }, ['0', '1', '19.5', 'skip'], ['yes', 'no']],
  ])('%s says what its metric asks for', async (_, metric, right, wrong) => {
    const { log } = await goalOf(metric)
    for (const value of right) expect((await log(value)).value).toBe(String(value))
    for (const value of wrong) expect(await faultsOf(log(value))).toEqual([expect.stringMatching(/^\/value expects_/)])
  })

  it('of 1 or 0 where the answer is yes or no is kept as that', async () => {
    for (const type of ['habit', 'binary'] as const) {
      const { log } = await goalOf({ type })
      expect([(await log(1)).value, (await log('0.0')).value]).toEqual(['yes', 'no'])
    }
  })

  it('is refused, and told why, where milestones or tasks say how far it is', async () => {
    const refusals = await Promise.all(
      [{ type: 'milestones' }, { ...stories, source: 'tasks-done' }, { type: 'duration', target: 60, source: 'time-spent' }].map(
        async (metric) => {
          const { log } = await goalOf(metric as NewMetric)
          return (await refused(log(1))).details.faults?.[0]?.message
        },
      ),
    )
    expect(refusals).toEqual([expect.stringMatching(/milestones/), expect.stringMatching(/tasks/), expect.stringMatching(/time/)])
  })

  it('is written once, however often and whenever it is sent; another under its id is refused', async () => {
    const { deps, log } = await goalOf(stories)
    const id = deps.ids.next()
    const first = await log(3, { id })
    deps.clock.advance({ hours: 30 })
    expect(await log('3.0', { id })).toEqual(first)
    for (const more of [{ localDate: '2026-03-06' }, { note: 'x' }])
      expect(await refused(log(3, { id, ...more }))).toMatchObject({ code: 'conflict', details: { current: first } })
    expect(await happened(deps)).toEqual(['goal.created', 'check-in.created'])
  })

  it('keeps what it said before each change, of which the earliest go first', async () => {
    const { deps, log } = await goalOf(stories, { timeZone: 'Europe/Berlin' })
    const { id } = await log(3, { note: 'First' })
    deps.clock.advance({ minutes: 5 })
    const moved = { ...deps, actor: { ...deps.actor, timeZone: 'Asia/Tokyo' } }
    const edited = await editCheckIn(moved, id, { value: 4, localDate: '2026-03-04' })
    expect(edited).toMatchObject({ value: '4', localDate: '2026-03-04', timeZone: 'Europe/Berlin', note: 'First' })
    expect(edited.history).toEqual([
      { localDate: '2026-03-05', value: '3', confidence: null, note: 'First', until: '2026-03-05T09:05:00.000Z' },
    ])
    expect(await editCheckIn(deps, id, { value: '4.0' })).toEqual(edited)
    for (let value = 5; value < 60; value++) await editCheckIn(deps, id, { value })
    const { history } = await getCheckIn(deps, id)
    expect([history.length, history[0]?.value, history.at(-1)?.value]).toEqual([50, '9', '58'])
  })

  it('changed is looked at like a new one, and not changed under somebody who knows an older one', async () => {
    const { deps, log } = await goalOf(stories)
    const { id } = await log(3)
    expect(await faultsOf(editCheckIn(deps, id, { value: 'yes', localDate: '2026-04-01' }))).toHaveLength(2)
    const current = await editCheckIn(deps, id, { note: 'Theirs' })
    expect(await refused(editCheckIn(deps, id, { note: 'Mine' }, { expectedVersion: 1 }))).toMatchObject({
      code: 'stale',
      details: { current },
    })
  })

  it('of a goal that came to count tasks keeps its value, and its note may be changed', async () => {
    const { deps, id: goalId, log } = await goalOf(stories)
    const { id } = await log(3)
    await editGoal(deps, goalId, { metric: { ...stories, source: 'tasks-done' } })
    expect(await editCheckIn(deps, id, { note: 'By hand' })).toMatchObject({ value: '3' })
  })

  it('goes to the trash and comes back; for good after its days', async () => {
    const { deps, log } = await goalOf(stories)
    const { id } = await log(3)
    const other = await log(4)
    await deleteCheckIn(deps, id)
    await deleteCheckIn(deps, id)
    expect(await refused(getCheckIn(deps, id))).toMatchObject({ code: 'not-found' })
    expect(await restoreCheckIn(deps, id)).toMatchObject({ deletedAt: null })
    await deleteCheckIn(deps, id)
    deps.clock.advance({ hours: 24 * 32 })
    expect(await refused(restoreCheckIn(deps, id))).toMatchObject({ code: 'not-found' })
    await deleteCheckIn(deps, other.id)
    expect(await deps.store.get(deps.actor.space, checkIns, id)).toBeNull()
    expect((await happened(deps)).slice(3)).toEqual([
      'check-in.deleted',
      'check-in.restored',
      'check-in.deleted',
      'check-in.deleted',
      'check-in.deleted',
    ])
  })

  it('shares the fate of its goal', async () => {
    const { deps, id: goalId, log } = await goalOf(stories)
    const { id } = await log(3, { note: 'Bakeware' })
    const found = async () => dropStrays(deps, (await deps.store.search(deps.actor.space, 'bakeware', [checkIns], { limit: 9 })).items)
    expect(await found()).toMatchObject([{ kind: 'check-in', record: { id } }])
    await deleteGoal(deps, goalId)
    for (const act of [
      getCheckIn(deps, id),
      log(1),
      editCheckIn(deps, id, { note: 'x' }),
      restoreCheckIn(deps, id),
      listCheckIns(deps, goalId, {}, { limit: 9 }),
    ])
      expect(await refused(act)).toMatchObject({ code: 'not-found' })
    expect(await found()).toEqual([])
    await restoreGoal(deps, goalId)
    expect(await getCheckIn(deps, id)).toMatchObject({ value: '3' })
    expect(await found()).toHaveLength(1)
  })
})

it('check-ins are listed by their days, either way round, those of one day as they were written', async () => {
  const { deps, id, log } = await goalOf(stories)
  for (const [value, localDate] of [
    [1, '2026-03-04'],
    [2, '2026-03-02'],
    [3, '2026-03-03'],
    [4, '2026-03-03'],
  ] as const)
    await log(value, { localDate })
  await (await goalOf(stories)).log(9)
  const values = async (asked: Parameters<typeof listCheckIns>[2]) =>
    JSON.parse((await listCheckIns(deps, id, asked, { limit: 50 })).json).map(({ value }: { value: string }) => value)
  expect(await values({})).toEqual(['1', '4', '3', '2'])
  expect(await values({ oldestFirst: true })).toEqual(['2', '3', '4', '1'])
  expect(await values({ from: '2026-03-03', before: '2026-03-04' })).toEqual(['4', '3'])
})
