import type { FeedbackRequest } from '@throughline/core/discussion'
import { discussionFeedback as words } from '../../../messages/discussion-feedback.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { localDateOf, nearDateWithin } from '../../desk/words/day.ts'
import type { Rendered } from '../../markdown/Markdown.tsx'
import { Answer } from './Answer.tsx'
import { type FreshLink, remind, remove, renew, withdraw } from './state.ts'

interface Props {
  discussionId: string
  request: FeedbackRequest
  /** Who asked; `null` for oneself. */
  asker: string | null
  rendered: Readonly<Record<string, Rendered>>
  onLink: (link: FreshLink) => void
}

/** One request: what was answered to it, or how it stands with its link. */
export function FeedbackItem({ discussionId, request, asker, rendered, onLink }: Props) {
  const desk = useDesk()
  const day = (instant: string) => nearDateWithin(localDateOf(instant, desk), desk)
  const { answer, about, askedOf, revokedAt, seenBy } = request
  const makeNew = async () => {
    const link = await renew(discussionId, request.id)
    if (link && link !== 'mailed') onLink(link)
  }
  return (
    <li className="feedback-card" id={`feedback-${request.id}`} tabIndex={-1}>
      <p className="feedback-who">
        <b dir="auto">{answer ? answer.name : asker === null ? words.asked(askedOf) : words.by(asker, askedOf)}</b>{' '}
        <span>{answer ? words.gave(day(answer.givenAt)) : stateWords(request, day)}</span>
        {answer?.editedAt && <span>, {words.corrected(day(answer.editedAt))}</span>}
      </p>
      <p className="feedback-about" dir="auto">
        {about}
      </p>
      {answer && <Answer {...{ discussionId, request, answer, rendered }} day={localDateOf(answer.givenAt, desk)} />}
      <p className="help">{asker === null || seenBy === 'everyone' ? words.readers[seenBy] : ''}</p>
      {asker === null && (
        <p className="pane-acts">
          {!answer && (
            <button className="btn btn-quiet" type="button" onClick={() => void makeNew()}>
              {words.renew}
            </button>
          )}
          {mayRemind(request) && (
            <button className="btn btn-quiet" type="button" onClick={() => void remind(discussionId, request)}>
              {words.remind}
            </button>
          )}
          {!answer && !revokedAt && (
            <button className="btn btn-quiet" type="button" onClick={() => void withdraw(discussionId, request)}>
              {words.revoke}
            </button>
          )}
          <button className="btn btn-quiet" type="button" onClick={() => void remove(discussionId, request)}>
            {words.remove}
          </button>
        </p>
      )}
    </li>
  )
}

const isExpired = ({ expiresAt }: FeedbackRequest) => Date.parse(expiresAt) <= Date.now()

const mayRemind = (request: FeedbackRequest) =>
  request.email !== null && request.remindedAt === null && !request.answer && !request.revokedAt && !isExpired(request)

function stateWords(request: FeedbackRequest, day: (instant: string) => string): string {
  if (request.revokedAt) return words.revoked
  if (isExpired(request)) return words.expired
  const waiting = words.waiting(day(request.expiresAt))
  return request.remindedAt ? `${waiting}, ${words.reminded(day(request.remindedAt))}` : waiting
}
