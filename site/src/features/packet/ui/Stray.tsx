import { packet as words } from '../../../messages/packet.ts'
import type { WritingsDesk } from '../draft/use-writings.ts'

interface Props {
  writings: WritingsDesk
  /** Those whose paragraphs are not there any more. */
  ids: readonly string[]
  onPutIn(id: string): void
}

/** Texts that were being written for paragraphs that are gone. */
export function Stray({ writings, ids, onPutIn }: Props) {
  return ids.map((id) => (
    <section key={id} className="packet-stray" aria-label={words.writing.stray}>
      <p>{words.writing.stray}</p>
      <blockquote dir="auto">{writings.all[id]?.text}</blockquote>
      <div className="packet-acts">
        <button className="btn btn-primary" type="button" onClick={() => onPutIn(id)}>
          {words.writing.putIn}
        </button>
        <button className="btn btn-quiet" type="button" onClick={() => writings.leave(id)}>
          {words.writing.letGo}
        </button>
      </div>
    </section>
  ))
}
