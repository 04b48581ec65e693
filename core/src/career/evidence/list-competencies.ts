import { z } from 'zod'
import { type ActorDep, foremost, type GiveWayDep, pacer, type StoreDep } from '../../kernel/index.ts'
import { competencies, type LibraryCompetency } from '../competency/library/index.ts'
import { competencyKey, competencyName, libraryCompetency, otherNames } from '../competency/named.ts'
import { PartialDate } from '../dated.ts'
import { MOST_TOLD_APART, type WinFact, winFacts } from './win-facts.ts'

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

/** What shows competencies. */
export interface CompetenciesShown {
  /** Ours in their order, and behind them those of the person's own that most wins name, as they were named. */
  items: CompetencyEvidence[]
  /** How many more of the person's own there are. */
  more: number
}

/** Names of one's own, of which so many are told. */
export const MOST_OWN_COMPETENCIES = 300

/** Our competencies, with what shows them, and those of the person's own that wins name. */
export async function listCompetencies(deps: StoreDep & ActorDep & GiveWayDep): Promise<CompetenciesShown> {
  const counted = countCompetencies()
  for await (const fact of winFacts(deps)) counted.add(fact)
  return counted.shown(deps)
}

/** Counts what shows competencies, win by win, newest first. */
export function countCompetencies() {
  const ofLibrary = new Map<string, Counted>()
  const ofOwn = new Map<string, Counted & { name: string }>()
  return {
    add({ competencies: named, happenedOn }: Pick<WinFact, 'competencies' | 'happenedOn'>): void {
      for (const [key, name] of new Map(named.map((name) => [competencyKey(name), name]))) {
        const fresh = { name, wins: 1, lastOn: happenedOn }
        const known = ofLibrary.get(key) ?? ofOwn.get(key)
        if (known) known.wins++
        else if (libraryCompetency(name)) ofLibrary.set(key, fresh)
        else if (ofOwn.size < MOST_TOLD_APART) ofOwn.set(key, fresh)
      }
    },
    async shown({ actor: { locale }, ...deps }: ActorDep & GiveWayDep): Promise<CompetenciesShown> {
      const most = await foremost(ofOwn, MOST_OWN_COMPETENCIES, ([, a], [, b]) => b.wins - a.wins, pacer(deps))
      const isTold = new Set(most.map(([key]) => key))
      const own = [...ofOwn].filter(([key]) => isTold.has(key))
      return {
        items: [
          ...competencies.map((one) => libraryEvidence(locale, one, ofLibrary.get(one.id))),
          ...own.map(([id, counted]) => told(id, counted.name, null, [], counted)),
        ],
        more: ofOwn.size - own.length,
      }
    },
  }
}

/** What shows one of our library. */
export const libraryEvidence = (locale: string, one: LibraryCompetency, counted?: Counted): CompetencyEvidence =>
  told(one.id, competencyName(locale, one.name), one.definition, otherNames(locale, one), counted)

type Counted = Pick<CompetencyEvidence, 'wins'> & { lastOn: string }

function told(id: string, name: string, definition: string | null, aliases: string[], counted: Counted | undefined): CompetencyEvidence {
  const { wins = 0, lastOn = null } = counted ?? {}
  return { id, name, definition, aliases, wins, lastOn, standing: wins === 0 ? 'none' : wins <= THIN ? 'thin' : 'shown' }
}
