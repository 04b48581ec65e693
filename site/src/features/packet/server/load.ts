import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import type { PacketState, ReviewPacket } from '@throughline/core/review'

/** A packet, and what has happened since it was drawn and handed out. */
export interface PacketGiven {
  packet: ReviewPacket
  state: PacketState
}

/** `null` where there is no such packet. */
export async function loadPacket({ reviewPackets }: Pick<Client, 'reviewPackets'>, id: string): Promise<PacketGiven | null> {
  try {
    const [packet, state] = await Promise.all([reviewPackets.get(id), reviewPackets.state(id)])
    return { packet, state }
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return null
    throw error
  }
}
