import { describe, expect, it } from 'vitest'
import { createGoal } from './create-goal.ts'
import { deleteGoal } from './delete-goal.ts'
import { editGoal } from './edit-goal.ts'
import { listGoals } from './read-goals.ts'
import { goals, type Milestone, type NewGoal } from './schema.ts'
import { faultsOf, goalDeps, happened, refused, stored } from './test-goal.ts'

async function one(input: Partial<NewGoal> = {}, actor = {}) {
  const deps = goalDeps(actor)
  const goal = await createGoal(deps, { title: 'Ship 2.0', ...input })
  deps.clock.advance({ minutes: 1 })
  return { deps, goal, id: goal.id }
}

describe('a new goal', () => {
  it('needs a title; it is active from the person’s day on and says yes or no', async () => {
    const { goal, deps } = await one({ title: ' Ship 2.0 ' }, { timeZone: 'Pacific/Auckland', dayStart: 4 })
    expect(goal).toMatchObject({
      title: 'Ship 2.0',
      why: '',
      horizon: 'quarter',
      metric: { type: 'binary' },
      milestones: [],
      startDate: '2026-03-05',
      endDate: null,
      parentId: null,
      weight: 1,
      status: 'active',
      pauses: [],
      closing: null,
      version: 1,
    })
    expect(await happened(deps)).toEqual(['goal.created'])
  })

  it('names every fault at once, each at its place', async () => {
    const doing = createGoal(goalDeps(), {
      title: '',
      metric: { type: 'number', start: '9', target: '3', direction: 'up' },
      startDate: '1899-12-31',
      pauses: [
        { from: '2026-03-05', until: null },
        { from: '2026-03-01', until: '2026-03-01' },
      ],
    })
    expect(await faultsOf(doing)).toEqual([
      '/title too_small',
      '/metric/direction wrong_direction',
      '/startDate out_of_range',
      '/pauses/0/until open_pause',
      '/pauses/1/until ends_before_start',
    ])
    expect(await faultsOf(createGoal(goalDeps(), { title: 'x', endDate: '2026-03-04', closing: { reflection: 'Done.' } }))).toEqual([
      '/endDate ends_before_start',
      '/closing not_closed',
    ])
  })

  it('takes pauses in the order of time only', async () => {
    const overlapping = [
      { from: '2026-03-01', until: '2026-03-08' },
      { from: '2026-03-07', until: '2026-03-09' },
    ]
    expect(await faultsOf(createGoal(goalDeps(), { title: 'x', pauses: overlapping }))).toEqual(['/pauses/1/from overlap'])
    const inTurn = [
      { from: '2026-03-01', until: '2026-03-07' },
      { from: '2026-03-07', until: null },
    ]
    expect(await createGoal(goalDeps(), { title: 'x', pauses: inTurn })).toMatchObject({ pauses: inTurn })
  })

  it('is made once, however often and whenever it is sent; another under its id is refused', async () => {
    const deps = goalDeps()
    const input: NewGoal = { id: deps.ids.next(), title: 'Ship 2.0', status: 'paused', milestones: [{ title: 'Beta' }] }
    const first = await createGoal(deps, input)
    deps.clock.advance({ hours: 30 })
    expect(await createGoal(deps, input)).toEqual(first)
    expect(await Promise.all([createGoal(deps, input), createGoal(deps, input)])).toEqual([first, first])
    for (const other of [
      { ...input, why: 'More' },
      { ...input, startDate: '2026-03-06' },
    ])
      expect(await refused(createGoal(deps, other))).toMatchObject({ code: 'conflict', details: { current: first } })
    expect(await happened(deps)).toEqual(['goal.created'])
  })

  it('is answered again after its parent went to the trash in between', async () => {
    const deps = goalDeps()
    const parent = await createGoal(deps, { title: 'Year' })
    const input = { id: deps.ids.next(), title: 'Quarter', parentId: parent.id }
    await createGoal(deps, input)
    await deleteGoal(deps, parent.id)
    expect(await createGoal(deps, input)).toEqual(await stored(deps, input.id))
  })

  it('may begin and end on one day', async () => {
    const { goal } = await one({ startDate: '2026-03-05', endDate: '2026-03-05' })
    expect(goal).toMatchObject({ startDate: '2026-03-05', endDate: '2026-03-05' })
  })

  it('may be over from the start', async () => {
    const { goal } = await one({ status: 'achieved', closing: { reflection: 'Long ago.', localDate: '2020-01-01' } })
    expect(goal.closing).toEqual({ localDate: '2020-01-01', timeZone: 'UTC', reflection: 'Long ago.' })
  })
})

describe('editing a goal', () => {
  it('changes what was named and nothing else, and writes nothing when nothing changes', async () => {
    const { deps, goal, id } = await one({ why: 'Keep me', tags: ['work'] })
    const edited = await editGoal(deps, id, { title: 'Ship 2.1', tags: [] })
    expect(edited).toEqual({ ...goal, title: 'Ship 2.1', tags: [], version: 2, updatedAt: '2026-03-05T09:01:00.000Z' })
    expect(await editGoal(deps, id, { title: 'Ship 2.1', metric: { type: 'binary' }, status: 'active' })).toEqual(edited)
    expect(await happened(deps)).toEqual(['goal.created', 'goal.updated'])
  })

  it('is refused when based on an older version, with the goal as it is now', async () => {
    const { deps, id } = await one()
    const current = await editGoal(deps, id, { title: 'Theirs' })
    expect(await refused(editGoal(deps, id, { title: 'Mine' }, { expectedVersion: 1 }))).toMatchObject({
      code: 'stale',
      details: { current },
    })
  })

  it('finds no goal in the trash', async () => {
    const { deps, id } = await one()
    await deleteGoal(deps, id)
    expect(await refused(editGoal(deps, id, { title: 'x' }))).toMatchObject({ code: 'not-found' })
  })

  it('takes a metric whole', async () => {
    const { deps, id } = await one({ metric: { type: 'percent', start: '71.4', target: '82' } })
    expect((await editGoal(deps, id, { metric: { type: 'percent', target: 90 } })).metric).toMatchObject({ start: '0', target: '90' })
    expect(await faultsOf(editGoal(deps, id, { metric: { type: 'percent' } }))).toEqual(['/metric/target missing_target'])
  })

  it('reaches no milestone on a day to come, but for tomorrow; one that stands there already hinders nothing', async () => {
    const { deps, goal, id } = await one({
      metric: { type: 'milestones' },
      milestones: [{ title: 'Beta' }, { title: 'Release', doneOn: '2026-03-06' }],
    })
    const [beta, release] = goal.milestones as [Milestone, Milestone]
    const late = { ...beta, doneOn: '2026-03-07' }
    const fault = ['/milestones/0/doneOn in_future']
    expect(await faultsOf(editGoal(deps, id, { milestones: [late, release] }))).toEqual(fault)
    expect(await faultsOf(createGoal(deps, { title: 'x', milestones: [{ title: 'Beta', doneOn: '2030-01-01' }] }))).toEqual(fault)
    const before = await stored(deps, id)
    const imported = { ...before, version: before.version + 1, milestones: [late, release] }
    await deps.store.save(deps.actor.space, goals, imported, { expectedVersion: before.version })
    expect((await editGoal(deps, id, { milestones: [late, { ...release, title: '1.0' }] })).milestones[1]?.title).toBe('1.0')
  })

  it('keeps the ids of milestones, and gives new ones to the new', async () => {
    const { deps, goal, id } = await one({ metric: { type: 'milestones' }, milestones: [{ title: 'Beta' }, { title: 'Release' }] })
    const [beta, release] = goal.milestones
    const edited = await editGoal(deps, id, { milestones: [{ title: 'Alpha' }, { ...beta, title: 'Beta', doneOn: '2026-03-05' }] })
    expect(edited.milestones).toMatchObject([
      { title: 'Alpha', doneOn: null },
      { id: beta?.id, doneOn: '2026-03-05' },
    ])
    expect(edited.milestones[0]?.id).not.toBe(release?.id)
    const twice = [beta, beta].map((milestone) => ({ id: milestone?.id, title: 'Beta' }))
    expect(await faultsOf(editGoal(deps, id, { milestones: twice }))).toEqual(['/milestones/1/id duplicate_id'])
  })

  it.each(['1899-12-31', '9999-12-31'])('takes no milestone reached on a day nobody means, such as %s', async (doneOn) => {
    const { deps, id } = await one({ metric: { type: 'milestones' } })
    expect(await faultsOf(editGoal(deps, id, { milestones: [{ title: 'Beta', doneOn }] }))).toEqual(['/milestones/0/doneOn out_of_range'])
  })

  it('looks at the days that are there too', async () => {
    const { deps, id } = await one({ endDate: '2026-06-30' })
    expect(await faultsOf(editGoal(deps, id, { startDate: '2026-07-01' }))).toEqual(['/startDate ends_before_start'])
    expect(await editGoal(deps, id, { startDate: '2026-07-01', endDate: null })).toMatchObject({ endDate: null })
  })
})

describe('the status of a goal', () => {
  it('paused begins a pause today, and going on ends it', async () => {
    const { deps, id } = await one()
    expect(await editGoal(deps, id, { status: 'paused' })).toMatchObject({ pauses: [{ from: '2026-03-05', until: null }] })
    deps.clock.set('2026-03-12T09:00:00.000Z')
    const resumed = await editGoal(deps, id, { status: 'active' })
    expect(resumed).toMatchObject({ status: 'active', pauses: [{ from: '2026-03-05', until: '2026-03-12' }] })
    expect(await happened(deps)).toEqual(['goal.created', 'goal.paused', 'goal.updated'])
  })

  it('paused and taken back on one day leaves no pause', async () => {
    const { deps, id } = await one()
    await editGoal(deps, id, { status: 'paused' })
    expect(await editGoal(deps, id, { status: 'active' })).toMatchObject({ pauses: [] })
  })

  it('paused on the day that another pause ends begins a new one', async () => {
    const before = { from: '2026-03-01', until: '2026-03-05' }
    const { deps, id } = await one({ startDate: '2026-01-01', pauses: [before] })
    expect((await editGoal(deps, id, { status: 'paused' })).pauses).toEqual([before, { from: '2026-03-05', until: null }])
  })

  it('paused takes the place of pauses that were to come, and leaves the one that goes on', async () => {
    const pauses = [
      { from: '2026-02-01', until: '2026-02-08' },
      { from: '2026-04-01', until: '2026-04-08' },
    ]
    const { deps, id } = await one({ pauses })
    expect((await editGoal(deps, id, { status: 'paused' })).pauses).toEqual([pauses[0], { from: '2026-03-05', until: null }])
    const planned = [{ from: '2026-03-01', until: '2026-03-08' }]
    expect(await editGoal(deps, id, { status: 'paused', pauses: planned })).toMatchObject({ pauses: planned })
    deps.clock.set('2026-03-09T09:00:00.000Z')
    expect(await editGoal(deps, id, { status: 'paused' })).toMatchObject({ pauses: [...planned, { from: '2026-03-09', until: null }] })
  })

  it.each(['achieved', 'missed', 'dropped'] as const)(
    '%s keeps the day and the reflection, and reopening takes them away',
    async (status) => {
      const { deps, id } = await one({}, { timeZone: 'Europe/Berlin' })
      const closed = await editGoal(deps, id, { status, closing: { reflection: 'The promo calendar did it.' } })
      expect(closed.closing).toEqual({ localDate: '2026-03-05', timeZone: 'Europe/Berlin', reflection: 'The promo calendar did it.' })
      expect(await editGoal(deps, id, { status: 'active' })).toMatchObject({ closing: null })
      expect(await happened(deps)).toEqual(['goal.created', `goal.${status}`, 'goal.reopened'])
    },
  )

  it('changed from one end to another keeps the day; what is named is taken at its word', async () => {
    const { deps, id } = await one()
    await editGoal(deps, id, { status: 'missed', closing: { reflection: 'Close.' } })
    deps.clock.advance({ hours: 48 })
    const achieved = await editGoal(deps, id, { status: 'achieved' })
    expect(achieved.closing).toMatchObject({ localDate: '2026-03-05', reflection: 'Close.' })
    expect((await editGoal(deps, id, { closing: { localDate: '2026-03-04' } })).closing).toMatchObject({
      localDate: '2026-03-04',
      reflection: 'Close.',
    })
    expect(await faultsOf(editGoal(deps, id, { status: 'active', closing: { reflection: 'No.' } }))).toEqual(['/closing not_closed'])
  })

  it('closed while paused ends the pause', async () => {
    const { deps, id } = await one({ startDate: '2026-01-01', pauses: [{ from: '2026-03-01', until: null }], status: 'paused' })
    expect(await editGoal(deps, id, { status: 'achieved' })).toMatchObject({ pauses: [{ from: '2026-03-01', until: '2026-03-05' }] })
  })
})

it('goals are listed in their order, by status, below a goal, or in the trash', async () => {
  const deps = goalDeps()
  const titles = async (asked: Parameters<typeof listGoals>[1]) =>
    JSON.parse((await listGoals(deps, asked, { limit: 50 })).json).map(({ title }: { title: string }) => title)
  const year = await createGoal(deps, { title: 'Year', order: 'a2' })
  await createGoal(deps, { title: 'Quarter', parentId: year.id, order: 'a1' })
  await createGoal(deps, { title: 'Dream', status: 'draft', order: 'a3' })
  const gone = await createGoal(deps, { title: 'Gone', order: 'a0' })
  await deleteGoal(deps, gone.id)
  expect(await titles({})).toEqual(['Quarter', 'Year', 'Dream'])
  expect(await titles({ status: 'draft' })).toEqual(['Dream'])
  expect(await titles({ parentId: year.id })).toEqual(['Quarter'])
  expect(await titles({ trash: true })).toEqual(['Gone'])
  deps.clock.advance({ hours: 24 * 32 })
  expect(await titles({ trash: true })).toEqual([])
  await expect(stored(deps, gone.id)).rejects.toThrow('There is no goal')
})
