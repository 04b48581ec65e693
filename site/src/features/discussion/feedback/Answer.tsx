import type { FeedbackAnswer, FeedbackRequest } from '@throughline/core/discussion'
import { useRef, useState } from 'react'
import { late } from '../../../components/late.tsx'
import { discussionFeedback as words } from '../../../messages/discussion-feedback.ts'
import { Markdown, type Rendered } from '../../markdown/Markdown.tsx'

interface Props {
  discussionId: string
  request: FeedbackRequest
  answer: FeedbackAnswer
  /** The day it was given on, `YYYY-MM-DD`. */
  day: string
  rendered: Readonly<Record<string, Rendered>>
}

/** UTF-16 units of a passage. */
const MAX_QUOTE = 2_000

const QuoteDialog = late(() => import('./QuoteDialog.tsx'))

/** What was answered to each question. What was written can be quoted: a passage that is selected, or all of it. */
export function Answer({ discussionId, request, answer, day, rendered }: Props) {
  const [quoted, setQuoted] = useState<string | null>(null)
  return (
    <>
      <dl className="feedback-replies">
        {request.questions.map(({ kind, text, options }, place) => {
          const { text: said = '', value = null } = answer.replies[place] ?? {}
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: questions never change
            <div key={place}>
              <dt dir="auto">{text}</dt>
              {kind === 'text' && said.trim() ? (
                <Said text={said} rendered={rendered[`${request.id}:${place}`]} onQuote={setQuoted} />
              ) : value === null ? (
                <dd className="muted">{words.nothing}</dd>
              ) : (
                <dd dir="auto">{kind === 'scale' ? words.of(value, options) : options[value - 1]}</dd>
              )}
            </div>
          )
        })}
      </dl>
      {quoted !== null && (
        <QuoteDialog
          from={{ kind: 'feedback-answer', id: request.id, discussionId, quote: quoted }}
          by={answer.name}
          day={day}
          onClose={() => setQuoted(null)}
        />
      )}
    </>
  )
}

function Said({ text, rendered, onQuote }: { text: string; rendered: Rendered | undefined; onQuote: (quote: string) => void }) {
  const body = useRef<HTMLDivElement>(null)
  /** A click takes the selection away in some browsers: it is read as the button is pressed. */
  const selected = useRef('')
  const look = () => {
    selected.current = selectedIn(body.current)
  }
  return (
    <dd dir="auto">
      <div ref={body}>
        <Markdown className="markdown" text={text} rendered={rendered} />
      </div>
      <button
        className="btn btn-quiet feedback-quote"
        type="button"
        title={words.quoteHelp}
        onPointerDown={look}
        onKeyDown={look}
        onClick={() => onQuote((selected.current || body.current?.innerText.trim() || text.trim()).slice(0, MAX_QUOTE))}
      >
        {words.quote}
      </button>
    </dd>
  )
}

function selectedIn(element: HTMLElement | null): string {
  const selection = getSelection()
  if (!selection || !element || !selection.containsNode(element, true)) return ''
  const isWithin = element.contains(selection.anchorNode) && element.contains(selection.focusNode)
  return isWithin ? selection.toString().trim() : ''
}
