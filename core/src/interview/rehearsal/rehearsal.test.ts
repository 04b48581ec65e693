import { nextId } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { happened, refusal } from '../../career/test-records.ts'
import { createQuestion } from '../question/change-question.ts'
import { type Story, stories } from '../story/schema.ts'
import { type InterviewTestDeps, interviewDeps, storyIn } from '../test-interview.ts'
import { createMockInterview } from './change-mock-interview.ts'
import { createRehearsal, deleteRehearsal, editRehearsal, restoreRehearsal } from './change-rehearsal.ts'
import { listRehearsals, type RehearsalsAsked, readRehearsal } from './read-rehearsals.ts'
import { MAX_ANSWERS, MAX_REHEARSALS, type NewRehearsal, type Rehearsal, rehearsals } from './schema.ts'

const SLUG = 'own-mistake'
const ID = '019a9b3c-5d00-7cc0-8000-00000000abcd'
const noOne = '019a9b3c-5d00-7cc0-8000-00000000ffff'

async function told(input: NewRehearsal = { questionId: SLUG }, deps = interviewDeps()) {
  const rehearsal = await createRehearsal(deps, input)
  deps.clock.advance({ minutes: 1 })
  return { deps, rehearsal, id: rehearsal.id }
}

async function listed(deps: InterviewTestDeps, asked: RehearsalsAsked = {}): Promise<string[]> {
  const { json } = await listRehearsals(deps, asked, { limit: 50 })
  return (JSON.parse(json) as Rehearsal[]).map(({ id }) => id)
}

/** So many others in the store, as quick as can be. */
const crowd = ({ store, actor }: InterviewTestDeps, like: Rehearsal, count: number) =>
  Promise.all(
    Array.from({ length: count }, () => store.save(actor.space, rehearsals, { ...like, id: nextId(), version: 1 }, { expectedVersion: 0 })),
  )

describe('a rehearsal', () => {
  it('says which question was told, as the library asks it and for as long as it asks', async () => {
    const { rehearsal } = await told()
    expect(rehearsal).toMatchObject({
      ...{ question: expect.stringMatching(/mistake/i), minutes: 2, version: 1, recording: null, note: '' },
      ...{ startedAt: '2026-03-05T09:00:00.000Z', localDate: '2026-03-05', timeZone: 'UTC' },
      marks: { answered: null, 'own-part': null, proof: null, delivery: null },
    })
  })

  it('keeps how a question of one’s own read then, and is of the day it was told on', async () => {
    const deps = interviewDeps({ timeZone: 'Pacific/Auckland', dayStart: 4 })
    const question = await createQuestion(deps, { text: 'Whose crane was it?', minutes: 1 })
    const { rehearsal } = await told({ questionId: question.id, startedAt: '2026-03-04T14:30:00.000Z' }, deps)
    expect(rehearsal).toMatchObject({ question: 'Whose crane was it?', minutes: 1, localDate: '2026-03-04', timeZone: 'Pacific/Auckland' })
  })

  it('is what was said of it: its times, its marks, a note, and that something was recorded on a device', async () => {
    const deps = interviewDeps()
    const marks = { answered: 4, 'own-part': 3, proof: 1, delivery: null }
    const recording = { kind: 'audio', device: 'Firefox on Linux', seconds: 131.5, size: 1_048_576 } as const
    const said = { storyId: await storyIn(deps), question: 'My own words', minutes: 5, prepSeconds: 30, answerSeconds: 131.5 } as const
    expect((await told({ ...said, marks, recording, note: 'Number\nsooner.' }, deps)).rehearsal).toMatchObject({
      ...said,
      marks,
      recording,
    })
  })

  it('has no marks that are none, no times that cannot be, and no more words than there is room for', async () => {
    const marks = { answered: 5, 'own-part': 0, proof: 1.5 }
    const bad = { marks, note: 'x'.repeat(5_001), answerSeconds: -1, prepSeconds: 7_201, minutes: 3, wrong: 1 }
    const faults = (await refusal(createRehearsal(interviewDeps(), bad as unknown as NewRehearsal))) as string[]
    const pointers = ['/marks/answered', '/marks/own-part', '/marks/proof', '/marks/delivery', '/note', '/answerSeconds', '/prepSeconds']
    expect(new Set(faults.map((fault) => fault.split(' ')[0]))).toEqual(new Set([...pointers, '/minutes', '/wrong']))
  })

  it('names nothing that is not there, and lies in no time to come', async () => {
    const deps = interviewDeps()
    const named = { questionId: 'no-such', storyId: noOne, mockInterviewId: noOne }
    expect(await refusal(createRehearsal(deps, named))).toEqual([
      '/questionId no_such_question',
      '/storyId no_such_story',
      '/mockInterviewId no_such_mock_interview',
    ])
    expect(await refusal(createRehearsal(deps, { startedAt: '2026-03-05T09:06:00.000Z' }))).toEqual(['/startedAt in_future'])
    expect(await refusal(createRehearsal(deps, { startedAt: '1969-03-05T09:06:00.000Z' }))).toEqual(['/startedAt out_of_range'])
    expect((await told({ startedAt: '2026-03-05T09:04:00.000Z' }, deps)).rehearsal.localDate).toBe('2026-03-05')
  })

  it('is kept once when sent again, also by two at once', async () => {
    const deps = interviewDeps()
    const input = { id: ID, questionId: SLUG, answerSeconds: 118.5, startedAt: '2026-03-05T08:55:00.000Z' }
    const [first, second] = await Promise.all([createRehearsal(deps, input), createRehearsal(deps, input)])
    expect(second).toEqual(first)
    expect(await createRehearsal(deps, input)).toEqual(first)
    expect(await refusal(createRehearsal(deps, { ...input, answerSeconds: 60 }))).toBe('conflict')
    expect(await refusal(createRehearsal(deps, { ...input, startedAt: '2026-03-05T08:56:00.000Z' }))).toBe('conflict')
    expect(await listed(deps)).toEqual([ID])
  })

  it('is rated later, and refuses who knows an older version', async () => {
    const { deps, id, rehearsal } = await told()
    const marks = { answered: 2, 'own-part': null, proof: null, delivery: null }
    const rated = await editRehearsal(deps, id, { marks, note: 'Too long.' }, { expectedVersion: 1 })
    expect(rated).toMatchObject({ marks, note: 'Too long.', version: 2, startedAt: rehearsal.startedAt })
    expect(await editRehearsal(deps, id, { marks })).toEqual(rated)
    expect(await refusal(editRehearsal(deps, id, { note: 'Mine.' }, { expectedVersion: 1 }))).toBe('stale')
    expect(await refusal(editRehearsal(deps, id, { storyId: noOne }))).toEqual(['/storyId no_such_story'])
    expect(await happened(deps)).toEqual(['rehearsal.created', 'rehearsal.updated'])
  })

  it('goes to the trash and comes back, and is gone when it lay there for too long', async () => {
    const { deps, id } = await told()
    await deleteRehearsal(deps, id)
    expect(await refusal(editRehearsal(deps, id, { note: 'Gone.' }))).toBe('not-found')
    expect([await listed(deps), await listed(deps, { trash: true })]).toEqual([[], [id]])
    await restoreRehearsal(deps, id)
    expect(await listed(deps)).toEqual([id])
    await deleteRehearsal(deps, id)
    deps.clock.advance({ hours: 24 * 60 })
    expect(await listed(deps, { trash: true })).toEqual([])
    expect(await refusal(restoreRehearsal(deps, id))).toBe('not-found')
    expect(await deps.store.get(deps.actor.space, rehearsals, id)).toBeNull()
  })

  it('may name what was thrown away while one was speaking', async () => {
    const deps = interviewDeps()
    const storyId = await storyIn(deps)
    const story = (await deps.store.get(deps.actor.space, stories, storyId)) as Story
    await deps.store.save(deps.actor.space, stories, { ...story, version: 2, deletedAt: story.createdAt }, { expectedVersion: 1 })
    expect((await told({ storyId }, deps)).rehearsal).toMatchObject({ storyId })
  })

  it('is nobody else’s', async () => {
    const { deps, id } = await told()
    const other = { ...deps, actor: { ...deps.actor, space: noOne } }
    expect(await refusal(readRehearsal(other, id))).toBe('not-found')
    expect(await refusal(editRehearsal(other, id, { note: 'Mine.' }))).toBe('not-found')
    expect(await listed(other)).toEqual([])
    expect(await refusal(createRehearsal(other, { storyId: await storyIn(deps) }))).toEqual(['/storyId no_such_story'])
  })
})

describe('rehearsals', () => {
  it('are listed newest first, or of one question, one story, one mock interview in the order they were told', async () => {
    const deps = interviewDeps()
    const mock = await createMockInterview(deps, { questions: [{ questionId: SLUG, text: 'Which mistake?' }] })
    const storyId = await storyIn(deps)
    const first = (await told({ questionId: SLUG, mockInterviewId: mock.id }, deps)).id
    const second = (await told({ storyId, mockInterviewId: mock.id }, deps)).id
    const earlier = (await told({ questionId: SLUG, storyId, startedAt: '2026-02-01T09:00:00.000Z' }, deps)).id
    expect(await listed(deps)).toEqual([second, first, earlier])
    expect(await listed(deps, { questionId: SLUG })).toEqual([first, earlier])
    expect(await listed(deps, { storyId })).toEqual([second, earlier])
    expect(await listed(deps, { mockInterviewId: mock.id })).toEqual([first, second])
  })

  it('are bounded, in an account and in a mock interview', async () => {
    const deps = interviewDeps()
    const mock = await createMockInterview(deps, { questions: [{ questionId: SLUG, text: 'Which mistake?' }] })
    const { rehearsal, id } = await told({ questionId: SLUG, mockInterviewId: mock.id }, deps)
    await deleteRehearsal(deps, id)
    await crowd(deps, rehearsal, MAX_ANSWERS)
    expect(await refusal(restoreRehearsal(deps, id))).toEqual(['/mockInterviewId too_many_answers'])
    expect(await refusal(createRehearsal(deps, { mockInterviewId: mock.id }))).toEqual(['/mockInterviewId too_many_answers'])
    const { id: loose } = await told({}, deps)
    expect(await refusal(editRehearsal(deps, loose, { mockInterviewId: mock.id }))).toEqual(['/mockInterviewId too_many_answers'])
    await crowd(deps, { ...rehearsal, mockInterviewId: null }, MAX_REHEARSALS - MAX_ANSWERS - 1)
    expect(await refusal(createRehearsal(deps, {}))).toEqual([' too_many_rehearsals'])
  })
})
