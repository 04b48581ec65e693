import type { Evidence, Win } from '@throughline/core/career'
import { isNotDoneYet } from '@throughline/core/career/counts-as-evidence'
import { MAX_EVIDENCE } from '@throughline/core/career/limits'
import { useRef, useState } from 'react'
import { focusSoon } from '../../../../components/focus-soon.ts'
import { Icon } from '../../../../components/Icon.tsx'
import { late } from '../../../../components/late.tsx'
import { thread } from '../../../../messages/career-thread.ts'
import { quoted } from '../../../../messages/quoted.ts'
import { win as allWords } from '../../../../messages/win.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { localDateOf } from '../../../desk/words/day.ts'
import { removeEvidence } from '../../state/act.ts'
import { evidenceHref } from '../../words/evidence.ts'
import { partialDateWords } from '../../words/partial-date.ts'
import { quantityWords } from '../../words/result.ts'

const words = allWords.evidence
const AddEvidence = late(() => import('./AddEvidence.tsx'), { isInPage: true, takesFocus: true })

/** What shows that it is so, in the order it was added: with what was taken, and what its source says now. */
export function EvidenceOfWin({ win }: { win: Win }) {
  const [isAdding, setAdding] = useState(false)
  const adding = useRef<HTMLButtonElement>(null)
  const { evidence } = win
  const end = () => {
    setAdding(false)
    focusSoon(() => adding.current)
  }
  return (
    <section className="win-evidence" id="evidence" aria-labelledby="h-evidence">
      <h2 className="section-title" id="h-evidence">
        {words.title}
      </h2>
      {evidence.length === 0 ? (
        <p className="muted no-evidence">{words.none}</p>
      ) : (
        <ol className="thread pieces">
          {evidence.map((piece) => (
            <Piece key={piece.id} piece={piece} win={win} onRemoved={() => adding.current?.focus()} />
          ))}
        </ol>
      )}
      {isAdding ? (
        <AddEvidence win={win} onEnd={end} />
      ) : evidence.length < MAX_EVIDENCE ? (
        <button ref={adding} className="btn btn-plain" type="button" onClick={() => setAdding(true)}>
          <Icon name="plus" /> {words.add}
        </button>
      ) : (
        <p className="help">{words.full}</p>
      )}
    </section>
  )
}

function Piece({ piece, win, onRemoved }: { piece: Evidence; win: Win; onRemoved: () => void }) {
  const desk = useDesk()
  const { kind, title, quote, date, number, corrected, state } = piece
  const href = evidenceHref(piece)
  const name = title || quote || thread.kinds[kind]
  // An entry without a title is called by its first words, which may be those that were taken.
  const isQuoted = quote?.includes(title) ?? false
  const shown = isQuoted && quote ? quoted(quote) : name
  return (
    <li className={state === 'gone' ? 'is-gone' : undefined}>
      <i className="knot" />
      <div className="piece">
        <p className="piece-meta">
          {thread.kinds[kind]}
          {date && (
            <>
              , <time dateTime={date}>{partialDateWords(date, desk)}</time>
            </>
          )}
          {state === 'live' && isNotDoneYet(piece) && `, ${words.open}`}
          {number && <b className="num">{quantityWords(number, desk.locale)}</b>}
          {corrected && (
            <span>
              {words.corrected(quantityWords(corrected.was, desk.locale), partialDateWords(localDateOf(corrected.at, desk), desk))}
            </span>
          )}
        </p>
        <p className={isQuoted ? 'piece-quote' : 'piece-title'} dir="auto">
          {href ? (
            <a className="link" href={href} {...(kind === 'link' && { rel: 'noreferrer' })}>
              {shown}
            </a>
          ) : (
            shown
          )}
        </p>
        {quote && !isQuoted && (
          <q className="piece-quote" dir="auto" title={words.quote}>
            {quote}
          </q>
        )}
        {state === 'gone' && <p className="help">{words.gone}</p>}
      </div>
      <button
        className="btn btn-icon"
        type="button"
        aria-label={words.remove(name)}
        onClick={() => {
          void removeEvidence(win, piece)
          onRemoved()
        }}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
