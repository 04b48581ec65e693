import { type ActorDep, getLive, type JsonPage, type PageRequest, type StoreDep } from '../../kernel/index.ts'
import { getEntry } from '../entry/list-entries.ts'
import { type JournalRevision, journalRevisions } from '../schema.ts'

type Deps = StoreDep & ActorDep

/** One page of how an entry read before, newest first. @throws AppError `not-found`, also for an entry in the trash */
export async function listRevisions(deps: Deps, entryId: string, page: PageRequest): Promise<JsonPage> {
  await getEntry(deps, entryId)
  return deps.store.json.list(deps.actor.space, journalRevisions.queries.byEntry, { where: { entryId } }, page)
}

/** How an entry read before. @throws AppError `not-found`, also when its entry lies in the trash */
export async function getRevision(deps: Deps, id: string): Promise<JournalRevision> {
  const revision = await getLive(deps, journalRevisions, id)
  await getEntry(deps, revision.entryId)
  return revision
}
