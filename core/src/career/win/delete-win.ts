import { eraseFilesOf, purgeFiles } from '../../attachment/index.ts'
import { type BasedOn, type BlobsDep, changeRecord, deleteRecord, eraseGone, purgeWith, restoreRecord } from '../../kernel/index.ts'
import { attestations } from '../attestation/schema.ts'
import { dismissedCandidates } from '../candidate/schema.ts'
import { profileFillings } from '../profile/filling.ts'
import { freshWins, type WinDeps } from '../source/refresh-wins.ts'
import { roomForWins } from './room.ts'
import { type Win, wins } from './schema.ts'

/**
 * Moves a win to the trash with what colleagues said of it, and erases what lay there for too long; deleting twice is harmless.
 * @throws AppError `not-found`, or `stale` with the win as it is now.
 */
export async function deleteWin(deps: WinDeps & BlobsDep, id: string, basedOn: BasedOn = {}): Promise<Win> {
  const win = await changeRecord(deps, wins, id, {}, () => null)
  const deleted = win.deletedAt ? win : await deleteRecord(deps, wins, id, basedOn)
  await purgeWins(deps)
  return deleted
}

/**
 * Takes a win out of the trash, with what its sources say by now.
 * @throws AppError `not-found`, also past its days in the trash; `validation` when there are too many wins by now.
 */
export async function restoreWin(deps: WinDeps, id: string): Promise<Win> {
  const restored = await restoreRecord(deps, wins, id, { room: roomForWins })
  const [fresh] = await freshWins(deps, [restored])
  return fresh as Win
}

/**
 * Erases what has left the trash: wins with their files and what colleagues said of them, and of what has no trash to look
 * at what belongs to this area.
 */
export async function purgeWins(deps: WinDeps & BlobsDep): Promise<void> {
  await eraseGone(deps, dismissedCandidates)
  await eraseGone(deps, profileFillings)
  await purgeFiles(deps)
  await purgeWith(deps, wins, [{ kind: attestations, query: attestations.queries.ofWin }], (id) => eraseFilesOf(deps, { kind: 'win', id }))
}
