import {
  type ActorDep,
  addingTo,
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  checkRoom,
  deleteAndPurge,
  makeOnce,
  newEnvelope,
  nowText,
  parse,
  restoreRecord,
  type StoreDep,
} from '../../kernel/index.ts'
import { checkNamed } from '../named/check-named.ts'
import { USUAL_MINUTES } from '../question/bank-question.ts'
import { questionNow } from '../question/question-now.ts'
import { moment, whileSpeaking } from './moment.ts'
import { unrated } from './rubric.ts'
import { MAX_ANSWERS, MAX_REHEARSALS, NewRehearsal, type Rehearsal, RehearsalChanges, rehearsals } from './schema.ts'

const blank = {
  ...{ questionId: null, storyId: null, mockInterviewId: null },
  ...{ prepSeconds: 0, answerSeconds: 0, marks: unrated, note: '', recording: null },
}

/**
 * Keeps an answer that was told aloud. How the question reads and how long its answer is to be are taken from the bank
 * unless they are said. The same input under the same id answers the one that is there.
 * @throws AppError `validation`, also when there are too many, or `conflict` when the id stands for another.
 */
export async function createRehearsal(deps: ChangeDeps, input: NewRehearsal): Promise<Rehearsal> {
  const { id: named, startedAt = nowText(deps), ...said } = parse(NewRehearsal, input)
  const asked = { ...said, ...(input.startedAt !== undefined && { startedAt }) }
  return makeOnce(
    deps,
    rehearsals,
    { id: named, asked },
    {
      room: (held) => checkRoomToTell(held, said.mockInterviewId ?? null),
      make: async (id): Promise<Rehearsal> => {
        const when = moment(deps, startedAt)
        await checkNamed(deps, [{ ids: said }], whileSpeaking)
        const question = said.questionId ? await questionNow(deps, said.questionId) : null
        const read = { question: question?.text ?? '', minutes: question?.minutes ?? USUAL_MINUTES }
        return { ...newEnvelope(id, nowText(deps)), ...blank, ...read, ...said, ...when }
      },
    },
  )
}

const room = { query: rehearsals.queries.newest, most: MAX_REHEARSALS, noun: 'rehearsals' }

const roomForAnswers = { query: rehearsals.queries.ofMock, most: MAX_ANSWERS, noun: 'answers', holder: 'A mock interview' }

async function checkRoomToTell(deps: StoreDep & ActorDep, mockInterviewId: string | null): Promise<void> {
  await checkRoom(deps, room)
  if (mockInterviewId !== null) await checkRoomIn(deps, mockInterviewId)
}

const checkRoomIn = (deps: StoreDep & ActorDep, mockInterviewId: string): Promise<void> =>
  checkRoom(deps, roomForAnswers, { where: { mockInterviewId }, pointer: '/mockInterviewId' })

/**
 * Changes fields of a rehearsal; what changes nothing writes nothing.
 * @throws AppError `not-found`, `validation`, or `stale` with the rehearsal as it is now.
 */
export async function editRehearsal(deps: ChangeDeps, id: string, input: RehearsalChanges, basedOn: BasedOn = {}): Promise<Rehearsal> {
  const asked = parse(RehearsalChanges, input)
  const edit = () =>
    changeLive(deps, rehearsals, id, basedOn, async (before) => {
      const changes = changedFields<Rehearsal>(before, asked)
      if (Object.keys(changes).length === 0) return null
      await checkNamed(deps, [{ ids: changes }], whileSpeaking)
      if (changes.mockInterviewId) await checkRoomIn(deps, changes.mockInterviewId)
      return { event: 'rehearsal.updated', changes }
    })
  // Only what goes to another mock interview takes up room.
  return asked.mockInterviewId ? addingTo(deps, rehearsals, edit) : edit()
}

/**
 * Moves a rehearsal to the trash, and erases what lay there for too long; deleting twice is harmless.
 * @throws AppError `not-found`, or `stale` with the rehearsal as it is now.
 */
export const deleteRehearsal = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<Rehearsal> =>
  deleteAndPurge(deps, rehearsals, id, basedOn)

/**
 * Takes a rehearsal out of the trash; one that is not there stays as it is.
 * @throws AppError `not-found`, also past its days in the trash, or `validation` when there are too many.
 */
export const restoreRehearsal = (deps: ChangeDeps, id: string): Promise<Rehearsal> =>
  restoreRecord(deps, rehearsals, id, { room: (held, { mockInterviewId }) => checkRoomToTell(held, mockInterviewId) })
