import { type Client, ProblemError } from '@throughline/client'
import type { JudgedEdition } from '@throughline/core/edition'
import type { PacketState, ReviewPacket } from '@throughline/core/review'

/** A packet, what has happened since it was drawn, and what was handed out of it. */
export interface PacketGiven {
  packet: ReviewPacket
  state: PacketState
  editions: JudgedEdition[]
}

/** `null` where there is no such packet. */
export async function loadPacket({ reviewPackets }: Pick<Client, 'reviewPackets'>, id: string): Promise<PacketGiven | null> {
  try {
    const [packet, state, editions] = await Promise.all([reviewPackets.get(id), reviewPackets.state(id), reviewPackets.editions(id)])
    return { packet, state, editions }
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return null
    throw error
  }
}
