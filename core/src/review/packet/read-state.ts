import type { SecretsDep } from '../../account/index.ts'
import { judgeEditions } from '../../edition/index.ts'
import { getLive } from '../../kernel/index.ts'
import { saidIn } from '../document/said.ts'
import { draftOf } from '../draft/draft-packet.ts'
import { statementsOf, stateOf } from '../redraw/state.ts'
import { type PacketState, reviewPackets } from '../schema.ts'
import type { PacketDeps } from './create-packet.ts'
import { meantIn } from './draw-packet.ts'
import { withheldIn } from './withheld.ts'

/** What has happened to the records of a packet, and to the documents made of it, by one draft of now. @throws AppError `not-found` */
export async function readPacketState(deps: PacketDeps & SecretsDep, id: string): Promise<PacketState> {
  const packet = await getLive(deps, reviewPackets, id)
  const [draft, kept] = await Promise.all([draftOf(deps, packet, meantIn(packet)), withheldIn(deps, packet)])
  const withheld = kept.map(({ id }) => id)
  const editions = await judgeEditions(deps, id, saidIn(packet, new Set(withheld), statementsOf(draft)))
  return { ...(await stateOf(deps, packet, draft, withheld)), editions }
}
