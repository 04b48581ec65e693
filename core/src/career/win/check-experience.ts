import { type ActorDep, oneFault, type StoreDep } from '../../kernel/index.ts'
import { experiences } from '../experience/schema.ts'

/** @throws AppError `validation` when there is no such experience, or it lies in the trash. */
export async function checkExperience({ store, actor }: StoreDep & ActorDep, id: string): Promise<void> {
  const found = await store.get(actor.space, experiences, id)
  if (!found || found.deletedAt !== null) throw oneFault('/experienceId', 'no_such_experience', 'There is no such experience.')
}
