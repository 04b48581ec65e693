import { z } from 'zod'
import { type ActorDep, getLive, RecordId, type StoreDep } from '../../kernel/index.ts'
import { QuestionRef } from '../question/question-ref.ts'
import { meanOf, type RubricItem, rubric, secondsOver } from './rubric.ts'
import { MAX_ANSWERS, type MockInterview, mockInterviews, type Rehearsal, rehearsals } from './schema.ts'

const Mean = z.number().min(1).max(4).nullable()

const question = { questionId: QuestionRef, text: z.string() }

/** An answer as the summary tells of it: the last that was told to its question. */
const SummedAnswer = z
  .object({
    ...question,
    rehearsalId: RecordId,
    storyId: RecordId.nullable(),
    /** How often it was told in this interview. */
    attempts: z.int().min(1),
    answerSeconds: z.number(),
    minutes: z.number(),
    /** Seconds above what was asked; 0 where there are none. */
    over: z.int().min(0),
    /** Of the marks that were given, to a tenth. */
    mean: Mean,
  })
  .meta({ id: 'MockInterviewAnswer' })
export type SummedAnswer = z.infer<typeof SummedAnswer>

/** What a mock interview comes to. */
export const MockInterviewSummary = z
  .object({
    mockInterviewId: RecordId,
    answers: z.array(SummedAnswer),
    unanswered: z.array(z.object(question)),
    /** Of all answers, by what they are rated by. */
    means: z.object({ answered: Mean, 'own-part': Mean, proof: Mean, delivery: Mean }),
    /** What was rated lowest, where it is below all others. */
    weakest: z.enum(rubric).nullable(),
    over: z.object({ answers: z.int(), seconds: z.int() }),
    /** Those to be practised, most in need of it first, each with why. */
    practise: z.array(z.object({ ...question, why: z.enum(['unanswered', 'low', 'without-story', 'over-time']) })),
  })
  .meta({ id: 'MockInterviewSummary' })
export type MockInterviewSummary = z.infer<typeof MockInterviewSummary>

/** An answer is low below this mean. */
const LOW = 2.5
/** Seconds above what was asked that nobody minds. */
const GRACE = 15

/**
 * What a mock interview comes to.
 * @throws AppError `not-found`, also for one in the trash or in another's space.
 */
export async function summariseMockInterview(deps: StoreDep & ActorDep, id: string): Promise<MockInterviewSummary> {
  const mock = await getLive(deps, mockInterviews, id)
  const told = await deps.store.list(
    deps.actor.space,
    rehearsals.queries.ofMock,
    { where: { mockInterviewId: id } },
    { limit: MAX_ANSWERS },
  )
  return summaryOf(mock, told.items)
}

/** The same of what is at hand. @param told its answers, in the order they were told */
export function summaryOf({ id, questions }: MockInterview, told: readonly Rehearsal[]): MockInterviewSummary {
  const answers = questions.flatMap(({ questionId, text }) => {
    const attempts = told.filter((rehearsal) => rehearsal.questionId === questionId)
    const last = attempts.at(-1)
    return last ? [{ answer: summed(last, text, attempts.length), marks: last.marks }] : []
  })
  const over = answers.filter(({ answer }) => answer.over > 0)
  const means = Object.fromEntries(rubric.map((item) => [item, meanOf(answers.map(({ marks }) => marks[item]))]))
  const unanswered = questions.filter(({ questionId }) => !answers.some(({ answer }) => answer.questionId === questionId))
  return {
    mockInterviewId: id,
    answers: answers.map(({ answer }) => answer),
    unanswered,
    means: means as MockInterviewSummary['means'],
    weakest: lowestOf(means as MockInterviewSummary['means']),
    over: { answers: over.length, seconds: over.reduce((sum, { answer }) => sum + answer.over, 0) },
    practise: [...unanswered.map((asked) => ({ ...asked, why: 'unanswered' as const })), ...inNeed(answers.map(({ answer }) => answer))],
  }
}

const summed = (last: Rehearsal, text: string, attempts: number): SummedAnswer => ({
  ...{ questionId: last.questionId ?? '', text, rehearsalId: last.id, storyId: last.storyId, attempts },
  ...{ answerSeconds: last.answerSeconds, minutes: last.minutes, over: secondsOver(last), mean: meanOf(Object.values(last.marks)) },
})

function lowestOf(means: MockInterviewSummary['means']): RubricItem | null {
  const [first, second] = rubric.filter((item) => means[item] !== null).toSorted((a, b) => (means[a] ?? 0) - (means[b] ?? 0))
  return first && second && means[first] !== means[second] ? first : null
}

function inNeed(answers: readonly SummedAnswer[]): MockInterviewSummary['practise'] {
  const low = answers.filter(({ mean }) => mean !== null && mean < LOW).toSorted((a, b) => (a.mean ?? 0) - (b.mean ?? 0))
  const rest = answers.filter((answer) => !low.includes(answer))
  const lacking = rest.filter(({ storyId }) => storyId === null)
  const long = rest.filter((answer) => !lacking.includes(answer) && answer.over > GRACE)
  const as = (why: MockInterviewSummary['practise'][number]['why']) => (answer: SummedAnswer) => ({
    ...{ questionId: answer.questionId, text: answer.text, why },
  })
  return [...low.map(as('low')), ...lacking.map(as('without-story')), ...long.toSorted((a, b) => b.over - a.over).map(as('over-time'))]
}
