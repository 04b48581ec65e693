import type { ListedMessage, MessageRevision } from '@throughline/core/discussion'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { message as all } from '../../../messages/discussion-message.ts'
import { exactInstant } from '../../desk/words/day.ts'
import { client } from '../client.ts'
import type { Reader } from '../words/participation.ts'
import { renderMessage } from './render-message.ts'
import type { Names } from './rendered.ts'

interface Props {
  discussionId: string
  message: ListedMessage
  names: Names
  reader: Reader
  onClose: () => void
}

const words = all.history

/** How a message read before it was edited, the last first, for everybody who reads the message. */
export default function History({ discussionId, message, names, reader, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [read, setRead] = useState<readonly MessageRevision[] | null>(null)
  const [more, setMore] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const readOn = (cursor?: string) => {
    setFailed(false)
    client.discussionMessages.revisions(discussionId, message.id, { cursor }).then(
      ({ items, nextCursor }) => {
        setRead((before) => [...(cursor ? (before ?? []) : []), ...items])
        setMore(nextCursor)
      },
      () => setFailed(true),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read as it opens, and again once the message is edited meanwhile
  useEffect(() => {
    dialog.current?.showModal()
    readOn()
  }, [message.version])
  return (
    <dialog className="dialog said-history" ref={dialog} aria-labelledby="h-history" onClose={onClose}>
      <div className="said-history-head">
        <h2 id="h-history">{words.title}</h2>
        <button className="btn btn-icon" type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {hasFailed && (
        <p role="alert">
          {words.failed}{' '}
          <button className="btn btn-plain" type="button" onClick={() => readOn(more ?? undefined)}>
            {words.again}
          </button>
        </p>
      )}
      {!read && !hasFailed && (
        <p className="hidden-text" role="status">
          {words.loading}
        </p>
      )}
      {read?.length === 0 && <p className="muted">{words.none}</p>}
      <ol>
        {read?.map(({ id, body, writtenAt }) => (
          <li key={id}>
            <h3 className="muted">{words.until(exactInstant(writtenAt, reader.locale, reader.timeZone))}</h3>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: renderMessage lets no markup through */}
            <div className="said" dir="auto" dangerouslySetInnerHTML={{ __html: renderMessage(body, names) }} />
          </li>
        ))}
      </ol>
      {more && (
        <button className="btn btn-plain" type="button" onClick={() => readOn(more)}>
          {words.more}
        </button>
      )}
    </dialog>
  )
}
