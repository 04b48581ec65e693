import { type ActorDep, getLive, type Kind, type KindsDep, listAll, oneFault, type StoreDep, type StoredRecord } from '../kernel/index.ts'
import type { FileOwnerKind } from './limits.ts'
import { type Attachment, attachments, type FileOwner } from './schema.ts'

/** The kind of what keeps files. Its area is not known here: what the storage was opened with tells. */
export function ownerKind({ kinds }: KindsDep, name: FileOwnerKind): Kind {
  const kind = kinds.find((each) => each.name === name)
  if (!kind) throw new Error(`The storage was opened without the kind ${name}.`)
  return kind
}

/** @throws AppError `not-found`, also for an owner in the trash or in another's space. */
export const checkOwner = async (deps: StoreDep & ActorDep & KindsDep, { kind, id }: FileOwner): Promise<void> =>
  void (await getLive(deps, ownerKind(deps, kind), id))

/**
 * Makes sure that what is kept here may be read: a sealed owner has no readable files.
 * @throws AppError `not-found` as `checkOwner` does, `validation` for a sealed owner
 */
export async function checkReadableOwner(deps: StoreDep & ActorDep & KindsDep, { kind, id }: FileOwner): Promise<void> {
  const owner: StoredRecord & { sealed?: unknown } = await getLive(deps, ownerKind(deps, kind), id)
  if (owner.sealed)
    throw oneFault('/entryId', 'sealed_entry', 'This entry is sealed, and a file would be readable. Sealed entries have none.')
}

/** What asks for the files of an owner. */
export const ownedBy = ({ kind, id }: FileOwner) => ({ ownerKind: kind, ownerId: id })

/** The files of a record, oldest first. */
export const filesOf = (deps: StoreDep & ActorDep, owner: FileOwner): Promise<Attachment[]> =>
  listAll(deps, deps.actor.space, attachments.queries.byOwner, { where: ownedBy(owner) })

/** Whether a record has any file, be it in the trash. */
export async function ownsFiles(deps: StoreDep & ActorDep, owner: FileOwner): Promise<boolean> {
  const { byOwner, trash } = attachments.queries
  if ((await deps.store.count(deps.actor.space, byOwner, { where: ownedBy(owner) })) > 0) return true
  const thrownAway = await listAll(deps, deps.actor.space, trash, {})
  return thrownAway.some((file) => file.owner.kind === owner.kind && file.owner.id === owner.id)
}
