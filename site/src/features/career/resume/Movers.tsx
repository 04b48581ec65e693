import type { KeyboardEvent } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { resumeChoice as words } from '../../../messages/resume.ts'
import { $announcement } from '../../desk/told.ts'
import { announceMove } from './editing.ts'

export interface Movable {
  name: string
  /** Its place, from 0. */
  at: number
  all: number
  onMove: (by: -1 | 1) => void
}

function move({ name, at, all, onMove }: Movable, by: -1 | 1): void {
  if (at + by < 0 || at + by >= all) {
    $announcement.set(words.atEdge)
    return
  }
  onMove(by)
  announceMove(words.moved(name, at + by + 1, all))
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** What moves the row that has the focus by Alt and an arrow. */
export const moveKeys = (movable: Movable | null) => (event: KeyboardEvent) => {
  const by = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey ? steps[event.key] : undefined
  if (!by || !movable) return
  event.preventDefault()
  move(movable, by)
}

/** As `aria-keyshortcuts` has them. */
export const MOVE_KEYS = 'Alt+ArrowUp Alt+ArrowDown'

/** What moves something by a press, for who does not drag. */
export function Movers(movable: Movable) {
  const { name, all } = movable
  if (all < 2) return null
  return (
    <span className="part-acts">
      <button className="btn btn-icon" type="button" aria-label={words.up(name)} onClick={() => move(movable, -1)}>
        <Icon name="up" />
      </button>
      <button className="btn btn-icon" type="button" aria-label={words.down(name)} onClick={() => move(movable, 1)}>
        <Icon name="down" />
      </button>
    </span>
  )
}
