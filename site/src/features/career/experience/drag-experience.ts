import type { Experience } from '@throughline/core/career'
import { dimmed, type Held, type Moves } from '../../desk/drag/moves.ts'
import type { Half } from '../../desk/drag/order.ts'
import { drop } from './move.ts'
import { nameOf } from './names.ts'

const idsOf = (row: HTMLElement): string[] => (row.dataset.ids ?? '').split(',')

const halfAt = ({ at }: Held, row: HTMLElement): Half => {
  const { top, height } = row.getBoundingClientRect()
  return at.y < top + height / 2 ? 'upper' : 'lower'
}

/**
 * How experience is moved: on to the upper or the lower half of another of its kind, a group by its heading.
 * @param shown all of it, in its order
 */
export function experienceMoves(shown: () => readonly Experience[]): Moves {
  const of = (row: HTMLElement) => shown().find(({ id }) => id === idsOf(row)[0])
  return {
    items: '.movable[data-ids]',
    places: '.movable[data-ids]',
    canLand: ({ item }, row) => of(item)?.kind === of(row)?.kind && !idsOf(row).some((id) => idsOf(item).includes(id)),
    mark(held, row) {
      row.setAttribute('data-drop', halfAt(held, row))
      return null
    },
    unmark: (row) => row.removeAttribute('data-drop'),
    drop(held, row) {
      const kind = of(held.item)?.kind
      drop(
        shown().filter((one) => one.kind === kind),
        idsOf(held.item),
        idsOf(row),
        halfAt(held, row),
      )
    },
    nameOf(row) {
      const one = of(row)
      return !one ? '' : idsOf(row).length > 1 ? one.organisation : nameOf(one)
    },
    lift: dimmed,
  }
}
