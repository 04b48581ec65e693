import type { Client } from '@throughline/client'
import type { ReviewPacket } from '@throughline/core/review'

type Edit = Client['reviewPackets']['edit']

/** Takes changes of a packet back, the newest first, and over nothing that was changed elsewhere meanwhile. */
export function createTakingBack(edit: Edit) {
  /** Versions by an earlier one that they read the same as, as what came between was taken back. */
  const again = new Map<number, number>()
  const latestOf = (version: number): number => {
    const later = again.get(version)
    return later === undefined ? version : latestOf(later)
  }
  /** @throws ProblemError `stale` where the packet is no longer as the change left it */
  return async (before: ReviewPacket, after: ReviewPacket): Promise<ReviewPacket> => {
    const { id, sections, leftOut, decided, drawnAt } = before
    const back = await edit(id, { sections, leftOut, decided, drawnAt }, { version: latestOf(after.version) })
    again.set(before.version, back.version)
    return back
  }
}
