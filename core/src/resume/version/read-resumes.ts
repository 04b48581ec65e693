import {
  type ActorDep,
  type ChangeDeps,
  getLive,
  type JsonPage,
  listTrash,
  type PageRequest,
  type RecordJson,
  readLive,
  type StoreDep,
} from '../../kernel/index.ts'
import { type Resume, resumes } from '../schema.ts'
import { purgeResumes } from './purge-resumes.ts'

/** @throws AppError `not-found`, also for a version in the trash or in another's space. */
export const getResume = (deps: StoreDep & ActorDep, id: string): Promise<Resume> => getLive(deps, resumes, id)

/** The same as the text it is stored as. */
export const readResume = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, resumes, id)

/** One page of versions, newest first, of the trash where asked. Looking at the trash also purges it. */
export async function listResumes(deps: ChangeDeps, { trash }: { trash?: boolean | undefined }, page: PageRequest): Promise<JsonPage> {
  if (trash) return listTrash(deps, resumes, page, () => purgeResumes(deps))
  return deps.store.json.list(deps.actor.space, resumes.queries.newest, {}, page)
}
