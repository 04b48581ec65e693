import {
  type ActorDep,
  type BasedOn,
  type ChangeDeps,
  deleteAndPurge,
  getLive,
  type JsonPage,
  type PageRequest,
  restoreRecord,
  type StoreDep,
} from '../../kernel/index.ts'
import { wins } from '../win/schema.ts'
import { checkRoomToAsk } from './room.ts'
import { type Attestation, attestations } from './schema.ts'

/** Who was asked about a win, and what they said; oldest first. @throws AppError `not-found` for the win. */
export async function listAttestations(deps: StoreDep & ActorDep, winId: string, page: PageRequest): Promise<JsonPage> {
  await getLive(deps, wins, winId)
  return deps.store.json.list(deps.actor.space, attestations.queries.ofWin, { where: { winId } }, page)
}

/**
 * Moves a question with its answer to the trash, and erases what lay there for too long; its link opens no more.
 * @throws AppError `not-found` or `stale`.
 */
export const deleteAttestation = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<Attestation> =>
  deleteAndPurge(deps, attestations, id, basedOn)

/** @throws AppError `not-found`, also past its days in the trash, or `conflict` when enough others were asked since. */
export const restoreAttestation = (deps: ChangeDeps, id: string): Promise<Attestation> =>
  restoreRecord(deps, attestations, id, { room: (held, { winId }) => checkRoomToAsk(held, winId) })
