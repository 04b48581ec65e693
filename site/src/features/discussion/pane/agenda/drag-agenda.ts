import type { AgendaItem } from '@throughline/core/discussion'
import { dimmed, type Held, type Moves } from '../../../desk/drag/moves.ts'
import { dropIndex, type Half } from '../../../desk/drag/order.ts'
import { moveItem } from '../state/act.ts'

const halfAt = ({ at }: Held, row: HTMLElement): Half => {
  const { top, height } = row.getBoundingClientRect()
  return at.y < top + height / 2 ? 'upper' : 'lower'
}

const idOf = (row: HTMLElement): string => row.dataset.item ?? ''

/** How the agenda is put into order: on to the upper or the lower half of another item. @param shown all of it, in its order */
export const agendaMoves = (discussionId: string, shown: () => readonly AgendaItem[]): Moves => ({
  items: '[data-item]',
  places: '[data-item]',
  canLand: ({ item }, row) => idOf(item) !== idOf(row),
  mark(held, row) {
    row.setAttribute('data-drop', halfAt(held, row))
    return null
  },
  unmark: (row) => row.removeAttribute('data-drop'),
  drop(held, row) {
    const [items, id] = [shown(), idOf(held.item)]
    void moveItem(discussionId, items, id, dropIndex(items, id, idOf(row), halfAt(held, row)))
  },
  nameOf: (row) => shown().find(({ id }) => id === idOf(row))?.text ?? '',
  lift: dimmed,
})
