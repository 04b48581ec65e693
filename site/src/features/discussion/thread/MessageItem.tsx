import { useStore } from '@nanostores/react'
import type { ListedMessage } from '@throughline/core/discussion'
import { type KeyboardEvent, type MouseEvent, memo, useEffect } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { late } from '../../../components/late.tsx'
import { thread as words } from '../../../messages/discussion-thread.ts'
import { discussionHref } from '../../addresses/discussions.ts'
import { exactInstant, instantTime } from '../../desk/words/day.ts'
import { plainNames } from '../compose/mentions.ts'
import type { Reader } from '../words/participation.ts'
import type { Cards } from './cards.ts'
import { cardsOf } from './cards-of.ts'
import { initialsOf } from './days.ts'
import { Files } from './Files.tsx'
import { LinkCards } from './LinkCards.tsx'
import { Reactions } from './Reactions.tsx'
import { $render, htmlOf, loadRenderer, type Names, type Rendered } from './rendered.ts'
import { $history, $menu } from './shown.ts'

/** What is the same for all messages of a page. */
export interface Around {
  discussionId: string
  names: Names
  reader: Reader
  cards: Cards
  /** What the person may do here. */
  may: { post: boolean; moderate: boolean }
}

interface Props {
  message: ListedMessage
  around: Around
  rendered: Rendered | undefined
  /** Whether its answers are a line of their own, which it leads to. */
  hasLine: boolean
  isEdited: boolean
}

/** Few messages are ever edited. */
const EditMessage = late(() => import('./EditMessage.tsx'), { isInPage: true, takesFocus: true })

/** One message, with who said it, what belongs to it and what was answered. */
export const MessageItem = memo(function MessageItem({ message, around, rendered, hasLine, isEdited }: Props) {
  const { discussionId, names, reader, cards, may } = around
  const { id, authorId, postedAt, editedAt, removedAt, replies, reactions, files } = message
  const name = names.get(authorId) || words.gone
  const isOwn = authorId === reader.accountId
  const stands = removedAt === null
  const lineHref = `${discussionHref(discussionId)}?replies=${id}`
  const mayAnswer = may.post && stands && hasLine
  return (
    <li className="message" id={`message-${id}`} data-line={id} tabIndex={-1} onKeyDown={openByKey} onContextMenu={openByMenuKey}>
      <span className={isOwn ? 'avatar me' : 'avatar'} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <p className="who">
        <b dir="auto">{name}</b>
        <time className="num" dateTime={postedAt} title={exactInstant(postedAt, reader.locale, reader.timeZone)}>
          {instantTime(postedAt, reader.locale, reader.timeZone)}
        </time>
        {editedAt && stands && (
          <button className="edited" type="button" aria-haspopup="dialog" title={words.editedHow} onClick={() => $history.set(id)}>
            {words.edited}
          </button>
        )}
      </p>
      <span className="message-acts">
        {mayAnswer && !replies && (
          <a className="btn btn-icon" href={lineHref} aria-label={words.replyTo(name)} title={words.replyTo(name)}>
            <Icon name="reply" />
          </a>
        )}
        <button
          className="btn btn-icon message-more"
          type="button"
          aria-label={words.more(name)}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => $menu.set({ messageId: id, opener: currentTarget })}
        >
          <Icon name="more" />
        </button>
      </span>
      {!stands ? (
        <p className="said muted">{stoneWords(message, name, reader.accountId, names)}</p>
      ) : isEdited ? (
        <EditMessage discussionId={discussionId} hasFiles={files.length > 0} />
      ) : (
        <Body message={message} names={names} rendered={rendered} />
      )}
      {stands && <Files discussionId={discussionId} message={message} locale={reader.locale} />}
      {stands && <LinkCards cards={cardsOf(message, cards)} />}
      {((replies && hasLine) || reactions.length > 0) && (
        <div className="under">
          {replies && hasLine && (
            <a className="btn btn-quiet" href={lineHref}>
              <Icon name="reply" />
              {words.replies(replies.count)}
            </a>
          )}
          {stands && (
            <Reactions discussionId={discussionId} message={message} names={names} accountId={reader.accountId} mayReact={may.post} />
          )}
        </div>
      )}
    </li>
  )
})

/** Who has gone to a message by keys gets its menu by Enter. */
function openByKey({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Enter' && target === currentTarget) openFrom(currentTarget)
}

/** The same by the key for menus; a pointer gets the menu of the browser. */
function openByMenuKey(event: MouseEvent<HTMLElement>): void {
  if (event.button === 2 || event.target !== event.currentTarget || document.activeElement !== event.currentTarget) return
  event.preventDefault()
  openFrom(event.currentTarget)
}

function openFrom(item: HTMLElement): void {
  const { line: messageId = '' } = item.dataset
  $menu.set({ messageId, opener: item.querySelector('.message-more') ?? item })
}

function stoneWords({ authorId, removedBy }: ListedMessage, name: string, accountId: string, names: Names): string {
  if (removedBy === null || removedBy === authorId) return words.takenBack(authorId === accountId ? words.you : name)
  return words.takenBackBy(removedBy === accountId ? words.you : names.get(removedBy) || words.gone)
}

function Body({ message, names, rendered }: { message: ListedMessage; names: Names; rendered: Rendered | undefined }) {
  useStore($render)
  const html = htmlOf(message, names, rendered)
  useEffect(() => {
    if (html === null) void loadRenderer()
  }, [html])
  if (message.body === '') return null
  if (html === null)
    return (
      <div className="said is-plain" dir="auto">
        {plainNames(message.body, (id) => names.get(id))}
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMessage lets no markup through
  return <div className="said" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
}
