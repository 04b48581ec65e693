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
import { type Skill, skills } from './schema.ts'

/** @throws AppError `not-found`, also for a skill in the trash or in another's space. */
export const getSkill = (deps: StoreDep & ActorDep, id: string): Promise<Skill> => getLive(deps, skills, id)

/** The same as the text it is stored as. */
export const readSkill = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, skills, id)

/** One page of skills in their order, those of the trash newest first. Looking at the trash also purges it. */
export async function listSkills(deps: ChangeDeps, { trash }: { trash?: boolean | undefined }, page: PageRequest): Promise<JsonPage> {
  if (trash) return listTrash(deps, skills, page)
  return deps.store.json.list(deps.actor.space, skills.queries.inOrder, {}, page)
}
