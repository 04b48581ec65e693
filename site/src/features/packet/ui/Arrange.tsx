import { packet as words } from '../../../messages/packet.ts'

interface Props {
  /** What is moved, for who does not see where the buttons stand. */
  what: string
  onMove(by: -1 | 1): void
  onRemove(): void
}

/** Moves something up or down, or takes it out. */
export const Arrange = ({ what, onMove, onRemove }: Props) => (
  <div className="packet-acts">
    <button className="btn btn-quiet" type="button" aria-label={words.actOn(words.up, what)} onClick={() => onMove(-1)}>
      {words.up}
    </button>
    <button className="btn btn-quiet" type="button" aria-label={words.actOn(words.down, what)} onClick={() => onMove(1)}>
      {words.down}
    </button>
    <button className="btn btn-quiet" type="button" aria-label={words.actOn(words.remove, what)} onClick={onRemove}>
      {words.remove}
    </button>
  </div>
)
