import { workingTime } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { createCheckIn, createGoal, editGoal } from '../../goal/index.ts'
import { createEntry } from '../../journal/index.ts'
import { addTimeEntry, completeTask, createTask, deleteTask } from '../../task/index.ts'
import { countOfEvidence } from '../counts-as-evidence.ts'
import { freshWins } from '../source/refresh-wins.ts'
import { type CareerTestDeps, careerDeps, doneTask, faultsOf, measuredGoal, refused, sealedEntry, winFrom } from '../test-career.ts'
import { createWin } from '../win/create-win.ts'
import { deleteWin } from '../win/delete-win.ts'
import { dismissCandidate, offerAgain } from './dismiss.ts'
import { listCandidates } from './list-candidates.ts'
import { dismissedCandidates } from './schema.ts'

const week = { from: '2026-02-27', until: '2026-03-05' }
const all = (deps: CareerTestDeps, range = week) => listCandidates(deps, range, 100)

describe('offered are', () => {
  it('tasks that were done, by what speaks for them, best first', async () => {
    const deps = careerDeps()
    const { goal } = await measuredGoal(deps)
    const done = async (task: Parameters<typeof createTask>[1]) => {
      const { id } = await createTask(deps, task)
      await completeTask(deps, id)
      return id
    }
    await done({ title: 'Buy milk' })
    await createTask(deps, { title: 'Not yet', priority: 'urgent' })
    await done({ title: 'Moved on', goalId: goal })
    const checklist = ['a', 'b', 'c'].map((text) => ({ text }))
    const much = await done({ title: 'Cut the meeting from 55 to 20 min', goalId: goal, priority: 'high', checklist })
    const found = (await all(deps)).filter(({ kind }) => kind === 'task')
    expect(found.map(({ title, points }) => [title, points])).toEqual([
      ['Cut the meeting from 55 to 20 min', 9],
      ['Moved on', 2],
    ])
    expect(found[0]).toMatchObject({ from: { kind: 'task', id: much }, date: '2026-03-05' })
    expect(found[0]?.reasons).toEqual([
      { code: 'number', about: 'from 55 to 20 min' },
      { code: 'high-priority', about: '' },
      { code: 'goal', about: 'Forecast accuracy' },
      { code: 'steps', about: '3' },
    ])
  })

  it('tasks that count what they did, but no list of errands', async () => {
    const deps = careerDeps()
    await doneTask(deps, 'Close 230 stale alerts')
    await doneTask(deps, 'Buy 2 lemons by 12 May')
    expect(await all(deps)).toMatchObject([{ title: 'Close 230 stale alerts', reasons: [{ code: 'count', about: '230 stale alerts' }] }])
  })

  it('tasks that took long', async () => {
    const deps = careerDeps()
    const id = await doneTask(deps, 'Long')
    await addTimeEntry(deps, id, { startedAt: '2026-03-04T08:00:00.000Z', endedAt: '2026-03-04T12:30:00.000Z' })
    expect(await all(deps)).toMatchObject([{ title: 'Long', reasons: [{ code: 'long-work', about: '270' }] }])
  })

  it('tasks that were to take long, unless they were timed and did not', async () => {
    const deps = careerDeps()
    const planned = async (title: string) => {
      const { id } = await createTask(deps, { title, durationMinutes: 180 })
      await completeTask(deps, id)
      return id
    }
    const id = await planned('Soon over')
    await addTimeEntry(deps, id, { startedAt: '2026-03-04T08:00:00.000Z', endedAt: '2026-03-04T08:30:00.000Z' })
    await planned('Not timed')
    expect(await all(deps)).toMatchObject([{ title: 'Not timed', reasons: [{ code: 'long-work', about: '180' }] }])
  })

  it('goals that were achieved, with where they stood, and milestones', async () => {
    const deps = careerDeps()
    const { goal } = await measuredGoal(deps)
    await editGoal(deps, goal, { status: 'achieved' })
    await createGoal(deps, { title: 'Book', metric: { type: 'milestones' }, milestones: [{ title: 'Draft', doneOn: '2026-03-01' }] })
    const goals = (await all(deps)).filter(({ kind }) => kind === 'goal')
    expect(goals).toMatchObject([
      { title: 'Forecast accuracy', date: '2026-03-05', number: { value: '77.6', unit: '%' }, reasons: [{ code: 'achieved' }] },
      { title: 'Draft', date: '2026-03-01', reasons: [{ code: 'milestone', about: 'Draft' }] },
    ])
  })

  it('the last milestone of a goal that goes on, and no win says that the goal is reached', async () => {
    const deps = careerDeps()
    const milestones = [{ title: 'Unit 1', doneOn: '2026-03-01' }, { title: 'Unit 2', doneOn: '2026-03-03' }, { title: 'Unit 3' }]
    const { id } = await createGoal(deps, { title: 'Get my ILM Level 3 by June', metric: { type: 'milestones' }, milestones })
    const [offered] = await all(deps)
    expect(offered).toMatchObject({ title: 'Unit 2', date: '2026-03-03', from: { kind: 'goal', id, quote: 'Unit 2' } })
    const win = await createWin(deps, { from: { kind: 'goal', id, quote: 'Unit 2' } })
    expect(win).toMatchObject({ title: 'Unit 2', text: '', happenedOn: '2026-03-03', metric: null })
    expect(countOfEvidence(win)).toBe(1)
    await editGoal(deps, id, { milestones: milestones.slice(0, 1) })
    const [fresh] = await freshWins(deps, [win])
    expect(fresh && countOfEvidence(fresh)).toBe(0)
  })

  it('the best check-in so far, where it is better than all before', async () => {
    const deps = careerDeps()
    const { goal } = await measuredGoal(deps)
    await createCheckIn(deps, goal, { value: '79', localDate: '2026-03-03' })
    await createCheckIn(deps, goal, { value: '78', localDate: '2026-03-04' })
    const best = {
      kind: 'check-in',
      number: { value: '79' },
      date: '2026-03-03',
      reasons: [{ code: 'best-so-far', about: 'Forecast accuracy' }],
    }
    expect(await all(deps)).toMatchObject([best])
    expect(await all(deps, { from: '2026-03-04', until: '2026-03-05' })).toEqual([])
    await createCheckIn(deps, goal, { value: '82', localDate: '2026-03-05' })
    expect(await all(deps)).toMatchObject([{ reasons: [{ code: 'best-so-far' }, { code: 'target-reached' }] }])
  })

  it('a check-in is not called by what its goal has not reached', async () => {
    const deps = careerDeps()
    const title = 'Forecast accuracy from 70 to 82 %'
    const { id } = await createGoal(deps, { title, metric: { type: 'percent', start: '70', target: '82' } })
    const { id: checkIn } = await createCheckIn(deps, id, { value: '79', localDate: '2026-03-03' })
    expect(await all(deps)).toMatchObject([{ title: 'Forecast accuracy' }])
    const win = await createWin(deps, { from: { kind: 'check-in', id: checkIn } })
    expect(win).toMatchObject({ title: 'Forecast accuracy', metric: { baseline: '70', value: '79', unit: '%' } })
    await createCheckIn(deps, id, { value: '82', localDate: '2026-03-05' })
    expect(await all(deps)).toMatchObject([{ title }])
  })

  it('is called as the win that is made of it: by the first sentence of a note or passage', async () => {
    const deps = careerDeps()
    const { goal } = await measuredGoal(deps)
    const note = 'Bakeware came in at last. The rest is as it was.'
    await createCheckIn(deps, goal, { value: '79', localDate: '2026-03-04', note })
    await createEntry(deps, { body: 'We went from 55 to 20 min, all of it. Then home.', entryDate: '2026-03-04' })
    const found = await all(deps)
    expect(found.map(({ title }) => title)).toContain('Bakeware came in at last')
    for (const { title, from } of found) expect((await createWin(deps, { from })).title).toBe(title)
  })

  it('of a goal that is to fall, the lowest', async () => {
    const deps = careerDeps()
    const metric = { type: 'number', start: '6.8', target: '3', direction: 'down' } as const
    const { id } = await createGoal(deps, { title: 'Stock-outs', startDate: '2026-01-05', metric })
    await createCheckIn(deps, id, { value: '7.2', localDate: '2026-03-02' })
    expect(await all(deps)).toEqual([])
    await createCheckIn(deps, id, { value: '3.1', localDate: '2026-03-04' })
    expect(await all(deps)).toMatchObject([{ number: { value: '3.1' } }])
  })

  it('entries with a star, and passages that say a number, but nothing that is sealed', async () => {
    const deps = careerDeps()
    await sealedEntry(deps)
    await createEntry(deps, { title: 'Plain', body: 'Nothing much.' })
    await createEntry(deps, { title: 'Starred', body: 'A day.', starred: true })
    await createEntry(deps, { title: 'Told', body: 'First. We went from *55* to 20 min. Then home.', entryDate: '2026-03-04' })
    expect(await all(deps)).toMatchObject([
      { title: 'Starred', reasons: [{ code: 'starred' }], from: { kind: 'journal-entry' } },
      { title: 'We went from 55 to 20 min.', reasons: [{ code: 'number' }], from: { quote: 'We went from 55 to 20 min.' } },
    ])
  })

  it('nothing for what an entry names, nor for what a review wrote into it', async () => {
    const deps = careerDeps()
    const goal = '[Cut it from 55 to 20 min](/goals/019a9b3c-5d00-7cc0-8000-0123456789ab)'
    const told = async (body: string, entry = {}) => createEntry(deps, { body, ...entry })
    await told(`Worked on ${goal} today.`)
    await told(`## Goals\n\n- ${goal}: 55 → 40, on the way to 20\n\n## What was this week about?\n`, { title: 'Week' })
    await told(`${goal}\n`, { starred: true })
    expect(await all(deps)).toEqual([])
    await told(`## Goals\n\n- ${goal}\n\nHeld the first dry run.`, { starred: true })
    await told(`For ${goal} we went from 3 to 2 rounds.`, { entryDate: '2026-03-04' })
    await told(`Before ${goal} there was [one more. By 3 %](/tasks/1), said *nobody*. Then by 12 %.`, { entryDate: '2026-03-03' })
    expect(await all(deps)).toMatchObject([
      { title: 'Held the first dry run.', reasons: [{ code: 'starred' }] },
      { title: 'For Cut it from 55 to 20 min we went from 3 to 2 rounds.', reasons: [{ code: 'number', about: 'from 3 to 2' }] },
      { from: { quote: 'Then by 12 %.' }, reasons: [{ code: 'number', about: 'by 12 %' }] },
    ])
  })

  it('a day by the mood that was chosen', async () => {
    const deps = careerDeps()
    for (const mood of [1, 2]) await createEntry(deps, { title: `Mood ${mood}`, body: 'A day.', mood, starred: true })
    const moods = (await all(deps)).map(({ title, reasons }) => [title, reasons.find(({ code }) => code === 'bright')?.about])
    expect(moods.toSorted()).toEqual([
      ['Mood 1', '1'],
      ['Mood 2', '2'],
    ])
  })
})

it('the same records make the same candidates', async () => {
  const deps = careerDeps()
  for (const title of ['from 1 to 2 h', 'from 3 to 4 h', 'from 5 to 6 h']) await doneTask(deps, title)
  expect(await all(deps)).toEqual(await all(deps))
  expect(await listCandidates(deps, week, 2)).toEqual((await all(deps)).slice(0, 2))
})

describe('not offered again is', () => {
  const title = 'Cut it from 55 to 20 min'

  it('what became a win, as long as there is one', async () => {
    const deps = careerDeps()
    const { id } = await winFrom(deps, 'task', await doneTask(deps, title))
    expect(await all(deps)).toEqual([])
    await deleteWin(deps, id)
    expect(await all(deps)).toHaveLength(1)
  })

  it('what was dismissed, until that is taken back', async () => {
    const deps = careerDeps()
    const id = await doneTask(deps, title)
    await dismissCandidate(deps, { kind: 'task', id })
    await dismissCandidate(deps, { kind: 'task', id })
    expect(await all(deps)).toEqual([])
    await offerAgain(deps, id)
    expect(await all(deps)).toHaveLength(1)
    await dismissCandidate(deps, { kind: 'task', id })
    expect(await all(deps)).toEqual([])
  })

  it('what is dismissed anew after a long time, of which nothing older is kept', async () => {
    const deps = careerDeps()
    const [id, other] = [await doneTask(deps, title), await doneTask(deps, title)]
    for (const one of [id, other]) await dismissCandidate(deps, { kind: 'task', id: one })
    await offerAgain(deps, id)
    for (const days of [30, 31]) {
      deps.clock.advance({ hours: 24 * days })
      expect(await dismissCandidate(deps, { kind: 'task', id })).toMatchObject({ sourceId: id, deletedAt: null })
      await offerAgain(deps, id)
    }
    deps.clock.advance({ hours: 24 * 60 })
    await offerAgain(deps, other)
    const { store, actor } = deps
    expect(await store.list(actor.space, dismissedCandidates.queries.trash, {}, { limit: 9 })).toMatchObject({
      items: [{ sourceId: other }],
    })
  })

  it('of a goal, what happened up to then', async () => {
    const deps = careerDeps()
    const milestones = [{ title: 'Draft', doneOn: '2026-03-01' }]
    const { id } = await createGoal(deps, { title: 'Book', metric: { type: 'milestones' }, milestones })
    await dismissCandidate(deps, { kind: 'goal', id })
    expect(await all(deps)).toEqual([])
    deps.clock.advance({ hours: 48 })
    await editGoal(deps, id, { status: 'achieved' })
    expect(await all(deps, { from: week.from, until: '2026-03-07' })).toMatchObject([{ kind: 'goal', reasons: [{ code: 'achieved' }, {}] }])
  })
})

it('what is not there is neither offered nor dismissed', async () => {
  const deps = careerDeps()
  const id = await doneTask(deps, 'from 1 to 2 h')
  await deleteTask(deps, id)
  expect(await all(deps)).toEqual([])
  expect(await faultsOf(dismissCandidate(deps, { kind: 'task', id }))).toEqual(['/id no_such_record'])
  expect((await refused(offerAgain(deps, id))).code).toBe('not-found')
})

describe('others have their turn', () => {
  /** The longest that was worked between two turns, in milliseconds of the processor, and how many turns there were. */
  async function turnsOf(deps: CareerTestDeps) {
    let [turns, longest] = [0, 0]
    let worked = workingTime()
    const giveWay = async () => {
      longest = Math.max(longest, worked())
      turns += 1
      worked = workingTime()
    }
    const found = await all({ ...deps, giveWay })
    return { found, turns, longest: Math.max(longest, worked()) }
  }

  const filled = (part: string) => part.repeat(Math.ceil(20_000 / part.length)).slice(0, 20_000)

  it('while entries are read whose names say what their lines say', async () => {
    const deps = careerDeps()
    const names = Array.from({ length: 560 }, (_, place) => `by ${100 + place}%`)
    const links = names.map((name) => `[${name}](/goals/)`).join('')
    for (let day = 0; day < 10; day++) await createEntry(deps, { body: `${links}\n${filled(`${names[day]} `)}`.slice(0, 20_000) })
    const { longest, turns } = await turnsOf(deps)
    expect(turns).toBeGreaterThan(20)
    expect(longest).toBeLessThan(100)
  })

  it('while entries are read as Markdown, of many only the first, and tasks with long notes', async () => {
    const deps = careerDeps()
    for (let day = 0; day < 25; day++) await createEntry(deps, { body: filled('by 1 [a]([a]([a](') })
    await createEntry(deps, { body: 'We went from 55 to 20 min.', entryDate: '2026-02-27' })
    for (let place = 0; place < 50; place++) {
      const { id } = await createTask(deps, { title: `Task ${place}`, notes: filled('from 1 by by 1 ').slice(0, 5_000) })
      await completeTask(deps, id)
    }
    const { longest, turns, found } = await turnsOf(deps)
    expect(found).toEqual([])
    expect(turns).toBeGreaterThan(100)
    expect(longest).toBeLessThan(100)
  })
})

it('days are asked for in their order, and at most a year of them', async () => {
  const deps = careerDeps()
  expect(await faultsOf(all(deps, { from: '2026-03-05', until: '2026-03-04' }))).toEqual(['/until ends_before_start'])
  expect(await faultsOf(all(deps, { from: '2024-03-05', until: '2026-03-04' }))).toEqual(['/until too_many_days'])
})
