import { dimmed, type Held, type Moves } from '../../../desk/drag/moves.ts'
import { dropIndex, type Half } from '../../../desk/drag/order.ts'
import { $today } from '../../../desk/here.ts'
import { groupOf } from '../../rules/groups.ts'
import type { GoalOutline } from '../../rules/outline.ts'
import { moveGoal } from '../../state/act.ts'

const idOf = (row: HTMLElement) => row.dataset.goal ?? ''

const halfAt = ({ at }: Held, row: HTMLElement): Half => {
  const { top, height } = row.getBoundingClientRect()
  return at.y < top + height / 2 ? 'upper' : 'lower'
}

/**
 * How goals are moved: on to the upper or the lower half of another of their group.
 * @param shown the goals as they are now
 */
export function goalMoves(shown: () => readonly GoalOutline[]): Moves {
  const goalOf = (row: HTMLElement) => shown().find(({ id }) => id === idOf(row))
  return {
    items: '.goal[data-goal]',
    places: '.goal[data-goal]',
    canLand({ item }, row) {
      const goal = goalOf(item)
      return goal !== undefined && item !== row && groupOf(goal, shown(), $today.get()).some(({ id }) => id === idOf(row))
    },
    mark(held, row) {
      row.setAttribute('data-drop', halfAt(held, row))
      return null
    },
    unmark: (row) => row.removeAttribute('data-drop'),
    drop(held, row) {
      const goal = goalOf(held.item)
      if (goal) moveGoal(goal, shown(), (group) => dropIndex(group, goal.id, idOf(row), halfAt(held, row)))
    },
    nameOf: (row) => goalOf(row)?.title ?? '',
    lift: dimmed,
  }
}
