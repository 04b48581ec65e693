import { AT_ONCE, type Branch, closedOf, firstOf, partsOf, treeOf, withinRoom } from './groups.ts'
import type { GoalOutline } from './outline.ts'
import { turnOf } from './quarter.ts'
import type { GoalsView } from './view.ts'

/** The ids of the goals that a page of them shows at first. */
export function firstShown(
  goals: readonly GoalOutline[],
  view: GoalsView,
  here: { today: string; weekStart: number },
): ReadonlySet<string> {
  const closing = turnOf(goals, here.today)?.goals ?? []
  return new Set([...shownBy(goals, view, here), ...closing].map(({ id }) => id))
}

function shownBy(
  goals: readonly GoalOutline[],
  { only, layout }: GoalsView,
  here: { today: string; weekStart: number },
): readonly GoalOutline[] {
  if (only === 'achieved') return closedOf(goals, 'achieved').slice(0, AT_ONCE)
  if (layout === 'tree' && !only) return firstOf(treeOf(goals), AT_ONCE).flatMap(allOf)
  const { groups, closed } = partsOf(goals, only, here)
  const shown = withinRoom(groups, closed, AT_ONCE)
  return [...shown.groups.flatMap(({ goals }) => goals), ...shown.closed.flatMap(({ goals, room }) => goals.slice(0, room))]
}

const allOf = ({ goal, below }: Branch<GoalOutline>): GoalOutline[] => [goal, ...below.flatMap(allOf)]
