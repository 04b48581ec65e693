import { describe, expect, it } from 'vitest'
import { type Attestation, attestations } from '../../career/index.ts'
import { doneTask, faultsOf, measuredGoal, refused, writtenEntry } from '../../career/test-career.ts'
import { addEvidence, removeEvidence } from '../../career/win/change-evidence.ts'
import { createWin } from '../../career/win/create-win.ts'
import { deleteWin, restoreWin } from '../../career/win/delete-win.ts'
import { editWin } from '../../career/win/edit-win.ts'
import { createCheckIn, deleteCheckIn, editCheckIn, editGoal } from '../../goal/index.ts'
import { newEnvelope } from '../../kernel/index.ts'
import { aStory, atPellworth, aWin, note, type StoryTestDeps, storyDeps, told } from '../test-story.ts'
import { addStorySource } from './add-source.ts'
import { editStory } from './edit-story.ts'
import { readStoryProofs } from './read-proofs.ts'
import { listStrengths } from './read-strengths.ts'
import { MAX_PART, MAX_STORY_SOURCES, MAX_STORY_WINS, type NewStorySource } from './schema.ts'

/** A story of a win whose number is that of a check-in. */
async function measured(deps: StoryTestDeps) {
  const experienceId = await atPellworth(deps)
  const { goal, checkIn } = await measuredGoal(deps)
  const win = await createWin(deps, { title: 'Found the order', from: { kind: 'check-in', id: checkIn } })
  return { goal, checkIn, win, experienceId, story: await aStory(deps, { winIds: [win.id] }) }
}

async function attested({ store, actor, ids }: StoryTestDeps, winId: string, isConfirmed: boolean, isBrought = false): Promise<void> {
  const asked: Attestation = {
    ...newEnvelope(ids.next(), '2026-03-05T09:00:00.000Z'),
    ...{ winId, askedOf: '', message: '', linkVersion: 1, expiresAt: '2026-04-04T09:00:00.000Z', revokedAt: null },
    shown: { owner: '', title: 'Found it', text: '', happenedOn: '2026-03', metric: null, position: '', organisation: '' },
    ...{ answeredAt: '2026-03-05T09:00:00.000Z', answer: { name: 'Ruth', relation: '', isConfirmed, comment: '' }, isBrought },
  }
  await store.save(actor.space, attestations, asked, { expectedVersion: 0 })
}

describe('what a story rests on', () => {
  it('leads back to the day: the win with its experience, and the record behind each source', async () => {
    const deps = storyDeps()
    const { goal, checkIn, win, experienceId, story } = await measured(deps)
    const { wins, sources } = await readStoryProofs(deps, story.id)
    const experience = { id: experienceId, position: 'Analyst', organisation: 'Pellworth Kitchenware' }
    expect(wins).toEqual([{ id: win.id, title: 'Found the order', happenedOn: '2026-03-02', experience, state: 'live' }])
    expect(sources.map(({ state, corrected }) => [state, corrected])).toEqual(story.sources.map(() => ['live', null]))
    expect(sources.find(({ part, kind }) => part === 'result' && kind === 'check-in')).toMatchObject({
      ...{ recordId: checkIn, goalId: goal, date: '2026-03-02', number: { value: '77.6', unit: '%' } },
    })
  })

  it('says which number was corrected since, and no more once it is taken anew', async () => {
    const deps = storyDeps()
    const { checkIn, story } = await measured(deps)
    await editCheckIn(deps, checkIn, { value: '78.2' })
    const corrected = { was: { value: '77.6', unit: '%' }, now: { value: '78.2', unit: '%' } }
    const { sources } = await readStoryProofs(deps, story.id)
    expect(sources.filter((source) => source.corrected !== null)).toMatchObject([{ part: 'result', kind: 'check-in', corrected }])
    expect(told(story).result).toContain('77.6')
    const anew = story.sources.map((source) =>
      source.part === 'result' ? { part: source.part, winId: source.winId, evidenceId: source.evidenceId } : source,
    )
    await editStory(deps, story.id, { sources: anew })
    expect((await readStoryProofs(deps, story.id)).sources.every((source) => source.corrected === null)).toBe(true)
    await editCheckIn(deps, checkIn, { value: '77.6' })
    await editStory(deps, story.id, { sources: story.sources })
    expect((await readStoryProofs(deps, story.id)).sources.every((source) => source.corrected === null)).toBe(true)
  })

  it('says so of a number of the win itself, at either end', async () => {
    const deps = storyDeps()
    const metric = { baseline: '55', value: '20', unit: 'min' }
    const winId = await aWin(deps, { title: 'Cut the meeting', metric })
    const { id } = await aStory(deps, { winIds: [winId] })
    await editWin(deps, winId, { metric: { ...metric, baseline: '50' } })
    expect((await readStoryProofs(deps, id)).sources.map(({ part, corrected }) => [part, corrected?.now.value])).toEqual([
      ['situation', '50'],
      ['result', undefined],
    ])
    const [piece] = (await addEvidence(deps, winId, note('Invitations', { number: { value: '18', unit: 'min' } }))).evidence
    await editWin(deps, winId, { metric: { ...metric, valueFrom: piece?.id ?? null } })
    expect((await readStoryProofs(deps, id)).sources.map(({ part, corrected }) => [part, corrected?.now.value])).toEqual([
      ['situation', undefined],
      ['result', '18'],
    ])
    await editWin(deps, winId, { metric: null })
    expect((await readStoryProofs(deps, id)).sources.every(({ corrected }) => corrected === null)).toBe(true)
  })

  it('takes no correction of a goal that goes on, and one of a goal that was closed', async () => {
    const deps = storyDeps()
    const { goal } = await measuredGoal(deps)
    const winId = await aWin(deps, { title: 'Better', evidence: [{ kind: 'goal', id: goal }] })
    const { id } = await aStory(deps, { winIds: [winId] })
    const correctedIn = async (storyId: string) =>
      (await readStoryProofs(deps, storyId)).sources.flatMap(({ corrected }) => corrected?.now.value ?? [])
    await createCheckIn(deps, goal, { value: '79', localDate: '2026-03-04' })
    expect(await correctedIn(id)).toEqual([])
    await editGoal(deps, goal, { status: 'achieved', closing: { localDate: '2026-03-05' } })
    const { id: later } = await aStory(deps, { winIds: [winId] })
    await createCheckIn(deps, goal, { value: '80', localDate: '2026-03-05' })
    expect(await correctedIn(later)).toEqual(['80'])
  })

  it('keeps its text when a win is thrown away, erased or brought back, and says what is gone', async () => {
    const deps = storyDeps()
    const { win, checkIn, story } = await measured(deps)
    const states = async () => {
      const { wins, sources, strength } = await readStoryProofs(deps, story.id)
      return [strength, wins.map(({ state, title }) => `${state} ${title}`), new Set(sources.map(({ state }) => state))]
    }
    expect(await states()).toEqual(['fair', ['live Found the order'], new Set(['live'])])
    await deleteCheckIn(deps, checkIn)
    expect(await states()).toEqual(['thin', ['live Found the order'], new Set(['live', 'gone'])])
    await deleteWin(deps, win.id)
    expect(await states()).toEqual(['thin', ['gone Found the order'], new Set(['gone'])])
    expect(await readStoryProofs(deps, story.id)).toMatchObject({ lacking: expect.arrayContaining(['recent']) })
    await restoreWin(deps, win.id)
    expect(await states()).toEqual(['thin', ['live Found the order'], new Set(['live', 'gone'])])
    await deleteWin(deps, win.id)
    deps.clock.advance({ hours: 24 * 60 })
    await deleteWin(deps, (await aWin(deps)) as string)
    expect(await states()).toEqual(['thin', ['gone Found the order'], new Set(['gone'])])
  })

  it('says a source is gone that is no evidence any more, and is there again once that is put back', async () => {
    const deps = storyDeps()
    const { win, story } = await measured(deps)
    const [piece] = win.evidence
    if (!piece) throw new Error('It has no evidence.')
    await removeEvidence(deps, win.id, piece.id)
    const states = async () => (await readStoryProofs(deps, story.id)).sources.map(({ kind, state }) => `${kind} ${state}`)
    expect(new Set(await states())).toEqual(new Set(['win live', 'check-in gone']))
    await addEvidence(deps, win.id, { putBack: piece, numberOf: ['value'] })
    expect(new Set(await states())).toEqual(new Set(['win live', 'check-in live']))
  })

  it('is nobody else’s to see', async () => {
    const deps = storyDeps()
    const { story } = await measured(deps)
    const stranger = { ...deps, actor: { ...deps.actor, space: 'another' } }
    expect((await refused(readStoryProofs(stranger, story.id))).code).toBe('not-found')
    expect(await listStrengths(stranger, [story.id])).toEqual([])
  })
})

describe('how well a story is proved', () => {
  it('is told of many at once, as of each', async () => {
    const deps = storyDeps()
    const { win, story } = await measured(deps)
    const bare = await aStory(deps, { title: 'Bare' })
    await attested(deps, win.id, false)
    const [first] = await listStrengths(deps, [story.id])
    expect(first).toEqual({
      ...{ id: story.id, strength: 'fair', reasons: ['live-evidence', 'number-from-evidence', 'recent'] },
      lacking: ['attested', 'several-kinds'],
    })
    await attested(deps, win.id, true, true)
    expect(await listStrengths(deps, [story.id])).toMatchObject([{ lacking: ['attested', 'several-kinds'] }])
    await attested(deps, win.id, true)
    const [, second] = [await aWin(deps), await aWin(deps, { title: 'b', evidence: [note('Mail')] })]
    await editStory(deps, story.id, { winIds: [win.id, second] })
    expect(await listStrengths(deps, [bare.id, story.id, deps.ids.next(), story.id])).toEqual([
      {
        id: bare.id,
        strength: 'thin',
        reasons: [],
        lacking: ['live-evidence', 'number-from-evidence', 'attested', 'several-kinds', 'recent'],
      },
      expect.objectContaining({ id: story.id, strength: 'strong', lacking: [] }),
    ])
    const { strength, reasons } = await readStoryProofs(deps, story.id)
    expect([strength, reasons.length]).toEqual(['strong', 5])
  })
})

describe('a further fact', () => {
  const add = (deps: StoryTestDeps, id: string, source: NewStorySource) => addStorySource(deps, id, source)

  it('is taken into a part, in words where that is asked for, and nothing twice', async () => {
    const deps = storyDeps()
    const evidence = [{ kind: 'journal-entry', id: await writtenEntry(deps), quote: 'We held £61,000 of tins for nobody.' } as const]
    const win = await createWin(deps, { title: 'Found the order', evidence })
    const { id } = await aStory(deps, { title: 'The spike' })
    const asked = { part: 'action', winId: win.id, evidenceId: win.evidence[0]?.id ?? null } as const
    const named = await add(deps, id, asked)
    expect(named).toMatchObject({ version: 2, winIds: [win.id], sources: [{ ...asked, kind: 'journal-entry', title: 'The spike' }] })
    expect(told(named).action).toBe('')
    expect(await add(deps, id, asked)).toEqual(named)
    const worded = await add(deps, id, { ...asked, append: true })
    expect(told(worded).action).toBe('On 3 March 2026 I wrote: “We held £61,000 of tins for nobody.”')
    expect(worded.sources).toEqual(named.sources)
    expect(await add(deps, id, { ...asked, append: true })).toEqual(worded)
  })

  it('stands in the telling that is meant, or in all of them', async () => {
    const deps = storyDeps()
    const winId = await aWin(deps, { title: 'Cut the meeting', metric: { baseline: '55', value: '20', unit: 'min' } })
    const blank = { situation: '', task: '', action: '', result: 'Well.\n', reflection: '' }
    const tellings = ([1, 5] as const).map((minutes) => ({ minutes, ...blank }))
    const { id } = await aStory(deps, { title: 'The meeting', tellings })
    const short = await add(deps, id, { part: 'result', winId, append: true, minutes: 1 })
    expect(short.tellings.map(({ result }) => result)).toEqual(['Well.\n\nI cut the meeting, from 55 to 20 minutes.', 'Well.\n'])
    const both = await add(deps, id, { part: 'situation', winId, append: true })
    expect(both.tellings.map(({ situation }) => situation)).toEqual(
      Array(2).fill('This was in March 2026. At that point it was still 55 minutes.'),
    )
    expect(await faultsOf(add(deps, id, { part: 'result', winId, append: true, minutes: 2 }))).toEqual(['/minutes no_such_telling'])
  })

  it.each([
    ['task', 'I reran the bakeware model.'],
    ['goal', 'On 4 March 2026, “Forecast accuracy” stood at 77.6\u00a0%.'],
    ['check-in', 'On 2 March 2026, “Forecast accuracy” stood at 77.6\u00a0%.'],
    ['note', '“Stock report”, October 2022.'],
    ['link', 'In “Route review” it says: “Page six.”'],
  ])('of a %s says what it is', async (kind, words) => {
    const deps = storyDeps()
    const { goal, checkIn } = await measuredGoal(deps)
    await editGoal(deps, goal, { status: 'achieved', closing: { localDate: '2026-03-04' } })
    const evidence = [
      { kind: 'task', id: await doneTask(deps) } as const,
      { kind: 'goal', id: goal } as const,
      { kind: 'check-in', id: checkIn } as const,
      note('Stock report', { date: '2022-10' }),
      note('Route review', { kind: 'link', url: 'https://pellworth.example', quote: 'Page six.' }),
    ]
    const win = await createWin(deps, { title: 'Found it', evidence })
    const { id } = await aStory(deps, { title: 'The spike' })
    const evidenceId = win.evidence.find((piece) => piece.kind === kind)?.id ?? null
    expect(told(await add(deps, id, { part: 'reflection', winId: win.id, evidenceId, append: true })).reflection).toBe(words)
  })

  it('is refused where it is not there, not theirs, or has no room', async () => {
    const deps = storyDeps()
    const winId = await aWin(deps)
    const { id } = await aStory(deps, { title: 'The spike' })
    const asked = { part: 'action', winId } as const
    expect(await faultsOf(add(deps, id, { ...asked, winId: deps.ids.next() }))).toEqual(['/winId no_such_win'])
    expect(await faultsOf(add(deps, id, { ...asked, evidenceId: deps.ids.next() }))).toEqual(['/evidenceId no_such_evidence'])
    const stranger = { ...deps, actor: { ...deps.actor, space: 'another' } }
    const theirs = await aStory(stranger, { title: 'Mine' })
    expect(await faultsOf(add(stranger, theirs.id, asked))).toEqual(['/winId no_such_win'])
    expect((await refused(add(stranger, id, asked))).code).toBe('not-found')
    const [telling] = theirs.tellings
    if (!telling) throw new Error('It is not told.')
    await editStory(deps, id, { tellings: [{ ...telling, action: 'x'.repeat(MAX_PART - 5) }] })
    expect(await faultsOf(add(deps, id, { ...asked, append: true }))).toEqual(['/part too_long'])
    const others: string[] = []
    for (let n = 0; n < MAX_STORY_WINS; n++) others.push(await aWin(deps))
    await editStory(deps, id, { winIds: others })
    expect(await faultsOf(add(deps, id, asked))).toEqual(['/winId too_many_wins'])
    const full = Array.from({ length: MAX_STORY_SOURCES }, () => ({ part: 'task', winId }) as const)
    await editStory(deps, id, { sources: full })
    expect(await faultsOf(add(deps, id, asked))).toEqual([' too_many_sources'])
  })

  it('under an id of one’s own is one, and another under it is refused', async () => {
    const deps = storyDeps()
    const winId = await aWin(deps)
    const { id } = await aStory(deps, { title: 'The spike' })
    const asked = { id: deps.ids.next(), part: 'action', winId } as const
    const first = await add(deps, id, asked)
    expect(first.sources).toMatchObject([{ id: asked.id }])
    expect(await add(deps, id, asked)).toEqual(first)
    expect((await refused(add(deps, id, { ...asked, part: 'task' }))).code).toBe('conflict')
    expect((await refused(addStorySource(deps, id, { part: 'task', winId }, { expectedVersion: 1 }))).code).toBe('stale')
  })
})
