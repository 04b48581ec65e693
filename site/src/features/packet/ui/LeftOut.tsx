import type { PacketState } from '@throughline/core/review'
import { packet as allWords } from '../../../messages/packet.ts'
import { partialDateWords } from '../../career/words/partial-date.ts'
import { career } from '../../desk/career-client.ts'
import type { Desk } from '../../desk/desk.ts'
import { hrefOf } from '../rules/marks.ts'
import type { PacketDesk } from './use-packet.ts'

const words = allWords.leftOut

/** What of these days nothing says, why, and the way in. */
export function LeftOut({ packet, desk }: { packet: PacketDesk; desk: Desk }) {
  const { leftOut } = packet.state
  if (leftOut.length === 0) return null
  const isSent = packet.packet.sentAt !== null
  const putIn = (recordId: string) =>
    void packet.change(({ id, version }) => career.reviewPackets.draw(id, { putIn: recordId }, { version }), words.putted)
  return (
    <section className="left-out" aria-labelledby="left-out">
      <h2 className="section-title" id="left-out" tabIndex={-1}>
        {words.title} <small>{words.subtitle(leftOut.length)}</small>
      </h2>
      <ul className="thread faint">
        {leftOut.map((one) => (
          <li key={one.id}>
            {/* It happened: a ring would say that it is a win, and looks like one that can be pressed. */}
            <i className="knot" />
            <span dir="auto">
              {one.title}
              <small>{detail(one, desk)}</small>
            </span>
            {one.why === 'private' || isSent ? (
              <a className="btn btn-plain" href={hrefOf(one) ?? ''}>
                {words.look}
              </a>
            ) : (
              <span className="packet-acts">
                {one.why === 'no-number' && (
                  <a className="btn btn-plain" href={hrefOf(one) ?? ''}>
                    {words.addNumber}
                  </a>
                )}
                <button className="btn btn-plain" type="button" aria-label={words.putInOf(one.title)} onClick={() => putIn(one.id)}>
                  {words.putIn}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One that was not there yet as this was drafted is added by the press beside it: nothing is to be explained. */
const detail = ({ kind, date, why, evidence }: PacketState['leftOut'][number], desk: Desk): string =>
  [partialDateWords(date, desk), why !== 'not-drawn' && words.why[why], kind === 'win' && why !== 'no-number' && words.evidence(evidence)]
    .filter(Boolean)
    .join(', ')
