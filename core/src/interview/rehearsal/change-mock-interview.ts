import {
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  deleteAndPurge,
  makeOnce,
  newEnvelope,
  nowText,
  oneFault,
  parse,
  restoreRecord,
} from '../../kernel/index.ts'
import { checkNamed } from '../named/check-named.ts'
import { moment, whileSpeaking } from './moment.ts'
import { MAX_MOCK_INTERVIEWS, type MockInterview, MockInterviewChanges, mockInterviews, NewMockInterview } from './schema.ts'

/**
 * Begins a mock interview of some questions; one that is not called anything is called by its day. The same input under
 * the same id answers the one that is there.
 * @throws AppError `validation`, also when there are too many, or `conflict` when the id stands for another.
 */
export async function createMockInterview(deps: ChangeDeps, input: NewMockInterview): Promise<MockInterview> {
  const { id: named, startedAt = nowText(deps), ...said } = parse(NewMockInterview, input)
  const asked = { ...said, ...(input.startedAt !== undefined && { startedAt }) }
  return makeOnce(
    deps,
    mockInterviews,
    { id: named, asked },
    {
      room,
      make: async (id) => {
        const when = moment(deps, startedAt)
        await checkNamed(deps, namedBy(said), whileSpeaking)
        const blank = { title: when.localDate, targetJobId: null, endedAt: null, note: '' }
        const fresh: MockInterview = { ...newEnvelope(id, nowText(deps)), ...blank, ...said, ...when }
        checkEnd(fresh)
        return fresh
      },
    },
  )
}

type Naming = Partial<Pick<MockInterview, 'targetJobId' | 'questions'>>

const namedBy = ({ targetJobId = null, questions = [] }: Naming) => [
  { ids: { targetJobId } },
  ...questions.map(({ questionId }, place) => ({ at: `/questions/${place}`, ids: { questionId } })),
]

function checkEnd({ startedAt, endedAt }: Pick<MockInterview, 'startedAt' | 'endedAt'>): void {
  if (endedAt !== null && endedAt < startedAt) throw oneFault('/endedAt', 'ends_before_start', 'It ends before it begins.')
}

const room = { query: mockInterviews.queries.newest, most: MAX_MOCK_INTERVIEWS, noun: 'mock interviews' }

/**
 * Changes fields of a mock interview; what changes nothing writes nothing. A question that is taken out keeps the
 * rehearsals in which it was answered.
 * @throws AppError `not-found`, `validation`, or `stale` with the mock interview as it is now.
 */
export async function editMockInterview(
  deps: ChangeDeps,
  id: string,
  input: MockInterviewChanges,
  basedOn: BasedOn = {},
): Promise<MockInterview> {
  const asked = parse(MockInterviewChanges, input)
  return changeLive(deps, mockInterviews, id, basedOn, async (before) => {
    const changes = changedFields<MockInterview>(before, asked)
    if (Object.keys(changes).length === 0) return null
    await checkNamed(deps, namedBy(changes), whileSpeaking)
    checkEnd({ ...before, ...changes })
    return { event: 'mock-interview.updated', changes }
  })
}

/**
 * Moves a mock interview to the trash, and erases what lay there for too long; deleting twice is harmless. The answers
 * that were told in it stay, as rehearsals of their questions.
 * @throws AppError `not-found`, or `stale` with the mock interview as it is now.
 */
export const deleteMockInterview = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<MockInterview> =>
  deleteAndPurge(deps, mockInterviews, id, basedOn)

/**
 * Takes a mock interview out of the trash; one that is not there stays as it is.
 * @throws AppError `not-found`, also past its days in the trash, or `validation` when there are too many.
 */
export const restoreMockInterview = (deps: ChangeDeps, id: string): Promise<MockInterview> =>
  restoreRecord(deps, mockInterviews, id, { room })
