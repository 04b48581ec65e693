import { type ActorDep, oneFault, type StoreDep } from '../../kernel/index.ts'
import { reviewPackets } from '../schema.ts'

/** Of an account, the trash aside. */
export const MAX_PACKETS = 500

/** Makes sure there is room for another. @throws AppError `validation` */
export async function checkRoomForPackets({ store, actor }: StoreDep & ActorDep): Promise<void> {
  if ((await store.count(actor.space, reviewPackets.queries.newest, {})) < MAX_PACKETS) return
  throw oneFault('', 'too_many_packets', `There is room for ${MAX_PACKETS} review packets. Throw away some that are long over.`)
}
