import { describe, expect, it } from 'vitest'
import { createCheckIn, editGoal } from '../../goal/index.ts'
import { deleteRecord } from '../../kernel/index.ts'
import { experiences } from '../experience/schema.ts'
import { MAX_EVIDENCE } from '../limits.ts'
import {
  careerDeps,
  doneTask,
  faultsOf,
  measuredGoal,
  refused,
  sealedEntry,
  storedExperience,
  storedSkill,
  winFrom,
  writtenEntry,
} from '../test-career.ts'
import { addEvidence, removeEvidence } from './change-evidence.ts'
import { createWin } from './create-win.ts'
import { deleteWin, restoreWin } from './delete-win.ts'
import { editWin } from './edit-win.ts'
import { getWin, listTrashedWins, listWins } from './read-wins.ts'
import type { NewWin } from './schema.ts'

const page = { limit: 50 }

describe('a win by hand', () => {
  it('is of today, for reviews, and holds nothing nobody said', async () => {
    const win = await createWin(careerDeps(), { title: 'Taught two planners' })
    expect(win).toMatchObject({ happenedOn: '2026-03-05', confidentiality: 'review', metric: null, evidence: [], experienceId: null })
  })

  it('needs a title', async () => {
    expect(await faultsOf(createWin(careerDeps(), { text: 'How' }))).toEqual(['/title missing'])
  })

  it('keeps its day at the precision it was said with', async () => {
    const win = await createWin(careerDeps(), { title: 'A four-day round', happenedOn: '2022-10' })
    expect(win.happenedOn).toBe('2022-10')
  })

  it('keeps its numbers exact', async () => {
    const win = await createWin(careerDeps(), { title: 'Faster', metric: { baseline: '55.50', value: '20', unit: 'min' } })
    expect(win.metric).toEqual({ baseline: '55.5', value: '20', unit: 'min', of: '', baselineFrom: null, valueFrom: null })
  })

  it('told of another day leaves an experience that was not then for the one that was, unless another is named', async () => {
    const deps = careerDeps()
    const then = await storedExperience(deps, { position: 'Planner', startDate: '2015-09', endDate: '2019-05' })
    const now = await storedExperience(deps, { position: 'Lead', startDate: '2019-06', isOngoing: true })
    const { id } = await createWin(deps, { title: 'Cut picking errors', experienceId: now })
    expect(await editWin(deps, id, { happenedOn: '2019-03' })).toMatchObject({ happenedOn: '2019-03', experienceId: then })
    expect(await editWin(deps, id, { happenedOn: '2026-03' })).toMatchObject({ experienceId: now })
    expect(await editWin(deps, id, { happenedOn: '2019-03', experienceId: now })).toMatchObject({ experienceId: now })
    expect(await editWin(deps, id, { happenedOn: '2010' })).toMatchObject({ experienceId: now })
    const { id: free } = await createWin(deps, { title: 'On its own' })
    expect(await editWin(deps, free, { happenedOn: '2019-03' })).toMatchObject({ experienceId: null })
  })

  it('made twice under one id is one win, and another under it is refused', async () => {
    const deps = careerDeps()
    const id = deps.ids.next()
    await createWin(deps, { id, title: 'Once' })
    expect((await createWin(deps, { id, title: 'Once' })).version).toBe(1)
    expect((await refused(createWin(deps, { id, title: 'Other' }))).code).toBe('conflict')
  })
})

describe('a win that is made again under its id', () => {
  const quoted = async (deps: ReturnType<typeof careerDeps>) => {
    const from = { kind: 'journal-entry', id: await writtenEntry(deps), quote: 'We held £61,000 of tins' } as const
    const note = { kind: 'note', title: 'Ana said so', date: '2026-03' } as const
    return { id: deps.ids.next(), from, evidence: [note] }
  }

  it('is the one that is there, passages and notes with it', async () => {
    const deps = careerDeps()
    const asked = await quoted(deps)
    const win = await createWin(deps, asked)
    expect(await createWin(deps, { ...asked, from: { ...asked.from, quote: ` ${asked.from.quote} ` } })).toEqual(win)
  })

  it.each<[string, (asked: Awaited<ReturnType<typeof quoted>>) => NewWin]>([
    ['another passage', (asked) => ({ ...asked, from: { ...asked.from, quote: 'of tins' } })],
    ['no passage', ({ from: { quote: _, ...from }, ...asked }) => ({ ...asked, from })],
    ['no evidence', ({ evidence: _, ...asked }) => asked],
    ['another note', (asked) => ({ ...asked, evidence: [{ kind: 'note', title: 'Ben said so', date: '2026-03' }] })],
    ['a note of another day', (asked) => ({ ...asked, evidence: [{ kind: 'note', title: 'Ana said so' }] })],
    ['more evidence', (asked) => ({ ...asked, evidence: [...asked.evidence, { kind: 'note', title: 'Ben said so' }] })],
  ])('with %s is refused', async (_, changed) => {
    const deps = careerDeps()
    const asked = await quoted(deps)
    const { id } = await createWin(deps, asked)
    const { code, details } = await refused(createWin(deps, changed(asked)))
    expect([code, details]).toMatchObject(['conflict', { current: { id } }])
  })

  it('is answered as it is though a piece was put to it since', async () => {
    const deps = careerDeps()
    const asked = await quoted(deps)
    const { id } = await createWin(deps, asked)
    const added = await addEvidence(deps, id, { kind: 'note', title: 'Ben said so' })
    expect(await createWin(deps, asked)).toEqual(added)
  })
})

describe('a win made of', () => {
  it('a done task is called as it is, of the day it was done, and stands on the experience of that time', async () => {
    const deps = careerDeps()
    await storedExperience(deps, { position: 'Planner', startDate: '2019-09', endDate: '2023-02' })
    const now = await storedExperience(deps, { position: 'Analyst', startDate: '2023-03', isOngoing: true })
    const win = await winFrom(deps, 'task', await doneTask(deps, 'Rerun the model'))
    expect(win).toMatchObject({ title: 'Rerun the model', happenedOn: '2026-03-05', experienceId: now, confidentiality: 'review' })
    expect(win.evidence).toMatchObject([{ kind: 'task', title: 'Rerun the model', date: '2026-03-05', state: 'live' }])
  })

  it('a check-in has its number, from where the goal began, and says the note', async () => {
    const deps = careerDeps()
    const { checkIn } = await measuredGoal(deps)
    const win = await winFrom(deps, 'check-in', checkIn)
    expect(win).toMatchObject({ title: 'Bakeware is still the drag.', happenedOn: '2026-03-02' })
    expect(win.metric).toMatchObject({ baseline: '71.4', value: '77.6', unit: '%', valueFrom: win.evidence[0]?.id })
  })

  it('an achieved goal has how it stood on the day it was closed', async () => {
    const deps = careerDeps()
    const { goal } = await measuredGoal(deps)
    await editGoal(deps, goal, { status: 'achieved', closing: { localDate: '2026-03-04' } })
    await createCheckIn(deps, goal, { value: '79', localDate: '2026-03-05' })
    expect(await winFrom(deps, 'goal', goal)).toMatchObject({
      title: 'Forecast accuracy',
      happenedOn: '2026-03-04',
      metric: { baseline: '71.4', value: '77.6' },
    })
  })

  it('a passage of the journal is private, and called as it reads', async () => {
    const deps = careerDeps()
    const quote = 'We held £61,000 of tins'
    const win = await createWin(deps, { from: { kind: 'journal-entry', id: await writtenEntry(deps), quote } })
    expect(win).toMatchObject({ title: quote, happenedOn: '2026-03-03', confidentiality: 'private' })
    expect(win.evidence).toMatchObject([{ title: 'The spike', quote, date: '2026-03-03' }])
    const inMidst = { kind: 'journal-entry', id: await writtenEntry(deps), quote: `, ${quote},` } as const
    expect(await createWin(deps, { from: inMidst })).toMatchObject({ title: quote, evidence: [{ quote: inMidst.quote }] })
  })

  it('a passage of several sentences is called by the first that says enough, and told by all', async () => {
    const deps = careerDeps()
    const id = await writtenEntry(deps)
    const called = async (quote: string) => {
      const { title, text } = await createWin(deps, { from: { kind: 'journal-entry', id, quote } })
      return [title, text]
    }
    const two = 'I found the order that bent the forecast. Without it the family gained nine points.'
    expect(await called(two)).toEqual(['I found the order that bent the forecast', two])
    const short = 'It worked! Approx. 11 lines are off the list. Ana saw it first.'
    expect(await called(short)).toEqual(['It worked! Approx. 11 lines are off the list', short])
    expect(await called('We held £61,000 of tins.')).toEqual(['We held £61,000 of tins.', ''])
  })

  it.each([
    ['Misroutes were at 2.4 % in May. I re-sorted the gates by use. They are down to 1.1 % now.', 'I re-sorted the gates by use'],
    ['Misroutes were at 2.4 % in May. By the end of June they fell to 1.1 %.', 'By the end of June they fell to 1.1 %'],
    ['Die Fehlleitungen lagen bei 2,4 %. Ich habe die Tore neu sortiert. Jetzt sind es nur noch 1,1 %.', 'Ich habe die Tore neu sortiert'],
    ['Misroutes were at 2.4 % in May. It was a long month.', 'Misroutes were at 2.4 % in May'],
  ])('a passage that begins with what was wrong is called by what was done: %s', async (quote, title) => {
    const deps = careerDeps()
    const from = { kind: 'journal-entry', id: await writtenEntry(deps), quote } as const
    expect(await createWin(deps, { from })).toMatchObject({ title, text: quote })
  })

  it('a passage has the sentences that the language of the person tells apart', async () => {
    const deps = careerDeps()
    const greek = { ...deps, actor: { ...deps.actor, locale: 'el-GR' } }
    const quote = 'Πώς έκοψα τη συνάντηση στη μέση; Μίλησα με όλους και βρήκα την αιτία.'
    const { title } = await createWin(greek, { from: { kind: 'journal-entry', id: await writtenEntry(greek), quote } })
    expect(title).toBe('Πώς έκοψα τη συνάντηση στη μέση')
  })

  it('what was written says its number and which listed skills it names, and no competency is set unasked', async () => {
    const deps = careerDeps()
    await storedSkill(deps, 'SQL')
    const id = await doneTask(deps, 'Taught two planners SQL and Excel, and cut the meeting from 55 to 20 min')
    expect(await winFrom(deps, 'task', id)).toMatchObject({
      competencies: [],
      skills: ['SQL'],
      metric: { baseline: '55', value: '20', unit: 'min', valueFrom: null },
    })
    expect(await winFrom(deps, 'task', id, { competencies: [], skills: [] })).toMatchObject({ competencies: [], skills: [] })
  })

  it('what a goal was to show is shown by what is made of it and of its check-ins', async () => {
    const deps = careerDeps()
    const { goal, checkIn } = await measuredGoal(deps)
    await editGoal(deps, goal, { competencies: ['forecasting', 'Baking'] })
    expect(await winFrom(deps, 'goal', goal)).toMatchObject({ competencies: ['forecasting', 'Baking'] })
    expect(await winFrom(deps, 'check-in', checkIn)).toMatchObject({ competencies: ['forecasting', 'Baking'] })
  })

  it('a sealed entry takes its day and no word of it', async () => {
    const deps = careerDeps()
    const from = { kind: 'journal-entry' as const, id: await sealedEntry(deps) }
    expect(await faultsOf(createWin(deps, { title: 'Mine', from: { ...from, quote: 'readable' } }))).toEqual(['/from/quote sealed_entry'])
    expect(await faultsOf(createWin(deps, { from }))).toEqual(['/title missing'])
    const win = await createWin(deps, { title: 'Mine', from })
    expect(win).toMatchObject({ happenedOn: '2026-03-03', confidentiality: 'private', evidence: [{ title: '2026-03-03', quote: null }] })
  })

  it('anything says what was asked for instead, where that was', async () => {
    const deps = careerDeps()
    const win = await winFrom(deps, 'task', await doneTask(deps), { title: 'Found it', happenedOn: '2026', confidentiality: 'public' })
    expect(win).toMatchObject({ title: 'Found it', happenedOn: '2026', confidentiality: 'public' })
  })

  it('what is not there is refused by name', async () => {
    const deps = careerDeps()
    expect(await faultsOf(winFrom(deps, 'check-in', deps.ids.next()))).toEqual(['/from/id no_such_check_in'])
  })
})

describe('its evidence', () => {
  it('is added once, taken away, and leaves its number behind', async () => {
    const deps = careerDeps()
    const { checkIn } = await measuredGoal(deps)
    const { id } = await createWin(deps, { title: 'Better' })
    const evidenceId = deps.ids.next()
    const added = { kind: 'check-in', id: checkIn, evidenceId } as const
    await addEvidence(deps, id, added)
    expect((await addEvidence(deps, id, added)).evidence).toHaveLength(1)
    expect(await editWin(deps, id, { metric: { baseline: '69', valueFrom: evidenceId } })).toMatchObject({
      metric: { baseline: '69', value: '77.6', unit: '%' },
    })
    expect(await removeEvidence(deps, id, evidenceId)).toMatchObject({ evidence: [], metric: { value: '77.6', valueFrom: null } })
    expect((await refused(removeEvidence(deps, id, evidenceId))).code).toBe('not-found')
  })

  it('may be a link or a note', async () => {
    const deps = careerDeps()
    const { id } = await createWin(deps, { title: 'Better' })
    const { evidence } = await addEvidence(deps, id, {
      kind: 'link',
      title: 'Route review, page 6',
      url: 'https://pellworth.example',
      date: '2022-10',
    })
    expect(evidence).toMatchObject([
      { kind: 'link', recordId: null, url: 'https://pellworth.example', date: '2022-10', sourceVersion: null },
    ])
  })

  it('is bounded', async () => {
    const deps = careerDeps()
    const evidence = Array.from({ length: MAX_EVIDENCE }, (_, n) => ({ kind: 'note' as const, title: `Note ${n}` }))
    const { id } = await createWin(deps, { title: 'Much', evidence })
    expect(await faultsOf(addEvidence(deps, id, { kind: 'note', title: 'One more' }))).toEqual([' too_much_evidence'])
  })

  it('gives a number only where it has one', async () => {
    const deps = careerDeps()
    const { id, evidence } = await winFrom(deps, 'task', await doneTask(deps))
    expect(await faultsOf(editWin(deps, id, { metric: { valueFrom: evidence[0]?.id as string } }))).toEqual(['/metric/valueFrom no_number'])
    expect(await faultsOf(editWin(deps, id, { metric: { baselineFrom: deps.ids.next() } }))).toEqual([
      '/metric/baselineFrom no_such_evidence',
    ])
  })
})

it('wins are listed by day, of an experience, a competency, a skill or a source', async () => {
  const deps = careerDeps()
  const experienceId = await storedExperience(deps, { startDate: '2020', isOngoing: true })
  const task = await doneTask(deps)
  const { id: first } = await createWin(deps, { title: 'First', happenedOn: '2022-10', experienceId, competencies: ['planning'] })
  const { id: second } = await createWin(deps, {
    title: 'Second',
    happenedOn: '2025',
    skills: ['SQL'],
    evidence: [{ kind: 'task', id: task }],
  })
  const ids = async (asked: Parameters<typeof listWins>[1]) => (await listWins(deps, asked, page)).items.map(({ id }) => id)
  expect(await ids({})).toEqual([second, first])
  expect(await ids({ from: '2025-01-01', before: '2025-01-02' })).toEqual([second])
  expect(await ids({ experienceId })).toEqual([first])
  expect(await ids({ experienceId: null })).toEqual([second])
  expect(await ids({ competency: 'Planning' })).toEqual([first])
  expect(await ids({ skill: 'sql' })).toEqual([second])
  expect(await ids({ sourceId: task })).toEqual([second])
})

it('a win keeps the experience it named when that goes, and takes no new one that is gone', async () => {
  const deps = careerDeps()
  const gone = await storedExperience(deps, { startDate: '2020', isOngoing: true })
  const { id: before } = await createWin(deps, { title: 'Mine', experienceId: gone })
  await deleteRecord(deps, experiences, gone, {})
  expect(await editWin(deps, before, { title: 'Still mine', experienceId: gone })).toMatchObject({ experienceId: gone, version: 2 })
  const { id } = await createWin(deps, { title: 'Mine too' })
  expect(await faultsOf(editWin(deps, id, { experienceId: gone }))).toEqual(['/experienceId no_such_experience'])
})

it('a win goes to the trash and comes back', async () => {
  const deps = careerDeps()
  const { id } = await createWin(deps, { title: 'Mine' })
  await deleteWin(deps, id)
  await deleteWin(deps, id)
  expect((await refused(getWin(deps, id))).code).toBe('not-found')
  expect((await listTrashedWins(deps, page)).items).toMatchObject([{ id }])
  expect(await restoreWin(deps, id)).toMatchObject({ id, deletedAt: null })
})
