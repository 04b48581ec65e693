import { type Attestation, attestations, type Evidence, type Win, wins } from '../../career/index.ts'
import { newEnvelope, type StoredRecord, saveNew } from '../../kernel/index.ts'
import { type PracticeCard, practiceCards } from '../practice/schema.ts'
import { type Story, stories } from '../story/schema.ts'
import { type TargetJob, targetJobs } from '../target-job/schema.ts'
import type { InterviewTestDeps } from '../test-interview.ts'

const AT = '2026-03-05T09:00:00.000Z'

const saved = async <R extends StoredRecord>(deps: InterviewTestDeps, kind: Parameters<typeof saveNew<R>>[2], record: R): Promise<R> =>
  saveNew(deps, deps.actor.space, kind, record, [
    { id: deps.ids.next(), type: `${kind.name}.created`, at: AT, actor: 'a', kind: kind.name, recordId: record.id, version: 1 },
  ])

const silent = { situation: '', task: '', action: '', result: '', reflection: '' }

/** A story as it is stored. `action` is all it tells unless more is given. */
export const storedStory = (deps: InterviewTestDeps, { action = '', ...given }: Partial<Story> & { action?: string } = {}) =>
  saved<Story>(deps, stories, {
    ...newEnvelope(deps.ids.next(), AT),
    ...{ title: 'A day in March', competencies: [], tellings: [{ minutes: 2, ...silent, action }], winIds: [], note: '', sources: [] },
    ...given,
  })

/** A win as it is stored. */
export const storedWin = (deps: InterviewTestDeps, given: Partial<Win>) =>
  saved<Win>(deps, wins, {
    ...newEnvelope(deps.ids.next(), AT),
    ...{ title: 'Fewer stock-outs', text: '', happenedOn: '2026-02', experienceId: null, metric: null, competencies: [], skills: [] },
    ...{ confidentiality: 'private', evidence: [], importId: null },
    ...given,
  })

/** A piece of evidence whose source is there, with a number. */
export const proof = (given: Partial<Evidence> = {}): Evidence => ({
  ...{ id: '019a9b3c-5d00-7cc0-8000-00000000eeee', kind: 'note', recordId: null, goalId: null, discussionId: null, url: null },
  ...{ title: 'Seen', quote: null },
  ...{ date: null, number: { value: '78', unit: '%' }, corrected: null, capturedAt: AT, sourceVersion: null, state: 'live' },
  ...given,
})

/** A card as it is stored, last rated on a day. */
export const practisedCard = (deps: InterviewTestDeps, subject: Partial<Pick<PracticeCard, 'storyId' | 'questionId'>>, on: string | null) =>
  saved<PracticeCard>(deps, practiceCards, {
    ...newEnvelope(deps.ids.next(), AT),
    ...{ storyId: null, questionId: null, due: '2026-03-20', lastReview: null, pausedAt: null, taskId: null },
    ...subject,
    scheduling: on === null ? null : { dueOn: '2026-03-20', stability: 5, difficulty: 5, reps: 1, lapses: 0, lastReviewedOn: on },
  })

/** That a colleague confirmed a win. */
export const confirmed = (deps: InterviewTestDeps, winId: string) =>
  saved<Attestation>(deps, attestations, {
    ...newEnvelope(deps.ids.next(), AT),
    ...{ winId, askedOf: 'Ruth', message: '', linkVersion: 1, expiresAt: AT, revokedAt: null, answeredAt: AT, isBrought: false },
    shown: { owner: 'Ines', title: 'W', text: '', happenedOn: '2026', metric: null, position: '', organisation: '' },
    answer: { name: 'Ruth', relation: '', isConfirmed: true, comment: '' },
  })

/** A target job as it is stored. */
export const storedJob = (deps: InterviewTestDeps, given: Partial<TargetJob>) =>
  saved<TargetJob>(deps, targetJobs, {
    ...newEnvelope(deps.ids.next(), AT),
    ...{
      company: 'Harbourline',
      role: 'Lead',
      location: '',
      url: null,
      closesOn: null,
      description: '',
      competencies: [],
      note: '',
      resumeId: null,
    },
    ...{ stage: 'applied', stages: [{ id: deps.ids.next(), stage: 'applied', on: '2026-03-01', note: '', at: AT }], people: [] },
    ...{ interviews: [], sent: null, taskIds: [], plans: [] },
    ...given,
  })
