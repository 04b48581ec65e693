import type { ActorDep, StoreDep } from '../context.ts'
import { notFound } from '../error.ts'
import type { PageRequest } from '../paging/page.ts'
import type { JsonPage, RecordJson } from '../ports/store.ts'
import type { Kind } from '../record/kind.ts'
import type { StoredRecord } from '../record/record.ts'
import { trashHorizon } from '../record/trash.ts'
import { eraseGone } from './delete.ts'
import type { EraseDeps } from './erase.ts'
import { type BasedOn, type ChangeDeps, changeRecord, type Step } from './save.ts'

/** A record of the person. @throws AppError `not-found`, also for one in the trash or in another's space. */
export async function getLive<R extends StoredRecord>({ store, actor }: StoreDep & ActorDep, kind: Kind<R>, id: string): Promise<R> {
  const record = await store.get(actor.space, kind, id)
  if (!record || record.deletedAt !== null) throw notFound(kind.noun)
  return record
}

/** The same as the text it is stored as. @throws AppError `not-found` */
export async function readLive({ store, actor }: StoreDep & ActorDep, kind: Kind, id: string): Promise<RecordJson> {
  const stored = await store.json.get(actor.space, kind, id)
  if (!stored || stored.deletedAt !== null) throw notFound(kind.noun)
  return stored
}

/**
 * One page of what lies in the trash of a kind, newest first, as the text it is stored as, once what has left it is erased.
 * @param purge erases it, where something hangs on it
 */
export async function listTrash<R extends StoredRecord>(
  deps: EraseDeps,
  kind: Kind<R>,
  page: PageRequest,
  purge: () => Promise<void> = () => eraseGone(deps, kind),
): Promise<JsonPage> {
  await purge()
  return deps.store.json.list(deps.actor.space, kind.queries.trash, { from: trashHorizon(deps) }, page)
}

/** As `changeRecord`, for a record that does not lie in the trash. @throws AppError `not-found`, or `stale` with the record as it is now. */
export const changeLive = <R extends StoredRecord>(
  deps: ChangeDeps,
  kind: Kind<R>,
  id: string,
  basedOn: BasedOn,
  decide: (record: R) => Step<R> | null | Promise<Step<R> | null>,
): Promise<R> =>
  changeRecord(deps, kind, id, basedOn, (record) => {
    if (record.deletedAt !== null) throw notFound(kind.noun)
    return decide(record)
  })
