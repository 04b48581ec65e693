import { z } from 'zod'
import { type ActorDep, type GiveWayDep, MAX_LIMIT, RecordId, type StoreDep } from '../../kernel/index.ts'
import { wins } from '../win/schema.ts'
import { CompetencyEvidence, countCompetencies } from './list-competencies.ts'
import { winFacts } from './win-facts.ts'

const count = z.int().min(0)

export const WinStats = z
  .object({
    wins: count,
    /** Pieces that count: what they name is there, and done. */
    evidence: count,
    /** Wins without any. */
    unproven: count,
    /** Newest first; those of which only the year is known are by themselves. */
    quarters: z.array(z.object({ year: z.int(), quarter: z.int().min(1).max(4).nullable(), wins: count })),
    experiences: z.array(z.object({ experienceId: RecordId, wins: count })),
    /** All of our library, those with `none` and `thin` being gaps, and those of one's own that most wins name. */
    competencies: z.array(CompetencyEvidence),
    /** How many more of one's own wins name. */
    moreCompetencies: count,
  })
  .meta({ id: 'WinStats' })
export type WinStats = z.infer<typeof WinStats>

/** What all wins come to. */
export async function readWinStats(deps: StoreDep & ActorDep & GiveWayDep): Promise<WinStats> {
  const total = { wins: 0, evidence: 0, unproven: 0 }
  const counted = countCompetencies()
  const quarters = new Map<string, WinStats['quarters'][number]>()
  const ofExperience = new Map<string, number>()
  for await (const fact of winFacts(deps)) {
    const { happenedOn, experienceId, evidence } = fact
    total.wins++
    total.evidence += evidence
    if (evidence === 0) total.unproven++
    counted.add(fact)
    const [year, month] = happenedOn.split('-').map(Number) as [number, number | undefined]
    const quarter = month === undefined ? null : Math.ceil(month / 3)
    const key = `${year} ${quarter ?? 0}`
    const known = quarters.get(key) ?? { year, quarter, wins: 0 }
    known.wins++
    quarters.set(key, known)
    if (experienceId) ofExperience.set(experienceId, (ofExperience.get(experienceId) ?? 0) + 1)
  }
  const { items, more } = await counted.shown(deps)
  return {
    ...total,
    quarters: [...quarters.values()].sort((a, b) => b.year - a.year || (b.quarter ?? 0) - (a.quarter ?? 0)),
    experiences: [...ofExperience].map(([experienceId, wins]) => ({ experienceId, wins })),
    competencies: items,
    moreCompetencies: more,
  }
}

/** How many wins name each of some records, up to 200, as their evidence; those that none names are left out. */
export async function countWinsOf({ store, actor }: StoreDep & ActorDep, ids: readonly string[]): Promise<{ id: string; wins: number }[]> {
  const values = [...new Set(ids)].slice(0, MAX_LIMIT)
  const found = await store.countEach(actor.space, wins.queries.bySource, {}, { key: 'sourceIds', values })
  return [...found].map(([id, wins]) => ({ id, wins }))
}
