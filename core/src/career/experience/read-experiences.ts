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
import { type Experience, type ExperienceKind, experiences } from './schema.ts'

/** @throws AppError `not-found`, also for an experience in the trash or in another's space. */
export const getExperience = (deps: StoreDep & ActorDep, id: string): Promise<Experience> => getLive(deps, experiences, id)

/** The same as the text it is stored as. */
export const readExperience = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, experiences, id)

/** All of them when nothing is named. */
export interface ExperiencesAsked {
  kind?: ExperienceKind | undefined
  trash?: boolean | undefined
}

/**
 * One page as it was written down, oldest first, that of the trash newest first; `career/experience-order` puts them into
 * order. Looking at the trash also purges it.
 */
export async function listExperiences(deps: ChangeDeps, { kind, trash }: ExperiencesAsked, page: PageRequest): Promise<JsonPage> {
  const { store, actor } = deps
  const { oldest, ofKind } = experiences.queries
  if (kind !== undefined) return store.json.list(actor.space, ofKind, { where: { kind } }, page)
  return trash ? listTrash(deps, experiences, page) : store.json.list(actor.space, oldest, {}, page)
}
