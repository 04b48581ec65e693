import { nextId } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { refusal } from '../../career/test-records.ts'
import { interviewDeps, storyIn } from '../test-interview.ts'
import { createMockInterview, deleteMockInterview, editMockInterview, restoreMockInterview } from './change-mock-interview.ts'
import { createRehearsal } from './change-rehearsal.ts'
import { summariseMockInterview } from './mock-summary.ts'
import { listMockInterviews, readMockInterview, readRehearsal } from './read-rehearsals.ts'
import type { Marks } from './rubric.ts'
import { MAX_MOCK_INTERVIEWS, type MockInterview, mockInterviews, type NewMockInterview, type NewRehearsal } from './schema.ts'

const asked = (...questionIds: string[]) => questionIds.map((questionId) => ({ questionId, text: `About ${questionId}?` }))
const noOne = '019a9b3c-5d00-7cc0-8000-00000000ffff'

async function begun(input: Partial<NewMockInterview> = {}, deps = interviewDeps()) {
  const mock = await createMockInterview(deps, { questions: asked('own-mistake', 'own-limits'), ...input })
  const listed = async (trash = false) => {
    const { json } = await listMockInterviews(deps, { trash }, { limit: 50 })
    return (JSON.parse(json) as MockInterview[]).map(({ id }) => id)
  }
  const answer = (questionId: string, said: NewRehearsal = {}) => {
    deps.clock.advance({ minutes: 3 })
    return createRehearsal(deps, { questionId, mockInterviewId: mock.id, ...said })
  }
  return { deps, mock, id: mock.id, listed, answer }
}

const marks = (answered: number | null, ownPart: number | null, proof: number | null, delivery: number | null): Marks => ({
  answered,
  'own-part': ownPart,
  proof,
  delivery,
})

describe('a mock interview', () => {
  it('is called by its day unless it is called something, and keeps how its questions read', async () => {
    const { mock } = await begun({}, interviewDeps({ timeZone: 'Pacific/Auckland' }))
    expect(mock).toMatchObject({ title: '2026-03-05', localDate: '2026-03-05', timeZone: 'Pacific/Auckland', endedAt: null })
    expect(mock.questions[0]).toEqual({ questionId: 'own-mistake', text: 'About own-mistake?' })
    expect((await begun({ title: 'Before the panel' })).mock.title).toBe('Before the panel')
  })

  it('asks something, each question once, and nothing that is not there', async () => {
    const deps = interviewDeps()
    expect(await refusal(createMockInterview(deps, { questions: [] }))).toEqual(['/questions too_small'])
    expect(await refusal(createMockInterview(deps, { questions: asked('own-mistake', 'own-mistake') }))).toEqual(['/questions duplicate'])
    const wrong = { questions: asked('own-mistake', 'no-such'), targetJobId: noOne }
    expect(await refusal(createMockInterview(deps, wrong))).toEqual([
      '/targetJobId no_such_target_job',
      '/questions/1/questionId no_such_question',
    ])
    const twentyOne = Array.from({ length: 21 }, (_, place) => ({ questionId: `q${place}`, text: 'Why?' }))
    expect(await refusal(createMockInterview(deps, { questions: twentyOne }))).toEqual(['/questions too_big'])
  })

  it('is begun once when sent again, ends, and refuses who knows an older version', async () => {
    const { deps, mock, id } = await begun({ id: '019a9b3c-5d00-7cc0-8000-00000000abcd' })
    expect(await createMockInterview(deps, { id, questions: mock.questions })).toEqual(mock)
    expect(await refusal(createMockInterview(deps, { id, questions: asked('own-limits') }))).toBe('conflict')
    const ended = await editMockInterview(deps, id, { endedAt: '2026-03-05T09:20:00.000Z' }, { expectedVersion: 1 })
    expect(ended).toMatchObject({ endedAt: '2026-03-05T09:20:00.000Z', version: 2 })
    expect(await refusal(editMockInterview(deps, id, { title: 'Mine' }, { expectedVersion: 1 }))).toBe('stale')
    expect(await refusal(editMockInterview(deps, id, { endedAt: '2026-03-05T08:59:00.000Z' }))).toEqual(['/endedAt ends_before_start'])
    expect(await editMockInterview(deps, id, { title: mock.title })).toEqual(ended)
  })

  it('goes to the trash and comes back; the answers told in it stay, and it is gone after its days', async () => {
    const { deps, id, listed, answer } = await begun()
    const { id: told } = await answer('own-mistake')
    await deleteMockInterview(deps, id)
    expect([await listed(), await listed(true)]).toEqual([[], [id]])
    expect(await refusal(summariseMockInterview(deps, id))).toBe('not-found')
    expect(JSON.parse((await readRehearsal(deps, told)).json)).toMatchObject({ mockInterviewId: id })
    await restoreMockInterview(deps, id)
    expect(await listed()).toEqual([id])
    await deleteMockInterview(deps, id)
    deps.clock.advance({ hours: 24 * 60 })
    expect(await listed(true)).toEqual([])
    expect(await deps.store.get(deps.actor.space, mockInterviews, id)).toBeNull()
  })

  it('is one of so many, and nobody else’s', async () => {
    const { deps, mock, id } = await begun()
    const other = { ...deps, actor: { ...deps.actor, space: noOne } }
    expect(await refusal(readMockInterview(other, id))).toBe('not-found')
    expect(await refusal(summariseMockInterview(other, id))).toBe('not-found')
    const fill = Array.from({ length: MAX_MOCK_INTERVIEWS - 1 }, () =>
      deps.store.save(deps.actor.space, mockInterviews, { ...mock, id: nextId() }, { expectedVersion: 0 }),
    )
    await Promise.all(fill)
    expect(await refusal(createMockInterview(deps, { questions: mock.questions }))).toEqual([' too_many_mock_interviews'])
  })
})

describe('its summary', () => {
  it('says nothing but what is open before anything was told', async () => {
    const { deps, mock, id } = await begun()
    expect(await summariseMockInterview(deps, id)).toEqual({
      ...{ mockInterviewId: id, answers: [], unanswered: mock.questions, means: marks(null, null, null, null) },
      ...{ weakest: null, over: { answers: 0, seconds: 0 } },
      practise: mock.questions.map((question) => ({ ...question, why: 'unanswered' })),
    })
  })

  it('counts the last answer to each question, its marks and by how much it was too long', async () => {
    const { deps, id, answer } = await begun()
    await answer('own-mistake', { answerSeconds: 300, marks: marks(1, 1, 1, 1) })
    const last = await answer('own-mistake', { answerSeconds: 130.4, minutes: 2, marks: marks(4, 3, 2, null) })
    await answer('own-limits', { answerSeconds: 150, minutes: 2, marks: marks(2, 3, 1, 3) })
    const summary = await summariseMockInterview(deps, id)
    expect(summary.answers).toMatchObject([
      { rehearsalId: last.id, text: 'About own-mistake?', attempts: 2, over: 10, mean: 3 },
      { questionId: 'own-limits', attempts: 1, over: 30, mean: 2.3 },
    ])
    expect(summary).toMatchObject({ unanswered: [], means: marks(3, 3, 1.5, 3), weakest: 'proof', over: { answers: 2, seconds: 40 } })
  })

  it('names what to practise: what stayed open, then what was low, then what had no story, then what was far too long', async () => {
    const deps = interviewDeps()
    const storyId = await storyIn(deps)
    const ids = ['own-mistake', 'end-of-shift-handover', 'own-limits', 'dignity-kept', 'mixed-abilities', 'relatives-worried']
    const { id, answer } = await begun({ questions: asked(...ids) }, deps)
    await answer('own-mistake', { storyId, answerSeconds: 136, marks: marks(4, 4, 4, 4) })
    await answer('end-of-shift-handover', { storyId, answerSeconds: 135, marks: marks(3, 3, 2, 2) })
    await answer('own-limits', { marks: marks(4, 4, 4, 4), answerSeconds: 300 })
    await answer('dignity-kept', { storyId, marks: marks(2, 2, 2, 2) })
    await answer('mixed-abilities', { storyId, marks: marks(1, 2, null, null) })
    const { practise } = await summariseMockInterview(deps, id)
    expect(practise.map(({ questionId, why }) => [questionId, why])).toEqual([
      ['relatives-worried', 'unanswered'],
      ['mixed-abilities', 'low'],
      ['dignity-kept', 'low'],
      ['own-limits', 'without-story'],
      ['own-mistake', 'over-time'],
    ])
  })
})
