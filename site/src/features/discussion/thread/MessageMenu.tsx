import type { ListedMessage } from '@throughline/core/discussion'
import { useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { late } from '../../../components/late.tsx'
import { message as words } from '../../../messages/discussion-message.ts'
import { discussionHref } from '../../addresses/discussions.ts'
import { ActDialog, closeActs } from '../../desk/ui/ActDialog.tsx'
import { madeActs } from '../made/menu-acts.ts'
import { beginEdit, copyLink, markUnread, takeBack } from './act.ts'
import { quickEmoji } from './emoji.ts'
import { react } from './react.ts'
import { $history } from './shown.ts'

interface Props {
  discussionId: string
  message: ListedMessage
  author: string
  accountId: string
  may: { post: boolean; moderate: boolean }
  /** Whether it stands in the main line, which is answered and read up to. */
  isInMainLine: boolean
  opener: Element
  onClose: () => void
}

/** All emoji that have a name here are seldom asked for. */
const FindEmoji = late(() => import('./FindEmoji.tsx'), { isInPage: true, takesFocus: true })

/** What can be done with one message. */
export default function MessageMenu({ discussionId, message, author, accountId, may, isInMainLine, opener, onClose }: Props) {
  const [finds, setFinds] = useState(false)
  const { id, authorId, editedAt } = message
  const isOwn = authorId === accountId
  const stands = message.removedAt === null
  const acts = [
    may.post &&
      stands &&
      isInMainLine && { words: words.menu.reply, run: () => location.assign(`${discussionHref(discussionId)}?replies=${id}`) },
    may.post && stands && isOwn && { words: words.menu.edit, run: () => beginEdit(message) },
    stands && editedAt !== null && { words: words.menu.history, run: () => $history.set(id) },
    isInMainLine && { words: words.menu.markUnread, run: () => void markUnread(discussionId, message) },
    { words: words.menu.copyLink, run: () => void copyLink(discussionId, message) },
    ...(stands ? madeActs(discussionId, message) : []),
    may.post &&
      stands &&
      (isOwn || may.moderate) && {
        words: isOwn ? words.menu.takeBack : words.menu.remove,
        run: () => void takeBack(discussionId, message, accountId),
      },
  ].filter((act) => act !== false)
  const give = (emoji: string, element: Element) => {
    closeActs(element)
    void react(discussionId, message, emoji, accountId)
  }
  return (
    <ActDialog title={words.menu.title(author)} opener={opener} onClose={onClose}>
      {may.post && stands && (
        <fieldset className="emoji-row">
          <legend className="hidden-text">{words.menu.react}</legend>
          {quickEmoji.map(([emoji, name]) => (
            <button
              className="emoji-button"
              type="button"
              key={emoji}
              aria-label={name}
              title={name}
              onClick={({ currentTarget }) => give(emoji, currentTarget)}
            >
              {emoji}
            </button>
          ))}
          <button
            className="emoji-button"
            type="button"
            aria-label={words.menu.otherEmoji}
            title={words.menu.otherEmoji}
            aria-expanded={finds}
            onClick={() => setFinds(!finds)}
          >
            <Icon name="plus" />
          </button>
        </fieldset>
      )}
      {finds && (
        <FindEmoji
          onChoose={(emoji) => give(emoji, opener.ownerDocument.querySelector('.act-dialog') ?? opener)}
          onEnd={() => setFinds(false)}
        />
      )}
      <ul className="menu">
        {acts.map((act) => (
          <li key={act.words}>
            <button
              type="button"
              onClick={({ currentTarget }) => {
                closeActs(currentTarget)
                act.run()
              }}
            >
              <span>{act.words}</span>
            </button>
          </li>
        ))}
      </ul>
    </ActDialog>
  )
}
