import type { LinkDeps } from '../../account/index.ts'
import {
  type ActorDep,
  addingTo,
  type BasedOn,
  type ChangeDeps,
  changeRecord,
  checkRoom,
  deleteAndPurge,
  type JsonPage,
  newEnvelope,
  nowText,
  type PageRequest,
  parse,
  putOnce,
  type RecordJson,
  readLive,
  restoreRecord,
  type StoreDep,
} from '../../kernel/index.ts'
import { MAX_GIVEN_FEEDBACK } from '../limits.ts'
import { isGivers } from './correction.ts'
import { linkIsOver, requestBy } from './link.ts'
import { type GivenFeedback, givenFeedbacks, NewGivenFeedback } from './schema.ts'

/**
 * Keeps a copy of feedback that was given by a link in the person's own space. Once it was corrected, keeping it again
 * brings the copy up to it.
 * @throws AppError `not-found` for a link that is over, by which nothing was answered, or without the secret it was answered
 * with; `validation` when there are too many.
 */
export async function keepGivenFeedback(deps: ChangeDeps & LinkDeps, token: string, input: NewGivenFeedback): Promise<GivenFeedback> {
  const { correction } = parse(NewGivenFeedback, input)
  const found = await requestBy(deps, token)
  const { request, asker } = found
  const { id, about, seenBy, questions, answer } = request
  if (!answer || !(await isGivers(deps, found, correction))) throw linkIsOver()
  const given = { asker: asker.name, about, seenBy, questions, answer, givenAt: answer.givenAt }
  const copy: GivenFeedback = { ...newEnvelope(id, nowText(deps)), ...given }
  return addingTo(deps, givenFeedbacks, async (held) => {
    const { stored, isNew } = await putOnce(held, givenFeedbacks, id, { room: roomForGiven, make: () => copy })
    if (isNew) return stored
    return changeRecord(held, givenFeedbacks, id, {}, async ({ answer: { revision }, deletedAt }) => {
      if (deletedAt === null && revision >= answer.revision) return null
      if (deletedAt !== null) await checkRoom(held, roomForGiven)
      return { event: 'given-feedback.updated', changes: { answer, deletedAt: null } }
    })
  })
}

const roomForGiven = { query: givenFeedbacks.queries.newest, most: MAX_GIVEN_FEEDBACK, noun: 'copies of feedback' }

/** One page of the feedback that the person gave and keeps, newest first. */
export const listGivenFeedback = ({ store, actor }: StoreDep & ActorDep, page: PageRequest): Promise<JsonPage> =>
  store.json.list(actor.space, givenFeedbacks.queries.newest, {}, page)

/** @throws AppError `not-found` */
export const readGivenFeedback = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, givenFeedbacks, id)

/** Moves a copy to the trash; what the asker has stays. @throws AppError `not-found` or `stale`. */
export const deleteGivenFeedback = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<GivenFeedback> =>
  deleteAndPurge(deps, givenFeedbacks, id, basedOn)

/** @throws AppError `not-found`, also past its days in the trash, or `validation` when there are too many by now. */
export const restoreGivenFeedback = (deps: ChangeDeps, id: string): Promise<GivenFeedback> =>
  restoreRecord(deps, givenFeedbacks, id, { room: roomForGiven })
