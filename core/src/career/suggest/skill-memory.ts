import { type ActorDep, createSpaceMemory, type GiveWayDep, listAllInTurns, pacer, type StoreDep } from '../../kernel/index.ts'
import { skills } from '../skill/schema.ts'
import { type SuggestedSkill, skillSuggesterInTurns } from './suggest-skills.ts'

/** Names of skills that are kept of everybody together: some 60 MB. */
const MOST_NAMES = 200_000

type Suggester = (text: string) => SuggestedSkill[]

/** What the skills of a person are called, kept in this process, so that all of them are not read and folded for each text. */
export interface SkillMemory {
  /** The skills that a text names, those first that the person lists. */
  suggester(deps: StoreDep & ActorDep & GiveWayDep): Promise<Suggester>
}

export interface SkillMemoryDep {
  skillMemory: SkillMemory
}

/** @param mostNames names that are kept of everybody together; those asked for longest ago are let go first */
export function createSkillMemory({ mostNames = MOST_NAMES }: { mostNames?: number } = {}): SkillMemory {
  const memory = createSpaceMemory<{ suggester: Suggester | null; names: number }>({
    empty: () => ({ suggester: null, names: 0 }),
    sizeOf: ({ names }) => names,
    most: mostNames,
    async after(_, changes) {
      const isSame = changes?.every(({ kind }) => kind !== skills.name) ?? false
      return (known) => {
        if (!isSame) Object.assign(known, { suggester: null, names: 0 })
      }
    },
  })

  return {
    async suggester(deps) {
      const { value: known, isCurrent, grown } = await memory.recall(deps)
      if (known.suggester) return known.suggester
      const own = await listAllInTurns(deps, deps.actor.space, skills.queries.inOrder, {})
      const suggester = await skillSuggesterInTurns(own, pacer(deps))
      if (isCurrent()) {
        Object.assign(known, { suggester, names: own.reduce((sum, { aliases }) => sum + 1 + aliases.length, 0) })
        grown()
      }
      return suggester
    },
  }
}
