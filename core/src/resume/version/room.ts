import { type ActorDep, oneFault, type StoreDep } from '../../kernel/index.ts'
import { resumes } from '../schema.ts'

/** Versions of an account that are not in the trash. */
export const MAX_RESUMES = 200

/** @throws AppError `validation` when there are as many as there may be. */
export async function checkRoomForResumes({ store, actor }: StoreDep & ActorDep): Promise<void> {
  if ((await store.count(actor.space, resumes.queries.newest, {})) < MAX_RESUMES) return
  throw oneFault('', 'too_many', `There are ${MAX_RESUMES} versions of your résumé. Delete one you no longer need.`)
}
