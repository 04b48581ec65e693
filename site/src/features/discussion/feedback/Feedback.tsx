import { useQuery } from '@tanstack/react-query'
import type { FeedbackRequest } from '@throughline/core/discussion'
import { useEffect, useRef, useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { Icon } from '../../../components/Icon.tsx'
import { late } from '../../../components/late.tsx'
import { discussionFeedback as words } from '../../../messages/discussion-feedback.ts'
import type { Desk } from '../../desk/desk.ts'
import { Island } from '../../frame/Island.tsx'
import type { Rendered } from '../../markdown/Markdown.tsx'
import { FeedbackItem } from './FeedbackItem.tsx'
import { LinkField } from './LinkField.tsx'
import { type FreshLink, feedbackQuery, followFeedback } from './state.ts'

interface Props {
  desk: Desk
  discussionId: string
  /** Everybody's name, by account; empty for who is gone. */
  names: Readonly<Record<string, string>>
  me: string
  mayAsk: boolean
  /** What the page was drawn with. */
  given: readonly FeedbackRequest[]
  /** Its answers as HTML, by request and question. */
  rendered: Readonly<Record<string, Rendered>>
}

const AskDialog = late(() => import('./AskDialog.tsx'))

/** The island of what others are asked for in a discussion, and what they answered. */
export default function Feedback({ desk, ...props }: Props) {
  return (
    <Island desk={desk}>
      <Section {...props} />
    </Island>
  )
}

function Section({ discussionId, names, me, mayAsk, given, rendered }: Omit<Props, 'desk'>) {
  const { data = [] } = useQuery({ ...feedbackQuery(discussionId), initialData: [...given] })
  const [isAsking, setAsking] = useState(false)
  const [link, setLink] = useState<FreshLink | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => followFeedback(discussionId), [discussionId])
  const linked = data.find(({ id }) => id === link?.id)
  const isOver = Boolean(linked?.answer || linked?.revokedAt)
  const close = () => {
    setAsking(false)
    focusSoon(() => opener.current)
  }
  return (
    <section className="feedback" aria-labelledby="feedback-title">
      <div className="pane-head">
        <h2 className="label" id="feedback-title">
          {words.title}
        </h2>
      </div>
      {data.length === 0 && <p className="help">{words.help}</p>}
      {data.length > 0 && (
        <ul className="feedback-list">
          {data.map((request) => (
            <FeedbackItem
              key={request.id}
              {...{ discussionId, request, rendered }}
              asker={request.askedBy === me ? null : (names[request.askedBy] ?? '')}
              onLink={setLink}
            />
          ))}
        </ul>
      )}
      {link && !isOver && <LinkField link={link} />}
      {mayAsk && (
        <button ref={opener} className="btn btn-quiet pane-add" type="button" onClick={() => setAsking(true)}>
          <Icon name="plus" /> {words.ask}
        </button>
      )}
      {isAsking && <AskDialog discussionId={discussionId} onLink={setLink} onClose={close} />}
    </section>
  )
}
