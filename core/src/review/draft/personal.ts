import type { Goal } from '../../goal/index.ts'
import { foldText } from '../../kernel/index.ts'

/** Tags that people keep what is not their work under. */
const ofLife = new Set(
  'home house kitchen garden allotment health fitness sport running family friends personal private life hobby holiday travel money savings haus garten gesundheit sport familie freunde privat leben hobby urlaub reise geld sparen'.split(
    ' ',
  ),
)

const someOfLife = (tags: readonly string[]) => tags.some((tag) => ofLife.has(foldText(tag)))

/** The goal that one is part of. */
type Above = (goal: Goal) => Goal | undefined

/**
 * Whether a goal is rather not for those who review somebody's work: it is tagged so, or names no competency while it is a
 * habit, meant for life, or part of such a goal. Its owner may put it in. What it is called says nothing here: of what people
 * want there is no list, save that of a search for other work.
 */
export const isPersonal = (goal: Goal, above: Above): boolean => {
  const { tags, metric, horizon, competencies } = goal
  if (someOfLife(tags)) return true
  if (competencies.length > 0) return false
  const parent = above(goal)
  return metric.type === 'habit' || horizon === 'life' || (parent !== undefined && isPersonal(parent, above))
}

/** Whether a goal, or one it is part of, names a competency. */
export const namesCompetency = (goal: Goal, above: Above): boolean => {
  const parent = above(goal)
  return goal.competencies.length > 0 || (parent !== undefined && namesCompetency(parent, above))
}
