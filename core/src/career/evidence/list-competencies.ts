import { z } from 'zod'
import type { ActorDep, StoreDep } from '../../kernel/index.ts'
import { competencies } from '../competency/library/index.ts'
import { competencyKey, competencyName, libraryCompetency, otherNames } from '../competency/named.ts'
import { PartialDate } from '../dated.ts'
import { type WinFact, winFacts } from './win-facts.ts'

/** One win shows that it happened; from the second on it is more than once. */
const THIN = 1

const Standing = z.enum(['none', 'thin', 'shown'])

/** A competency of our library, or a name of the person's own, with what shows it. */
export const CompetencyEvidence = z
  .object({
    /** Of the library; of one's own the name as it is compared. */
    id: z.string(),
    name: z.string(),
    /** `null` for one of the person's own. */
    definition: z.string().nullable(),
    /** What else it is looked for by: its names in other languages, and words that people use for it. */
    aliases: z.array(z.string()),
    wins: z.int().min(0),
    /** The day of the latest win. */
    lastOn: PartialDate.nullable(),
    /** `none` and `thin`, which is a single win, are gaps. */
    standing: Standing,
  })
  .meta({ id: 'CompetencyEvidence' })
export type CompetencyEvidence = z.infer<typeof CompetencyEvidence>

/** Our competencies in their order, with what shows them, and behind them those of the person's own that wins name. */
export const listCompetencies = async (deps: StoreDep & ActorDep): Promise<CompetencyEvidence[]> =>
  competencyEvidence(await winFacts(deps), deps.actor.locale)

/** @param facts newest first */
export function competencyEvidence(facts: readonly WinFact[], locale: string): CompetencyEvidence[] {
  const found = new Map<string, { name: string; wins: number; lastOn: string }>()
  for (const { competencies: named, happenedOn } of facts)
    for (const [key, name] of new Map(named.map((name) => [competencyKey(name), name]))) {
      const known = found.get(key)
      if (known) known.wins++
      else found.set(key, { name, wins: 1, lastOn: happenedOn })
    }
  const told = (id: string, name: string, definition: string | null, aliases: string[]): CompetencyEvidence => {
    const { wins = 0, lastOn = null } = found.get(id) ?? {}
    return { id, name, definition, aliases, wins, lastOn, standing: wins === 0 ? 'none' : wins <= THIN ? 'thin' : 'shown' }
  }
  const own = [...found].filter(([, { name }]) => !libraryCompetency(name))
  return [
    ...competencies.map((one) => told(one.id, competencyName(locale, one.name), one.definition, otherNames(locale, one))),
    ...own.map(([id, { name }]) => told(id, name, null, [])),
  ]
}
