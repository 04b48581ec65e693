import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { faultsOf, refused } from '../../career/test-career.ts'
import { deleteWin } from '../../career/win/delete-win.ts'
import { editWin } from '../../career/win/edit-win.ts'
import { listAll } from '../../kernel/index.ts'
import { cardOf } from '../practice/cards.ts'
import { practiceCards } from '../practice/schema.ts'
import { aStory, atPellworth, aWin, note, type StoryTestDeps, storyDeps, told } from '../test-story.ts'
import { createStory } from './create-story.ts'
import { deleteStory, restoreStory } from './delete-story.ts'
import { editStory } from './edit-story.ts'
import { getStory, listStories, type StoriesAsked } from './read-stories.ts'
import { MAX_PART, MAX_STORIES, MAX_STORY_WINS, type NewStory, type Story, type StoryChanges, stories, type Telling } from './schema.ts'

const blank = { situation: '', task: '', action: '', result: '', reflection: '' }
const telling = (minutes: Telling['minutes'], given: Partial<Telling> = {}): Telling => ({ minutes, ...blank, ...given })

/** The same storage for somebody else. */
const strangerTo = (deps: StoryTestDeps): StoryTestDeps => ({ ...deps, actor: { ...deps.actor, space: 'another', accountId: 'another' } })

describe('a story by hand', () => {
  it('is told in two minutes, and holds nothing nobody said', async () => {
    const story = await aStory(storyDeps(), { title: 'The spike' })
    expect(story).toMatchObject({ version: 1, tellings: [telling(2)], winIds: [], sources: [], competencies: [], note: '' })
  })

  it('needs a title, or wins', async () => {
    const deps = storyDeps()
    expect(await faultsOf(createStory(deps, {}))).toEqual(['/title missing'])
    expect(await faultsOf(createStory(deps, { winIds: [] }))).toEqual(['/title missing'])
    expect(await faultsOf(createStory(deps, { title: ' ' }))).toEqual(['/title too_small'])
  })

  it('keeps what is said instead of what its wins say, and names no source of that', async () => {
    const deps = storyDeps()
    const winIds = [await aWin(deps, { title: 'Found the order', text: 'Traced it.' })]
    const tellings = [telling(5, { action: 'Long' }), telling(1, { action: 'Short' })]
    const story = await aStory(deps, { winIds, tellings, title: 'The spike', competencies: ['Stock'] })
    expect(story).toMatchObject({ title: 'The spike', competencies: ['Stock'], sources: [] })
    expect(story.tellings.map(({ minutes, action }) => [minutes, action])).toEqual([
      [1, 'Short'],
      [5, 'Long'],
    ])
  })

  it('is told once in each length, in one at least, and names each win once', async () => {
    const deps = storyDeps()
    const id = await aWin(deps)
    const faults = (given: NewStory) => faultsOf(createStory(deps, { title: 'The spike', ...given }))
    expect(await faults({ tellings: [telling(2), telling(1), telling(2)] })).toEqual(['/tellings/2/minutes duplicate'])
    expect(await faults({ tellings: [] })).toEqual(['/tellings too_small'])
    expect(await faults({ tellings: [telling(3 as 2)] })).toEqual(['/tellings/0/minutes invalid_value'])
    expect(await faults({ winIds: [id, id] })).toEqual(['/winIds/1 duplicate'])
    expect(await faults({ winIds: Array.from({ length: MAX_STORY_WINS + 1 }, () => deps.ids.next()) })).toEqual(['/winIds too_big'])
    expect(await faults({ tellings: [telling(2, { action: 'x'.repeat(MAX_PART + 1) })] })).toEqual(['/tellings/0/action too_big'])
    expect(await faults({ tellings: [telling(2, { action: 'a\u0000b' })] })).toEqual(['/tellings/0/action control_characters'])
  })

  it('keeps prose as it is written, composed and with plain line ends', async () => {
    const action = '  **Zählte** e\u0301inmal\r\n\r\n- 😀 𝔘nicode \ud800'
    const story = await aStory(storyDeps(), { title: 'Ω'.repeat(200), tellings: [telling(2, { action })] })
    expect(told(story).action).toBe('  **Zählte** éinmal\n\n- 😀 𝔘nicode \ufffd')
  })

  it('rests on no win of another, and none that is gone', async () => {
    const deps = storyDeps()
    const [gone, here] = [await aWin(deps), await aWin(deps)]
    await deleteWin(deps, gone)
    expect(await faultsOf(createStory(deps, { winIds: [here, gone] }))).toEqual(['/winIds/1 no_such_win'])
    expect(await faultsOf(createStory(strangerTo(deps), { winIds: [here] }))).toEqual(['/winIds/0 no_such_win'])
    const source = { part: 'action', winId: here } as const
    expect(await faultsOf(createStory(strangerTo(deps), { title: 'Mine', sources: [source] }))).toEqual(['/sources/0/winId no_such_win'])
  })

  it('made twice under one id is one story, and another under it is refused', async () => {
    const deps = storyDeps()
    const asked = { id: deps.ids.next(), winIds: [await aWin(deps, { title: 'Found it', evidence: [note('x', { quote: 'y' })] })] }
    const [first, second] = await Promise.all([createStory(deps, asked), createStory(deps, asked)])
    expect(second).toEqual(first)
    expect(await createStory(deps, asked)).toEqual(first)
    expect((await refused(createStory(deps, { ...asked, title: 'Other' }))).code).toBe('conflict')
  })
})

describe('a story that is there', () => {
  const edit = (deps: StoryTestDeps, { id }: Story, changes: StoryChanges, expectedVersion?: number) =>
    editStory(deps, id, changes, { expectedVersion })

  it('is changed by what is named; what changes nothing writes nothing', async () => {
    const deps = storyDeps()
    const story = await aStory(deps)
    const changed = await edit(deps, story, { note: 'Slower.', tellings: [telling(5), telling(2, { task: 'Count' })] }, 1)
    expect(changed).toMatchObject({ version: 2, title: 'The spike', note: 'Slower.' })
    expect(changed.tellings.map(({ minutes }) => minutes)).toEqual([2, 5])
    expect(await edit(deps, story, { tellings: [telling(5), telling(2, { task: 'Count' })] })).toEqual(changed)
    expect((await refused(edit(deps, story, { note: '' }, 1))).code).toBe('stale')
    expect((await refused(edit(strangerTo(deps), story, { note: '' }))).code).toBe('not-found')
  })

  it('of two tabs that write at once one is told, and with no version both stay', async () => {
    const deps = storyDeps()
    const story = await aStory(deps)
    const outcomes = await Promise.allSettled([edit(deps, story, { note: 'a' }, 1), edit(deps, story, { title: 'b' }, 1)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await Promise.all([edit(deps, story, { note: 'c' }), edit(deps, story, { title: 'd' })])
    expect(await getStory(deps, story.id)).toMatchObject({ note: 'c', title: 'd', version: 4 })
  })

  it('may name a win that has gone since, and takes no new one that is', async () => {
    const deps = storyDeps()
    const [first, gone] = [await aWin(deps), await aWin(deps)]
    const story = await aStory(deps, { winIds: [first] })
    await deleteWin(deps, first)
    await deleteWin(deps, gone)
    expect(await edit(deps, story, { winIds: [first], note: 'x' })).toMatchObject({ winIds: [first] })
    expect(await faultsOf(edit(deps, story, { winIds: [first, gone] }))).toEqual(['/winIds/1 no_such_win'])
    expect(await edit(deps, story, { winIds: [] })).toMatchObject({ winIds: [] })
    expect(await faultsOf(edit(deps, story, { winIds: [first] }))).toEqual(['/winIds/0 no_such_win'])
  })

  it('keeps its sources as they were taken, takes new ones as they read now, and puts back what it is given whole', async () => {
    const deps = storyDeps()
    const winId = await aWin(deps, { title: 'Found it', metric: { value: '9', unit: '%' } })
    const story = await aStory(deps, { winIds: [winId] })
    await editWin(deps, winId, { title: 'Found the order', metric: { value: '12', unit: '%' } })
    const [result] = story.sources.filter(({ part }) => part === 'result')
    if (!result) throw new Error('It names no source.')
    const place = { id: result.id, part: result.part, winId, evidenceId: null }
    expect((await edit(deps, story, { sources: [place] })).sources).toEqual([result])
    expect((await edit(deps, story, { sources: [{ ...place, part: 'action' }] })).sources).toEqual([{ ...result, part: 'action' }])
    const { id: _, ...anew } = place
    const taken = (await edit(deps, story, { sources: [anew] })).sources
    expect(taken).toMatchObject([{ title: 'Found the order', number: { value: '12', unit: '%' } }])
    await deleteWin(deps, winId)
    expect((await edit(deps, story, { sources: story.sources })).sources).toEqual(story.sources)
    expect(await faultsOf(edit(deps, story, { sources: [result, result] }))).toEqual(['/sources/1/id duplicate'])
    expect(await faultsOf(edit(deps, story, { sources: [{ ...anew, part: 'task' }] }))).toEqual(['/sources/0/winId no_such_win'])
  })

  it('goes to the trash with its practice card, and they come back together', async () => {
    const deps = storyDeps()
    const winIds = [await aWin(deps)]
    const story = await aStory(deps, { winIds })
    const card = await cardOf(deps, { storyId: story.id })
    expect(card).toMatchObject({ storyId: story.id, questionId: null, due: '2026-03-05' })
    expect((await refused(deleteStory(deps, story.id, { expectedVersion: 9 }))).code).toBe('stale')
    expect(await cardOf(deps, { storyId: story.id })).not.toBeNull()
    await deleteStory(deps, story.id)
    await deleteStory(deps, story.id)
    expect(await cardOf(deps, { storyId: story.id })).toBeNull()
    expect((await refused(getStory(deps, story.id))).code).toBe('not-found')
    expect((await refused(edit(deps, story, { note: 'x' }))).code).toBe('not-found')
    expect(await restoreStory(deps, story.id)).toMatchObject({ id: story.id, winIds, deletedAt: null })
    expect((await cardOf(deps, { storyId: story.id }))?.id).toBe(card?.id)
  })

  it('has room for so many and no more, when restored too', async () => {
    const deps = storyDeps()
    const story = await aStory(deps)
    await deleteStory(deps, story.id)
    for (let n = 0; n < MAX_STORIES; n++)
      await deps.store.save(deps.actor.space, stories, { ...story, id: deps.ids.next() }, { expectedVersion: 0 })
    expect(await faultsOf(createStory(deps, { title: 'One more' }))).toEqual([' too_many_stories'])
    expect(await faultsOf(restoreStory(deps, story.id))).toEqual([' too_many_stories'])
  })
})

describe('stories are listed', () => {
  const ids = async (deps: StoryTestDeps, asked: StoriesAsked, limit = 50): Promise<string[]> => {
    const found: string[] = []
    let after: string | undefined
    do {
      const { json, nextCursor } = await listStories(deps, asked, { limit, after })
      const items = JSON.parse(json) as Story[]
      expect(items.length).toBeLessThanOrEqual(limit)
      found.push(...items.map(({ id }) => id))
      after = nextCursor ?? undefined
    } while (after)
    return found
  }

  it('newest first, of a win, of an experience, and from the trash', async () => {
    const deps = storyDeps()
    const experienceId = await atPellworth(deps)
    const [first, second] = [await aWin(deps, { title: 'a', experienceId }), await aWin(deps, { title: 'b', experienceId })]
    const made: string[] = []
    for (const winIds of [[first], [first, second], [await aWin(deps)], [second]]) made.push((await aStory(deps, { winIds })).id)
    const [a, b, c, d] = made as [string, string, string, string]
    expect(await ids(deps, {})).toEqual([d, c, b, a])
    expect(await ids(deps, { winId: first })).toEqual([b, a])
    for (const limit of [1, 2, 3, 50]) expect(await ids(deps, { experienceId }, limit)).toEqual([d, b, a])
    expect(await ids(deps, { experienceId: deps.ids.next() })).toEqual([])
    expect(await ids(strangerTo(deps), { experienceId })).toEqual([])
    await deleteStory(deps, b)
    expect(await ids(deps, { experienceId })).toEqual([d, a])
    expect(await ids(deps, { trash: true })).toEqual([b])
    await deleteWin(deps, second)
    expect(await ids(deps, { winId: second })).toEqual([d])
    expect(await ids(deps, { experienceId })).toEqual([a])
  })

  it.each(['[]', '"x"', 'nothing', '["a"]', '[1]'])('with no cursor that is not their own: %s', async (after) => {
    const deps = storyDeps()
    const experienceId = await atPellworth(deps)
    await aStory(deps, { winIds: [await aWin(deps, { title: 'a', experienceId })] })
    expect(await faultsOf(listStories(deps, { experienceId }, { limit: 1, after }))).toEqual(['/cursor invalid_cursor'])
  })
})

describe('stopped anywhere', () => {
  it('a story that is made again is one story with one card', async () => {
    await atEveryStep(async (plan) => {
      const deps = storyDeps()
      const asked = { id: deps.ids.next(), winIds: [await aWin(deps)] }
      await interrupted(createStory(faulty(deps, plan), asked))
      const story = await createStory(deps, asked)
      expect(await listAll(deps, deps.actor.space, stories.queries.newest, {})).toEqual([story])
      expect(await listAll(deps, deps.actor.space, practiceCards.queries.all, {})).toMatchObject([{ storyId: story.id }])
    })
  })

  it('a story that is deleted again takes its card along, and one that is restored again brings it', async () => {
    await atEveryStep(async (plan) => {
      const deps = storyDeps()
      const { id } = await aStory(deps)
      await interrupted(deleteStory(faulty(deps, plan), id))
      await deleteStory(deps, id)
      expect(await cardOf(deps, { storyId: id })).toBeNull()
      const again = { ...plan, fired: false }
      await interrupted(restoreStory(faulty(deps, again), id))
      plan.fired ||= again.fired
      await restoreStory(deps, id)
      expect((await listAll(deps, deps.actor.space, practiceCards.queries.all, {})).map(({ storyId }) => storyId)).toEqual([id])
    })
  })

  it('the trash is emptied of story and card', async () => {
    await atEveryStep(async (plan) => {
      const deps = storyDeps()
      const { id } = await aStory(deps)
      await deleteStory(deps, id)
      deps.clock.advance({ hours: 24 * 40 })
      await interrupted(listStories(faulty(deps, plan), { trash: true }, { limit: 9 }))
      await listStories(deps, { trash: true }, { limit: 9 })
      expect(await deps.store.get(deps.actor.space, stories, id)).toBeNull()
      expect(await deps.store.count(deps.actor.space, practiceCards.queries.trash, {})).toBe(0)
    })
  })
})
