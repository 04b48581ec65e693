import {
  type ActorDep,
  type EraseDeps,
  type JsonPage,
  listTrash,
  type PageRequest,
  type Query,
  type QueryArgs,
  type RecordJson,
  readLive,
  type StoreDep,
} from '../../kernel/index.ts'
import { mockInterviews, type Rehearsal, rehearsals } from './schema.ts'

/** Which rehearsals: those of a question, of a story or of a mock interview, or those in the trash; all when nothing is said. */
export interface RehearsalsAsked {
  /** An id of the person's own, or a slug of the library. */
  questionId?: string | undefined
  storyId?: string | undefined
  mockInterviewId?: string | undefined
  trash?: boolean | undefined
}

/** A rehearsal as the store keeps it. @throws AppError `not-found`, also for one in the trash or in another's space. */
export const readRehearsal = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, rehearsals, id)

/** One page of rehearsals, newest first; of a mock interview, in the order they were told. Looking at the trash also purges it. */
export async function listRehearsals(deps: EraseDeps, asked: RehearsalsAsked, page: PageRequest): Promise<JsonPage> {
  if (asked.trash) return listTrash(deps, rehearsals, page)
  const [query, args] = planned(asked)
  return deps.store.json.list(deps.actor.space, query, args, page)
}

function planned({ questionId, storyId, mockInterviewId }: RehearsalsAsked): [Query<Rehearsal>, QueryArgs] {
  const { newest, ofQuestion, ofStory, ofMock } = rehearsals.queries
  if (mockInterviewId !== undefined) return [ofMock, { where: { mockInterviewId } }]
  if (questionId !== undefined) return [ofQuestion, { where: { questionId } }]
  if (storyId !== undefined) return [ofStory, { where: { storyId } }]
  return [newest, {}]
}

/** A mock interview as the store keeps it. @throws AppError `not-found`, also for one in the trash or in another's space. */
export const readMockInterview = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, mockInterviews, id)

/** One page of mock interviews, newest first. Looking at the trash also purges it. */
export const listMockInterviews = (deps: EraseDeps, { trash = false }: { trash?: boolean }, page: PageRequest): Promise<JsonPage> =>
  trash ? listTrash(deps, mockInterviews, page) : deps.store.json.list(deps.actor.space, mockInterviews.queries.newest, {}, page)
