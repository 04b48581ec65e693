import type { Win } from '@throughline/core/career'
import { thread as words } from '../../../messages/career-thread.ts'
import { winHref } from '../../addresses/wins.ts'
import type { DateContext } from '../../desk/words/day.ts'
import { evidenceHref, evidenceWords } from '../words/evidence.ts'
import { partialDateWords } from '../words/partial-date.ts'
import { WhyUncounted } from './WhyUncounted.tsx'

/** More than these stand on the page of the win. */
const SHOWN = 5

/** What shows that a win is so: a branch of the thread. */
export function Evidence({ win: { id, evidence }, context }: { win: Win; context: DateContext }) {
  const shown = evidence.length > SHOWN + 1 ? evidence.slice(0, SHOWN) : evidence
  const more = evidence.length - shown.length
  return (
    <ul className="evidence">
      {shown.map((piece) => {
        const href = evidenceHref(piece)
        const said = evidenceWords(piece, context.locale)
        return (
          <li key={piece.id}>
            <i className="knot" />
            {piece.date ? <time dateTime={piece.date}>{partialDateWords(piece.date, context)}</time> : <span />}
            <span className="kind">{words.kinds[piece.kind]}</span>
            <span dir="auto" className="said">
              {href ? (
                <a href={href} {...(piece.kind === 'link' && { rel: 'noreferrer' })}>
                  {said}
                </a>
              ) : (
                said
              )}
              <WhyUncounted piece={piece} />
            </span>
          </li>
        )
      })}
      {more > 0 && (
        <li className="more">
          <i className="knot" />
          <a className="link alone" href={`${winHref(id)}#evidence`}>
            {words.more(more)}
          </a>
        </li>
      )}
    </ul>
  )
}
