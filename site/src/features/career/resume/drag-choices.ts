import type { Resume } from '@throughline/core/resume'
import { resumeChoice as words } from '../../../messages/resume.ts'
import { dimmed, type Moves } from '../../desk/drag/moves.ts'
import type { RecordEdit } from '../records/change.ts'
import { announceMove } from './editing.ts'
import { movedTo, siblingsAt } from './rules/places.ts'

const placeOf = (row: HTMLElement): string => row.dataset.place ?? ''
const nameOf = (row: HTMLElement) =>
  row.querySelector('label span')?.firstChild?.textContent ?? row.closest('section')?.getAttribute('aria-label') ?? ''

/** How sections, records and lines are moved among those of their own: each takes the place of what it is let go on. */
export function choiceMoves(current: () => Resume, save: (changes: RecordEdit<'resume'>) => void): Moves {
  const stepsOf = (item: HTMLElement, row: HTMLElement) => {
    const all = siblingsAt(current().sections, placeOf(item))
    return { from: all.indexOf(placeOf(item)), to: all.indexOf(placeOf(row)), all: all.length }
  }
  return {
    items: '.choices .movable',
    places: '.choices .movable',
    canLand({ item }, row) {
      const { from, to } = stepsOf(item, row)
      return to >= 0 && from !== to
    },
    mark({ item }, row) {
      const { from, to } = stepsOf(item, row)
      row.setAttribute('data-drop', to < from ? 'upper' : 'lower')
      return null
    },
    unmark: (row) => row.removeAttribute('data-drop'),
    drop({ item }, row) {
      const { to, all } = stepsOf(item, row)
      const name = nameOf(item)
      save({ sections: movedTo(current().sections, placeOf(item), to) })
      announceMove(words.moved(name, to + 1, all))
    },
    nameOf,
    lift: dimmed,
  }
}
