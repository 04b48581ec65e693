import { Icon } from '../../../components/Icon.tsx'
import { resumeChoice as words } from '../../../messages/resume.ts'
import { $announcement } from '../../task/state/stores.ts'
import { announceMove } from './editing.ts'

interface Props {
  name: string
  /** Its place, from 0. */
  at: number
  all: number
  onMove: (by: -1 | 1) => void
}

/** What moves something by a press, for who does not drag. */
export function Movers({ name, at, all, onMove }: Props) {
  if (all < 2) return null
  const move = (by: -1 | 1) => {
    if (at + by < 0 || at + by >= all) return $announcement.set(words.atEdge)
    onMove(by)
    announceMove(words.moved(name, at + by + 1, all))
  }
  return (
    <span className="part-acts">
      <button className="btn btn-icon" type="button" aria-label={words.up(name)} onClick={() => move(-1)}>
        <Icon name="up" />
      </button>
      <button className="btn btn-icon" type="button" aria-label={words.down(name)} onClick={() => move(1)}>
        <Icon name="down" />
      </button>
    </span>
  )
}
