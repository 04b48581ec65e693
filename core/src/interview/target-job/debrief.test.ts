import { describe, expect, it } from 'vitest'
import { listAll } from '../../kernel/index.ts'
import { cardOf } from '../practice/cards.ts'
import { practiceReviews } from '../practice/schema.ts'
import { createQuestion } from '../question/change-question.ts'
import { libraryQuestions } from '../question/library/index.ts'
import { questions } from '../question/schema.ts'
import { createStory } from '../story/create-story.ts'
import { createTargetJob, editTargetJob } from './change-target-job.ts'
import { debriefInterview, takeDebriefBack } from './debrief.ts'
import { jobDeps } from './test-target-job.ts'

const [ofLibrary] = libraryQuestions as [(typeof libraryQuestions)[number]]
const lorry = 'What do you do when a lorry is late?'

async function setting() {
  const deps = jobDeps()
  const job = await createTargetJob(deps, {
    ...{ role: 'Lead analyst', company: 'Harbourline' },
    interviews: [{ title: 'Panel', on: '2026-03-04' }],
  })
  const { id: interviewId } = job.interviews[0] as { id: string }
  const own = () => listAll(deps, deps.actor.space, questions.queries.newest, {})
  const reviews = () => listAll(deps, deps.actor.space, practiceReviews.queries.all, {})
  return { deps, job, interviewId, own, reviews }
}

describe('looking back on an interview', () => {
  it('puts what was asked into the bank, once for the same words, and keeps how it went', async () => {
    const { deps, job, interviewId, own } = await setting()
    const before = await createQuestion(deps, { text: 'How many articles did you plan?' })
    const asked = [
      { text: lorry, went: 'fair' as const, note: 'They laughed' },
      { text: 'how many articles did you plan', went: 'well' as const },
      { text: ofLibrary.text.toUpperCase(), went: 'well' as const },
    ]
    const told = await debriefInterview(deps, job.id, interviewId, { note: 'Calm', questions: asked })
    const [made] = (await own()).filter(({ id }) => id !== before.id)
    expect(made).toMatchObject({ text: lorry, askedAt: '2026-03-04', company: 'Harbourline' })
    expect(told).toMatchObject({
      interviews: [
        {
          debrief: {
            note: 'Calm',
            questions: [
              { questionId: made?.id, storyId: null, went: 'fair', note: 'They laughed' },
              { questionId: before.id, went: 'well' },
              { questionId: ofLibrary.id, went: 'well' },
            ],
          },
        },
      ],
    })
    expect(await debriefInterview(deps, job.id, interviewId, { note: 'Calm', questions: asked })).toEqual(told)
    expect(await own()).toHaveLength(2)
  })

  it('that is refused puts nothing into the bank', async () => {
    const { deps, job, interviewId, own } = await setting()
    const fresh = { text: lorry, went: 'weak' as const }
    for (const refused of [
      { text: `${lorry}!`, went: 'fair' as const },
      { questionId: deps.ids.next(), went: 'fair' as const },
    ])
      await expect(debriefInterview(deps, job.id, interviewId, { questions: [fresh, refused] })).rejects.toMatchObject({
        code: 'validation',
        details: { faults: [{ pointer: expect.stringMatching(/^\/questions\/1/) }] },
      })
    expect(await own()).toEqual([])
  })

  it('tells questions apart that have no word in them', async () => {
    const { deps, job, interviewId, own } = await setting()
    const signs = [
      { text: '?', went: 'fair' as const },
      { text: '!!', went: 'fair' as const },
    ]
    await debriefInterview(deps, job.id, interviewId, { questions: signs })
    await debriefInterview(deps, job.id, interviewId, { questions: signs })
    expect((await own()).map(({ text }) => text).sort()).toEqual(['!!', '?'])
  })

  it('has what went weakly practised by tomorrow, rated once, until it is said otherwise', async () => {
    const { deps, job, interviewId, own, reviews } = await setting()
    const story = await createStory(deps, { title: 'The late lorry' })
    const weak = { note: '', questions: [{ text: lorry, storyId: story.id, went: 'weak' as const }] }
    await debriefInterview(deps, job.id, interviewId, weak)
    const [{ id: questionId } = { id: '' }] = await own()
    expect((await cardOf(deps, { questionId }))?.due).toBe('2026-03-06')
    expect(await reviews()).toMatchObject([{ questionId, storyId: story.id, rating: 'again' }])
    await debriefInterview(deps, job.id, interviewId, weak)
    expect(await reviews()).toHaveLength(1)
    await debriefInterview(deps, job.id, interviewId, { questions: [{ questionId, went: 'fair' }] })
    expect([await reviews(), (await cardOf(deps, { questionId }))?.scheduling]).toEqual([[], null])
  })

  it('finishes what broke off anywhere in between', async () => {
    for (let at = 0; at < 6; at++) {
      const { deps, job, interviewId, own, reviews } = await setting()
      let saved = 0
      const save: typeof deps.store.save = async (...args) => {
        if (saved++ === at) throw new Error('broken off')
        return deps.store.save(...args)
      }
      const asked = { questions: [{ text: lorry, went: 'weak' as const }] }
      await debriefInterview({ ...deps, store: { ...deps.store, save } }, job.id, interviewId, asked).catch(() => {})
      const told = await debriefInterview(deps, job.id, interviewId, asked)
      expect([(await own()).length, (await reviews()).length, told.interviews[0]?.debrief?.questions.length]).toEqual([1, 1, 1])
    }
  })

  it('is taken back with its ratings; what is in the bank stays', async () => {
    const { deps, job, interviewId, own, reviews } = await setting()
    await debriefInterview(deps, job.id, interviewId, { questions: [{ text: lorry, went: 'weak' }] })
    const back = await takeDebriefBack(deps, job.id, interviewId)
    expect(back).toMatchObject({ interviews: [{ debrief: null }] })
    expect(await takeDebriefBack(deps, job.id, interviewId)).toEqual(back)
    expect([(await own()).length, await reviews()]).toEqual([1, []])
  })

  it('refuses what is not there, twice the same, and an interview of another job', async () => {
    const { deps, job, interviewId } = await setting()
    const refused = async (questions: object[], code: string, place: string) =>
      expect(debriefInterview(deps, job.id, interviewId, { questions: questions as never })).rejects.toMatchObject({
        code: 'validation',
        details: { faults: [{ pointer: place, code }] },
      })
    await refused([{ questionId: 'no-such', went: 'well' }], 'no_such_question', '/questions/0/questionId')
    await refused([{ text: lorry, storyId: job.id, went: 'well' }], 'no_such_story', '/questions/0/storyId')
    await refused([{ went: 'well' }], 'one_question', '/questions/0/text')
    const twice = { questionId: ofLibrary.id, went: 'well' }
    await refused([twice, twice], 'twice', '/questions/1')
    await expect(debriefInterview(deps, job.id, job.id, {})).rejects.toMatchObject({ code: 'not-found' })
    await expect(debriefInterview(deps, job.id, interviewId, {}, { expectedVersion: 9 })).rejects.toMatchObject({ code: 'stale' })
    await editTargetJob(deps, job.id, { interviews: [] })
    await expect(debriefInterview(deps, job.id, interviewId, {})).rejects.toMatchObject({ code: 'not-found' })
  })
})
