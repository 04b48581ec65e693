import { editionsOfDocument } from '../../edition/index.ts'
import {
  type ActorDep,
  type BasedOn,
  type ChangeDeps,
  deleteAndPurge,
  type JsonPage,
  listTrash,
  type PageRequest,
  purgeWith,
  type RecordJson,
  readLive,
  restoreRecord,
  type StoreDep,
} from '../../kernel/index.ts'
import { type ReviewPacket, reviewPackets } from '../schema.ts'
import { roomForPackets } from './limits.ts'

/** @throws AppError `not-found`, also for a packet in the trash or in another's space. */
export const readPacket = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, reviewPackets, id)

/** One page of packets, the latest range first, or of the trash, newest first. Looking at the trash also purges it. */
export async function listPackets(deps: ChangeDeps, { trash }: { trash?: boolean | undefined }, page: PageRequest): Promise<JsonPage> {
  if (trash) return listTrash(deps, reviewPackets, page, () => purgePackets(deps))
  return deps.store.json.list(deps.actor.space, reviewPackets.queries.newest, {}, page)
}

/** Erases packets that have left the trash, with what is known of their documents. */
const purgePackets = (deps: ChangeDeps): Promise<void> => purgeWith(deps, reviewPackets, [editionsOfDocument])

/** Moves a packet to the trash, and erases what lay there for too long. @throws AppError `not-found`, or `stale` with the packet as it is now. */
export const deletePacket = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<ReviewPacket> =>
  deleteAndPurge(deps, reviewPackets, id, basedOn, () => purgePackets(deps))

/** @throws AppError `not-found`, also past its days in the trash; `validation` when there are too many by now. */
export const restorePacket = (deps: ChangeDeps, id: string): Promise<ReviewPacket> =>
  restoreRecord(deps, reviewPackets, id, { room: roomForPackets })
