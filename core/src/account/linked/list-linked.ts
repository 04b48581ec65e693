import { type ActorDep, listAll, type StoreDep } from '../../kernel/index.ts'
import { linkedSignIns, type ShownLinkedSignIn, shownLinked } from './schema.ts'

/** The sign-ins at other sites that open the account, oldest first. */
export const listLinked = async (deps: StoreDep & ActorDep): Promise<ShownLinkedSignIn[]> =>
  (await listAll(deps, deps.actor.space, linkedSignIns.queries.all, {})).map(shownLinked)
