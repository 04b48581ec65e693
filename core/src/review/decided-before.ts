import { wholly } from './facets.ts'

/** A packet of before it was kept when a goal was left out as a whole: at the latest as it was last changed. */
export function decidedBefore(packet: object) {
  const { leftOut, updatedAt } = packet as { leftOut: readonly { facet: string; of: string | null }[]; updatedAt: string }
  return { ...packet, decided: wholly(leftOut).map((of) => ({ of, isOut: true, at: updatedAt, from: null })) }
}
