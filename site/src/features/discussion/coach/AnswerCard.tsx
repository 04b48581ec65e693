import type { CoachAnswer } from '@throughline/core/discussion'
import { may } from '@throughline/core/discussion/permissions'
import { useState } from 'react'
import { coach as words } from '../../../messages/discussion-coach.ts'
import { didBesides } from '../../changes/changes.ts'
import { exactInstant, instantTime } from '../../desk/words/day.ts'
import type { Rendered } from '../../markdown/Markdown.tsx'
import { client } from '../client.ts'
import { nameIn, type Within } from '../decided/within.ts'
import type { Reader } from '../words/participation.ts'
import { AnswerText } from './AnswerText.tsx'
import { learnAnswer } from './state.ts'
import { withoutPictures } from './without-pictures.ts'

interface Props {
  answer: CoachAnswer
  within: Within
  reader: Reader
  rendered: readonly Rendered[]
}

/** What a machine answered, marked as such, while it is being written and after. */
export function AnswerCard({ answer, within, reader, rendered }: Props) {
  const { id, askedById, question, sent, model, state, why, createdAt } = answer
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const isMine = may(within.role, 'contribute') && (askedById === reader.accountId || may(within.role, 'moderate'))
  const text = withoutPictures(answer.text)
  const isStreaming = state === 'streaming'
  const run = async (what: 'stop' | 'delete') => {
    setBusy(true)
    setFailed(false)
    await client.discussionCoach[what](within.id, id).then(
      (changed) => {
        learnAnswer(changed)
        if (what === 'delete') didBesides(words.removed, () => restore(within.id, id))
      },
      () => setFailed(true),
    )
    setBusy(false)
  }
  return (
    <section className="coach-answer" id={`answer-${id}`} aria-label={words.named(model, question)} aria-busy={isStreaming}>
      <p className="kind">
        {words.by(model)} {words.asked(nameIn(within, askedById, reader.accountId))}{' '}
        <time className="num" dateTime={createdAt} title={exactInstant(createdAt, reader.locale, reader.timeZone)} suppressHydrationWarning>
          {instantTime(createdAt, reader.locale, reader.timeZone)}
        </time>
      </p>
      <p className="coach-question" dir="auto">
        {question}
      </p>
      {text && (
        <div dir="auto">
          <AnswerText text={text} rendered={rendered.find((one) => one.text === text)} />
        </div>
      )}
      <p className="coach-state" role="status">
        {isStreaming ? words.streaming : why ? words.ended[why] : text ? '' : words.nothing}
        {failed && ` ${words.failed}`}
      </p>
      <div className="coach-ends">
        {sent.length === 0 ? (
          <p className="muted">{words.sent(0)}</p>
        ) : (
          <details>
            <summary>{words.sent(sent.length)}</summary>
            <dl>
              {sent.map((one, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they were sent
                <div key={place}>
                  <dt>{words.kinds[one.kind]}</dt>
                  <dd dir="auto">{one.text}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        {isMine && (
          <button className="btn btn-quiet" type="button" disabled={isBusy} onClick={() => void run(isStreaming ? 'stop' : 'delete')}>
            {isStreaming ? words.stop : words.remove}
          </button>
        )}
      </div>
    </section>
  )
}

const restore = (discussionId: string, id: string): Promise<boolean> =>
  client.discussionCoach.restore(discussionId, id).then(
    (answer) => {
      learnAnswer(answer)
      return true
    },
    () => false,
  )
