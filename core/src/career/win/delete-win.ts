import { eraseFilesOf } from '../../attachment/index.ts'
import { type BasedOn, type BlobsDep, changeRecord, deleteRecord, listAll, listGone, restoreRecord } from '../../kernel/index.ts'
import { attestations } from '../attestation/schema.ts'
import { freshWins, type WinDeps } from '../source/refresh-wins.ts'
import { checkRoomForWins } from './room.ts'
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
  const restored = await restoreRecord(deps, wins, id, async ({ deletedAt }) => {
    if (deletedAt) await checkRoomForWins(deps)
  })
  const [fresh] = await freshWins(deps, [restored])
  return fresh as Win
}

/** Erases what has left the trash: up to a page; the next call goes on. A win is erased last, so stopped anywhere the next call finds it. */
export async function purgeWins(deps: WinDeps & BlobsDep): Promise<void> {
  const { store, actor } = deps
  for (const { id } of await listGone(deps, wins)) {
    for (const asked of await listAll(deps, actor.space, attestations.queries.ofWin, { where: { winId: id } }))
      await store.erase(actor.space, attestations, asked.id)
    await eraseFilesOf(deps, { kind: 'win', id })
    await store.erase(actor.space, wins, id)
  }
}
