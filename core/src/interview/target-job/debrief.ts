import { z } from 'zod'
import {
  type ActorDep,
  type BasedOn,
  type ChangeDeps,
  derivedId,
  hasCode,
  line,
  notFound,
  nowText,
  oneFault,
  parse,
  prose,
  RecordId,
  type StoreDep,
} from '../../kernel/index.ts'
import { cardOf } from '../practice/cards.ts'
import { practiseQuestion } from '../practice/change-card.ts'
import { reviewCard } from '../practice/review-card.ts'
import { undoReview } from '../practice/undo-review.ts'
import { createQuestion, restoreQuestion } from '../question/change-question.ts'
import { inEachLanguage } from '../question/library/as-put-to.ts'
import { QuestionRef } from '../question/question-ref.ts'
import { questions } from '../question/schema.ts'
import { wordsOfQuestion } from '../question/words.ts'
import { stories } from '../story/schema.ts'
import { changeJob } from './change-target-job.ts'
import { checkNewlyNamed } from './check-newly-named.ts'
import { getTargetJob } from './read-target-jobs.ts'
import { AnswerWent, type JobInterview, type TargetJob } from './schema.ts'

const AskedQuestion = z
  .strictObject({
    /** As it was asked; the same words in the bank are that question. */
    text: line(1, 500).optional(),
    /** Of the bank, instead. */
    questionId: QuestionRef.optional(),
    /** What was told. */
    storyId: RecordId.nullish(),
    went: AnswerWent,
    note: prose(2_000).optional(),
  })
  .refine(({ text, questionId }) => (text === undefined) !== (questionId === undefined), {
    path: ['text'],
    error: 'Say what was asked, or which question of the bank it was: one of them.',
    params: { code: 'one_question' },
  })

export const NewDebrief = z.strictObject({ note: prose(5_000).optional(), questions: z.array(AskedQuestion).max(50).optional() }).meta({
  id: 'NewDebrief',
  example: { note: 'They asked for figures.', questions: [{ questionId: 'own-mistake', went: 'weak', note: 'Too long' }] },
})
export type NewDebrief = z.input<typeof NewDebrief>

type Debriefed = NonNullable<JobInterview['debrief']>['questions'][number]

/**
 * Keeps what one was asked in an interview and how it went. Questions go into the bank, those with the same words once; what
 * went weakly is practised, due tomorrow at the latest, with a rating in the log. Said again it takes the place of what was
 * said before; each step may be run again.
 * @throws AppError `not-found`, also for an interview that is not there; `validation`; or `stale` with the job as it is now.
 */
export async function debriefInterview(
  deps: ChangeDeps,
  jobId: string,
  interviewId: string,
  input: NewDebrief,
  basedOn: BasedOn = {},
): Promise<TargetJob> {
  const { note = '', questions: asked = [] } = parse(NewDebrief, input)
  const job = await changeJob(deps, jobId, basedOn, () => null)
  const interview = interviewOf(job, interviewId)
  // What is refused writes nothing: all of it is looked at before the first question goes into the bank.
  await checkNewlyNamed(
    deps,
    [interview],
    asked.map(({ questionId, storyId }, place) => ({ at: `/questions/${place}`, questionId, storyId })),
  )
  const named: (string | null)[] = []
  for (const { questionId, text = '' } of asked) named.push(questionId ?? (await inBank(deps, text)))
  checkTwice(asked.map(({ text = '' }, place) => named[place] ?? unbanked(text)))
  const found: Debriefed[] = []
  for (const [place, { text = '', storyId = null, went, note = '' }] of asked.entries())
    found.push({ questionId: named[place] ?? (await bankedAs(deps, { job, interview }, text)), storyId, went, note })
  for (const { questionId, storyId } of weak(found)) await practiseAgain(deps, interviewId, { questionId, storyId })
  for (const { questionId } of weak(interview.debrief?.questions ?? []))
    if (!weak(found).some((one) => one.questionId === questionId)) await takePracticeBack(deps, interviewId, questionId)
  const debrief = { at: interview.debrief?.at ?? nowText(deps), note, questions: found }
  return changeJob(deps, jobId, {}, (now) => ({ interviews: withDebrief(now, interviewId, debrief) }))
}

const weak = (found: readonly Debriefed[]) => found.filter(({ went }) => went === 'weak')

function interviewOf({ interviews }: TargetJob, id: string): JobInterview {
  const found = interviews.find((interview) => interview.id === id)
  if (!found) throw notFound('interview')
  return found
}

function withDebrief(job: TargetJob, id: string, debrief: JobInterview['debrief']): TargetJob['interviews'] {
  interviewOf(job, id)
  return job.interviews.map((interview) => (interview.id === id ? { ...interview, debrief } : interview))
}

interface At {
  job: TargetJob
  interview: JobInterview
}

/** What tells a question that is not in the bank from others: its words, or its signs where it has none. */
const unbanked = (text: string) => wordsOfQuestion(text) || text

function checkTwice(names: readonly string[]): void {
  const again = names.findIndex((name, place) => names.indexOf(name) < place)
  if (again >= 0) throw oneFault(`/questions/${again}`, 'twice', 'This question is there already.')
}

let library: ReadonlyMap<string, string> | undefined

/** The question of the bank with these words; `null` where there is none, or nothing of it is a word. */
async function inBank({ store, actor }: StoreDep & ActorDep, text: string): Promise<string | null> {
  const words = wordsOfQuestion(text)
  if (words === '') return null
  library ??= new Map((await inEachLanguage()).map(({ text, id }) => [wordsOfQuestion(text), id]))
  const ofLibrary = library.get(words)
  if (ofLibrary) return ofLibrary
  const { items } = await store.list(actor.space, questions.queries.ofWords, { where: { words } }, { limit: 1 })
  return items[0]?.id ?? null
}

/** Puts a question into the bank, once. */
async function bankedAs(deps: ChangeDeps, { job, interview }: At, text: string): Promise<string> {
  const id = derivedId(`asked ${interview.id} ${unbanked(text)}`)
  const before = await deps.store.get(deps.actor.space, questions, id)
  if (before?.deletedAt) return (await restoreQuestion(deps, id)).id
  return before?.id ?? (await createQuestion(deps, { id, text, askedAt: interview.on, company: job.company })).id
}

/** The rating that an interview left, which follows from it and the card. */
const ratingId = (interviewId: string, cardId: string) => derivedId(`debrief ${interviewId} ${cardId}`)

async function practiseAgain(deps: ChangeDeps, interviewId: string, { questionId, storyId }: Pick<Debriefed, 'questionId' | 'storyId'>) {
  const { card } = await practiseQuestion(deps, { questionId })
  const story = storyId && (await deps.store.get(deps.actor.space, stories, storyId))
  const told = story && story.deletedAt === null ? { storyId: story.id } : {}
  await reviewCard(deps, card.id, { id: ratingId(interviewId, card.id), rating: 'again', ...told })
}

/** Unless it was practised since, which nothing is taken back from. */
async function takePracticeBack(deps: ChangeDeps, interviewId: string, questionId: string): Promise<void> {
  const card = await cardOf(deps, { questionId })
  if (!card) return
  await undoReview(deps, card.id, ratingId(interviewId, card.id)).catch((error: unknown) => {
    if (!hasCode(error, 'conflict') && !hasCode(error, 'not-found')) throw error
  })
}

/**
 * Takes back what was said of an interview, and the ratings it left; its questions stay in the bank. Doing so twice is harmless.
 * @throws AppError `not-found`, or `stale` with the job as it is now.
 */
export async function takeDebriefBack(deps: ChangeDeps, jobId: string, interviewId: string, basedOn: BasedOn = {}): Promise<TargetJob> {
  const { debrief } = interviewOf(await getTargetJob(deps, jobId), interviewId)
  for (const { questionId } of weak(debrief?.questions ?? [])) await takePracticeBack(deps, interviewId, questionId)
  return changeJob(deps, jobId, basedOn, (job) => ({ interviews: withDebrief(job, interviewId, null) }))
}
