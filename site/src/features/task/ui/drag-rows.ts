import type { Task, TaskView } from '@throughline/core/task'
import { drag as words } from '../../../messages/drag.ts'
import type { Held, Moves } from '../../desk/drag/moves.ts'
import type { Half } from '../../desk/drag/order.ts'
import { movedWith } from '../rules/selection.ts'
import { $selection, unchooseLone } from '../state/selection.ts'
import { dropRow } from './move-row.ts'

const rowOf = (element: Element) => (element as HTMLElement).dataset.row ?? ''

/** What moves along with a row, itself included. */
const alongWith = (row: HTMLElement): readonly string[] => movedWith($selection.get(), [...$selection.get().ids], rowOf(row))

const halfAt = ({ at }: Held, row: HTMLElement): Half => {
  const { top, height } = row.getBoundingClientRect()
  return at.y < top + height / 2 ? 'upper' : 'lower'
}

/**
 * How the rows of a list are moved: on to the upper or the lower half of another.
 * @param shown the list as it is now
 */
export const rowMoves = (shown: () => { view: TaskView; tasks: readonly Task[] }): Moves => ({
  items: '[data-row]',
  places: '[data-row]',
  canLand: ({ item }, row) => rowOf(row) !== rowOf(item),
  mark(held, row) {
    row.setAttribute('data-drop', halfAt(held, row))
    return null
  },
  unmark: (row) => row.removeAttribute('data-drop'),
  drop(held, row) {
    const { view, tasks } = shown()
    void dropRow(view, tasks, rowOf(held.item), rowOf(row), halfAt(held, row))
  },
  countOf: (row) => alongWith(row).length,
  nameOf(row) {
    const { length } = alongWith(row)
    return length > 1 ? words.several(length) : (row.querySelector('.task-title')?.textContent ?? '')
  },
  lift(row, isPressed) {
    const ids = alongWith(row)
    if (isPressed) unchooseLone(rowOf(row))
    markDragging(ids)
    return () => markDragging([])
  },
})

function markDragging(ids: readonly string[]) {
  for (const row of document.querySelectorAll<HTMLElement>('.task-form [data-row]'))
    row.toggleAttribute('data-dragging', ids.includes(rowOf(row)))
}
