import { useEffect, useState, useSyncExternalStore } from 'react'
import { thread as words } from '../../../messages/discussion-thread.ts'
import { plainNames } from '../compose/mentions.ts'
import { type WaitingMessage, waitingIn } from '../compose/waiting-messages.ts'
import { initialsOf } from './days.ts'
import { discard } from './discard.ts'
import { endOfTalk } from './place.ts'
import { htmlHere, loadRenderer, type Names } from './rendered.ts'

interface Props {
  discussionId: string
  /** The message whose replies are shown; `null` for the main line. */
  line: string | null
  name: string
  names: Names
}

const nothing: readonly WaitingMessage[] = []

/** What the person has said and the server does not have yet: where it will stand. */
export function Waiting({ discussionId, line, name, names }: Props) {
  const messages = waitingIn(discussionId)
  const all = useSyncExternalStore(messages.subscribe, messages.list, () => nothing)
  const waiting = all.filter(({ replyTo }) => replyTo === line)
  const last = waiting.at(-1)?.id
  const [, setRenders] = useState(false)
  useEffect(() => {
    if (!last) return
    endOfTalk()?.scrollIntoView({ block: 'nearest' })
    void loadRenderer().then(() => setRenders(true))
  }, [last])
  if (waiting.length === 0) return null
  return (
    <ol className="waiting" aria-label={words.waiting.label}>
      {waiting.map((message) => (
        <li className="message" key={message.id}>
          <span className="avatar me" aria-hidden="true">
            {initialsOf(name)}
          </span>
          <p className="who">
            <b dir="auto">{name}</b>
            <span className={message.state === 'refused' ? 'error' : 'muted'}>{stateWords(message)}</span>
          </p>
          <WaitingBody message={message} names={names} />
          {message.fileIds.length > 0 && <p className="under muted">{words.waiting.files(message.fileIds.length)}</p>}
          {message.state !== 'sending' && (
            <p className="under">
              <button className="btn btn-quiet" type="button" onClick={() => messages.again(message.id)}>
                {words.waiting.again}
              </button>
              <button className="btn btn-quiet" type="button" onClick={() => discard(discussionId, message.id)}>
                {words.waiting.discard}
              </button>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

const stateWords = ({ state, why }: WaitingMessage): string =>
  state === 'refused' ? words.waiting.refused(why ?? '') : state === 'waiting' ? why || words.waiting.waiting : words.waiting.sending

function WaitingBody({ message, names }: { message: WaitingMessage; names: Names }) {
  const html = htmlHere(message.body, names)
  if (html === null)
    return (
      <div className="said is-plain" dir="auto">
        {plainNames(message.body, (id) => names.get(id))}
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMessage lets no markup through
  return <div className="said" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
}
