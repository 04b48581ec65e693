import { type ActorDep, listAll, type StoreDep } from '../../kernel/index.ts'
import { type LinkedSignIn, linkedSignIns } from './schema.ts'

/** The sign-ins at other sites that open the account, oldest first. */
export const listLinked = (deps: StoreDep & ActorDep): Promise<LinkedSignIn[]> =>
  listAll(deps, deps.actor.space, linkedSignIns.queries.all, {})
