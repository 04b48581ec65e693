import { type ActorDep, listAll, type StoreDep } from '../../kernel/index.ts'
import { goalFacets, wholly } from '../facets.ts'
import { type DecidedGoal, type DraftKey, MAX_DECIDED, type ReviewPacket, reviewPackets } from '../schema.ts'

/**
 * What a person decided last of each goal, in whichever packet, be it in the trash; and what a new packet leaves out by that:
 * what is not for those who read one is not for those of the next. Packets in which nothing was decided are not read.
 */
export async function keptOut({ store, actor }: StoreDep & ActorDep): Promise<Pick<ReviewPacket, 'decided' | 'leftOut'>> {
  const { deciding, decidingInTrash } = reviewPackets.queries
  const where = { decides: true }
  const found = await Promise.all([deciding, decidingInTrash].map((query) => listAll({ store }, actor.space, query, { where })))
  const packets = found.flat()
  const there = await stillThere({ store, actor }, packets)
  const last = new Map<string, DecidedGoal>()
  for (const { id, decided } of packets)
    for (const one of decided) {
      // The packet it was decided in says it itself, or no more.
      if (one.from !== null && there.has(one.from)) continue
      const known = last.get(one.of)
      if (!known || isLater(one, known)) last.set(one.of, { ...one, from: one.from ?? id })
    }
  const decided = [...last.values()].toSorted((a, b) => (isLater(a, b) ? 1 : -1)).slice(-MAX_DECIDED)
  return { decided, leftOut: decided.flatMap(({ of, isOut }) => (isOut ? goalFacets.map((facet) => ({ facet, of })) : [])) }
}

/** Those of packets, and of the ones that they name, that are there. */
async function stillThere({ store, actor }: StoreDep & ActorDep, packets: readonly ReviewPacket[]): Promise<Set<string>> {
  const there = new Set(packets.map(({ id }) => id))
  const named = new Set(packets.flatMap(({ decided }) => decided.flatMap(({ from }) => (from === null || there.has(from) ? [] : from))))
  const others = named.size > 0 ? await store.getMany(actor.space, reviewPackets, [...named]) : []
  return new Set([...there, ...others.map(({ id }) => id)])
}

/** In one moment, what is left out stands. */
const isLater = (a: DecidedGoal, b: DecidedGoal): boolean => (a.at === b.at ? (a.isOut === b.isOut ? a.of > b.of : a.isOut) : a.at > b.at)

/** What is decided once other keys are left out: a goal that is left out as a whole by them, and no more one that was. */
export function decidedAfter({ decided, leftOut }: ReviewPacket, after: readonly DraftKey[], at: string): DecidedGoal[] {
  const [before, now] = [new Set(wholly(leftOut)), wholly(after)]
  const isOut = new Set(now)
  const stays = decided.filter((one) => !one.isOut || isOut.has(one.of) || !before.has(one.of))
  return now.filter((of) => !before.has(of)).reduce((all, of) => withDecided(all, { of, isOut: true, at, from: null }), stays)
}

/** With what is decided now of a goal, in place of what was. */
export const withDecided = (decided: readonly DecidedGoal[], one: DecidedGoal): DecidedGoal[] =>
  [...decided.filter(({ of }) => of !== one.of), one].slice(-MAX_DECIDED)
