import { type ActorDep, AppError, type StoreDep } from '../../kernel/index.ts'
import { MAX_ATTESTATIONS } from '../limits.ts'
import { attestations } from './schema.ts'

/**
 * Makes sure that no more people are asked about a win than may be, with one more.
 * @throws AppError `conflict`
 */
export async function checkRoomToAsk({ store, actor }: StoreDep & ActorDep, winId: string): Promise<void> {
  if ((await store.count(actor.space, attestations.queries.ofWin, { where: { winId } })) >= MAX_ATTESTATIONS)
    throw new AppError('conflict', `At most ${MAX_ATTESTATIONS} people can be asked about one win.`)
}
