import { isClosed } from '../../goal/index.ts'
import type { GoalChange } from './facts.ts'
import { escaped, linkTo } from './markdown.ts'
import type { ReviewWords } from './words/words.ts'

/** How goals moved before a plain date, those that came to an end first; those that stood still are named in one line, as long as they go on. */
export function goalLines(changes: readonly GoalChange[], endBefore: string, words: ReviewWords): string[] {
  const measured = changes.filter(({ goal }) => goal.metric.type !== 'habit')
  const ended = measured.flatMap(({ goal }) => {
    const { status, closing } = goal
    return closing !== null && closing.localDate < endBefore && isClosed(status)
      ? [{ id: goal.id, line: words.ended[status](nameOf(goal)) }]
      : []
  })
  const open = measured.filter(({ goal }) => !ended.some(({ id }) => id === goal.id))
  const moved = open.flatMap((change) => movement(change, words) ?? [])
  const stood = open.filter((change) => movement(change, words) === null && change.goal.status === 'active')
  return [...ended.map(({ line }) => line), ...moved, ...stoodLine(stood, words)]
}

/** Goals that are named of those that stood still. */
const MOST_STOOD = 8

function stoodLine(stood: readonly GoalChange[], words: ReviewWords): string[] {
  if (stood.length === 0) return []
  const names = stood.slice(0, MOST_STOOD).map(({ goal }) => nameOf(goal))
  return [words.stood(stood.length > names.length ? [...names, words.more(stood.length - names.length)] : names)]
}

const nameOf = ({ id, title }: GoalChange['goal']) => linkTo('goals', id, title)

/** What a goal went from and to; `null` where it did not move. */
function movement({ goal, before, after }: GoalChange, words: ReviewWords): string | null {
  const { metric } = goal
  const isShare = metric.type === 'binary'
  const standing = ({ current, progress }: GoalChange['after']) =>
    isShare ? (progress === null ? null : String(Math.round(progress * 100))) : current
  const [from, to] = [standing(before), standing(after)]
  if (to === null || to === from) return null
  const shown = isShare ? ({ type: 'percent', unit: '' } as const) : metric
  const amount = (value: string) => escaped(words.amount(value, shown))
  const target = isShare || metric.direction === 'within' ? null : amount(after.target)
  return words.moved(nameOf(goal), { from: from === null ? null : amount(from), to: amount(to), target })
}

/** How habits were kept in the days of a review. */
export function keptLines(changes: readonly GoalChange[], words: ReviewWords): string[] {
  return changes.flatMap(({ goal, before, after }) => {
    if (!after.habit) return []
    const kept = after.habit.kept - (before.habit?.kept ?? 0)
    const asked = after.habit.asked - (before.habit?.asked ?? 0)
    return asked > 0 ? [words.kept(nameOf(goal), { kept, asked, unit: after.habit.streak.unit })] : []
  })
}

/** How long habits that go on have been kept up. */
export const streakLines = (changes: readonly GoalChange[], words: ReviewWords): string[] =>
  changes.flatMap(({ goal, after }) => (after.habit && goal.status === 'active' ? [words.streak(nameOf(goal), after.habit.streak)] : []))
