import type { ActorDep, StoreDep } from '../../kernel/index.ts'
import { goalFacets } from '../facets.ts'
import { sentencesOf } from '../redraw/keys.ts'
import { type DraftKey, type ReviewPacket, reviewPackets } from '../schema.ts'

/** Packets that are looked at, the latest of them. */
const MOST = 20

/**
 * Goals that a person left out of packets as a whole, as the one last changed has it that says anything of each: what is not
 * for those who read one is not for those of the next.
 */
export async function keptOut({ store, actor }: StoreDep & ActorDep): Promise<DraftKey[]> {
  const { items } = await store.list(actor.space, reviewPackets.queries.newest, {}, { limit: MOST })
  const isOut = new Map<string, boolean>()
  for (const packet of items.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))) {
    for (const { drafted } of sentencesOf(packet.sections)) if (drafted?.of && !isOut.has(drafted.of)) isOut.set(drafted.of, false)
    for (const id of wholly(packet)) if (!isOut.has(id)) isOut.set(id, true)
  }
  return [...isOut].flatMap(([of, out]) => (out ? goalFacets.map((facet) => ({ facet, of })) : []))
}

/** The goals of which nothing is to be said in a packet, whatever may be drafted. */
function wholly({ leftOut }: ReviewPacket): string[] {
  const facets = new Map<string, Set<string>>()
  for (const { facet, of } of leftOut) if (of) facets.set(of, (facets.get(of) ?? new Set()).add(facet))
  return [...facets].flatMap(([id, said]) => (goalFacets.every((facet) => said.has(facet)) ? id : []))
}
