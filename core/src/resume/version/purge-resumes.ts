import { editions } from '../../edition/index.ts'
import { type ActorDep, type ClockDep, listAll, listGone, type StoreDep } from '../../kernel/index.ts'
import { resumes } from '../schema.ts'

/** Erases versions that have left the trash, with what is known of their documents; up to a page of them, the next call goes on. */
export async function purgeResumes(deps: StoreDep & ClockDep & ActorDep): Promise<void> {
  const { store, actor } = deps
  for (const { id } of await listGone(deps, resumes)) {
    const made = await listAll(deps, actor.space, editions.queries.ofDocument, { where: { documentId: id } })
    await Promise.all(made.map((edition) => store.erase(actor.space, editions, edition.id)))
    await store.erase(actor.space, resumes, id)
  }
}
