import type { ActorDep, ShownKind, StoreDep } from '../kernel/index.ts'
import { readPacket } from './packet/read-packets.ts'
import { reviewPackets } from './schema.ts'

/** The kinds of this area, and how each is shown. */
export const reviewKinds: readonly ShownKind<StoreDep & ActorDep>[] = [{ kind: reviewPackets, read: readPacket, copy: 'as-stored' }]
