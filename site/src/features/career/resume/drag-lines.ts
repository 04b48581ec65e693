import type { Resume } from '@throughline/core/resume'
import { resumeChoice as words } from '../../../messages/resume.ts'
import { dimmed, type Held, type Moves } from '../../task/drag/moves.ts'
import type { RecordEdit } from '../records/change.ts'
import { announceMove } from './editing.ts'
import { moveLine } from './rules/sections.ts'

const [PLACE, ITEM, LINE] = [0, 1, 2]
const keysOf = (row: HTMLElement): string[] => (row.dataset.line ?? '').split(' ')
const isUpper = ({ at }: Held, row: HTMLElement) => {
  const { top, height } = row.getBoundingClientRect()
  return at.y < top + height / 2
}

/** How a line is moved to another place below the same record. */
export function lineMoves(current: () => Resume, save: (changes: RecordEdit<'resume'>) => void): Moves {
  const isSame = (a: HTMLElement, b: HTMLElement, ...keys: number[]) => keys.every((key) => keysOf(a)[key] === keysOf(b)[key])
  const nameOf = (row: HTMLElement) => row.querySelector('label span')?.firstChild?.textContent ?? ''
  return {
    items: '.pick.movable',
    places: '.pick.movable',
    canLand: ({ item }, row) => isSame(item, row, PLACE, ITEM) && !isSame(item, row, LINE),
    mark(held, row) {
      row.setAttribute('data-drop', isUpper(held, row) ? 'upper' : 'lower')
      return null
    },
    unmark: (row) => row.removeAttribute('data-drop'),
    drop(held, row) {
      const { sections } = current()
      const [place, itemId = '', lineId = ''] = keysOf(held.item)
      const lines = sections[Number(place)]?.items.find(({ id }) => id === itemId)?.lines ?? []
      const rest = lines.filter(({ id }) => id !== lineId)
      const over = rest.findIndex(({ id }) => id === keysOf(row)[LINE])
      const to = isUpper(held, row) ? over : over + 1
      save({ sections: moveLine(sections, Number(place), itemId, lineId, to) })
      announceMove(words.moved(nameOf(held.item), to + 1, lines.length))
    },
    nameOf,
    lift: dimmed,
  }
}
