import type { Goal } from '../../goal/index.ts'
import { foldText } from '../../kernel/index.ts'

/** Tags that people keep what is not their work under. */
const ofLife = new Set(
  'home house kitchen garden allotment health fitness sport running family friends personal private life hobby holiday travel money savings haus garten gesundheit sport familie freunde privat leben hobby urlaub reise geld sparen'.split(
    ' ',
  ),
)

const someOfLife = (tags: readonly string[]) => tags.some((tag) => ofLife.has(foldText(tag)))

/**
 * Whether a goal is rather not for those who review somebody's work: it is tagged so, or names no competency while it is a
 * habit, or meant for life. Its owner may put it in.
 */
export const isPersonal = ({ tags, metric, horizon, competencies }: Goal): boolean =>
  someOfLife(tags) || (competencies.length === 0 && (metric.type === 'habit' || horizon === 'life'))
