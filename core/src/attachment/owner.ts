import { type ActorDep, getLive, type Kind, type KindsDep, listAll, type StoreDep } from '../kernel/index.ts'
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

/** What asks for the files of an owner. */
export const ownedBy = ({ kind, id }: FileOwner) => ({ ownerKind: kind, ownerId: id })

/** The files of a record, oldest first. */
export const filesOf = (deps: StoreDep & ActorDep, owner: FileOwner): Promise<Attachment[]> =>
  listAll(deps, deps.actor.space, attachments.queries.byOwner, { where: ownedBy(owner) })
