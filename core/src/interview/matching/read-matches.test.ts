import { describe, expect, it } from 'vitest'
import { refusal } from '../../career/test-records.ts'
import { deleteRecord, revised } from '../../kernel/index.ts'
import { practisedCard, proof, storedStory, storedWin } from '../memory/test-facts.ts'
import { createQuestion, deleteQuestion, editQuestion } from '../question/change-question.ts'
import { stories } from '../story/schema.ts'
import { interviewDeps } from '../test-interview.ts'
import { questionsForStory, storiesForQuestion } from './read-matches.ts'

const OWNED = 'I had mixed up two names. I rang them myself before anyone noticed, and apologised.'

describe('stories for a question', () => {
  it('come with what is known of them and why, as they say it', async () => {
    const deps = interviewDeps()
    const win = await storedWin(deps, { evidence: [proof(), proof({ kind: 'link' })] })
    const story = await storedStory(deps, { title: 'Two names', competencies: ['integrity'], action: OWNED, winIds: [win.id] })
    await storedStory(deps, { title: 'Sums', action: 'We counted the stock.' })
    await practisedCard(deps, { storyId: story.id }, '2026-03-02')
    const [best, ...others] = await storiesForQuestion(deps, 'own-mistake', 10)
    expect(others).toEqual([])
    expect(best).toEqual({
      story: { id: story.id, title: 'Two names', competencies: ['integrity'], lastPractisedOn: '2026-03-02', strength: 'strong' },
      fit: expect.any(Number),
      reason: expect.stringMatching(
        /^You named “Integrity” as the main point of this story\. What the question asks about happens in it: .*“mixed up”.*\. The wins behind it have evidence\.$/,
      ),
      reasons: expect.arrayContaining([{ code: 'tagged-main', competency: 'integrity' }, { code: 'evidence' }]),
    })
    expect(best?.reasons.find(({ code }) => code === 'tells')?.words?.[0]).toBe('I had mixed up')
  })

  it('are told in German to whom reads German', async () => {
    const deps = interviewDeps({ locale: 'de-AT' })
    await storedStory(deps, { competencies: ['integrity'], action: 'Ich habe den Fehler übersehen und mich entschuldigt.' })
    expect((await storiesForQuestion(deps, 'own-mistake', 1))[0]?.reason).toMatch(
      /^Als Kern dieser Geschichte hast du „Integrität“ genannt\. Wonach gefragt wird, geschieht in ihr: /,
    )
  })

  it('are those of now: what is written, thrown away and restored in between counts', async () => {
    const deps = interviewDeps()
    const titles = async () => (await storiesForQuestion(deps, 'own-mistake', 10)).map(({ story }) => story.title)
    expect(await titles()).toEqual([])
    const { id } = await storedStory(deps, { title: 'Late', competencies: ['integrity'] })
    expect(await titles()).toEqual(['Late'])
    await deleteRecord(deps, stories, id, {})
    expect(await titles()).toEqual([])
    const trashed = await deps.store.get(deps.actor.space, stories, id)
    if (!trashed) throw new Error('It is gone.')
    const back = revised(trashed, { deletedAt: null, title: 'Again' }, '2026-03-05T09:00:00.000Z')
    const event = { id: deps.ids.next(), type: 'story.restored', at: back.updatedAt, actor: 'a', kind: 'story', recordId: id, version: 3 }
    await deps.store.save(deps.actor.space, stories, back, { expectedVersion: 2, events: [event] })
    expect(await titles()).toEqual(['Again'])
  })

  it('are asked of a question there is, of one’s own too', async () => {
    const deps = interviewDeps()
    await storedStory(deps, { title: 'Hives', competencies: ['Bees'] })
    const { id } = await createQuestion(deps, { text: 'And the bees?', competencies: ['bees'] })
    expect(await storiesForQuestion(deps, id, 10)).toMatchObject([
      { story: { title: 'Hives' }, reason: 'You named “bees” as the main point of this story.' },
    ])
    await deleteQuestion(deps, id)
    expect(await refusal(storiesForQuestion(deps, id, 10))).toBe('not-found')
    expect(await storiesForQuestion({ ...deps, actor: { ...deps.actor, space: 'other' } }, 'own-mistake', 10)).toEqual([])
  })
})

describe('questions for a story', () => {
  it('are of the bank as it is kept, own ones among them, without what is hidden', async () => {
    const deps = interviewDeps()
    const { id } = await storedStory(deps, { competencies: ['integrity'], action: OWNED })
    const own = await createQuestion(deps, { text: 'When were you wrong?', competencies: ['Integrity'] })
    await editQuestion(deps, 'own-mistake', { starred: true })
    const found = await questionsForStory(deps, id, 50)
    expect(found.map(({ fit }) => fit)).toEqual(found.map(({ fit }) => fit).toSorted((a, b) => b - a))
    expect(found.find(({ question }) => question.id === own.id)?.question).toEqual(own)
    expect(found.find(({ question }) => question.id === 'own-mistake')?.question).toMatchObject({ origin: 'library', starred: true })
    await editQuestion(deps, 'own-mistake', { hidden: true })
    await editQuestion(deps, own.id, { hidden: true })
    const ids = (await questionsForStory(deps, id, 50)).map(({ question }) => question.id)
    expect(ids).not.toContain('own-mistake')
    expect(ids).not.toContain(own.id)
    expect(await refusal(questionsForStory(deps, deps.ids.next(), 10))).toBe('not-found')
  })
})
