import type { ListedMessage } from '@throughline/core/discussion'
import { memo } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { thread as words } from '../../../messages/discussion-thread.ts'
import { exactInstant, instantTime } from '../../task/words/day.ts'
import { discussionHref } from '../rules/views.ts'
import type { Reader } from '../words/participation.ts'
import { initialsOf } from './days.ts'
import { htmlOf, type Names, type Rendered } from './rendered.ts'

interface Props {
  message: ListedMessage
  names: Names
  reader: Reader
  discussionId: string
  rendered: Rendered | undefined
  /** Whether it may be answered from here. */
  mayReply: boolean
}

/** One message, with who said it and what was answered. */
export const MessageItem = memo(function MessageItem({ message, names, reader, discussionId, rendered, mayReply }: Props) {
  const { id, authorId, postedAt, editedAt, removedAt, replies } = message
  const name = names.get(authorId) || words.gone
  const isOwn = authorId === reader.accountId
  return (
    <li className="message" id={`message-${id}`} data-line={id} tabIndex={-1}>
      <span className={isOwn ? 'avatar me' : 'avatar'} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <p className="who">
        <b dir="auto">{name}</b>
        <time className="num" dateTime={postedAt} title={exactInstant(postedAt, reader.locale, reader.timeZone)}>
          {instantTime(postedAt, reader.locale, reader.timeZone)}
        </time>
        {editedAt && !removedAt && <span className="muted">{words.edited}</span>}
      </p>
      {removedAt ? (
        <p className="said muted">{words.takenBack(isOwn ? words.you : name)}</p>
      ) : (
        <Body message={message} names={names} rendered={rendered} />
      )}
      {(replies || (mayReply && !removedAt)) && (
        <p className="under">
          <a className="btn btn-quiet" href={`${discussionHref(discussionId)}?replies=${id}`}>
            <Icon name="reply" />
            {replies ? words.replies(replies.count) : words.reply}
          </a>
        </p>
      )}
    </li>
  )
})

function Body({ message, names, rendered }: Pick<Props, 'message' | 'names' | 'rendered'>) {
  const html = htmlOf(message, names, rendered)
  if (html === null)
    return (
      <div className="said is-plain" dir="auto">
        {message.body}
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMessage lets no markup through
  return <div className="said" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
}
