import type { CountedReaction, ListedMessage } from '@throughline/core/discussion'
import { thread as words } from '../../../messages/discussion-thread.ts'
import { react } from './react.ts'
import type { Names } from './rendered.ts'

interface Props {
  discussionId: string
  message: ListedMessage
  names: Names
  accountId: string
  /** Whether the person may give one. */
  mayReact: boolean
}

/** Names that are said in full before they are counted. */
const NAMED = 2

/** What a message was given, and by whom. A press joins in, another takes that back. */
export function Reactions({ discussionId, message, names, accountId, mayReact }: Props) {
  const nameOf = (id: string) => (id === accountId ? words.you.toLowerCase() : names.get(id) || words.gone)
  return message.reactions.map((given) => {
    const isOwn = given.personIds.includes(accountId)
    const others = given.personIds.filter((id) => id !== accountId)
    const who = words.reacted(others.map(nameOf), isOwn)
    const short = shortly(given, nameOf)
    const shown = (
      <>
        <span className="emoji">{given.emoji}</span> <span>{short}</span>
      </>
    )
    return mayReact ? (
      <button
        className="reaction"
        type="button"
        key={given.emoji}
        aria-pressed={isOwn}
        aria-label={`${given.emoji} ${short}, ${who}`}
        title={who}
        onClick={() => void react(discussionId, message, given.emoji, accountId)}
      >
        {shown}
      </button>
    ) : (
      <span className="reaction" key={given.emoji} title={who}>
        {shown}
      </span>
    )
  })
}

function shortly({ personIds, count }: CountedReaction, nameOf: (id: string) => string): string {
  return count > NAMED ? String(count) : words.named(personIds.map((id) => nameOf(id).split(' ')[0] ?? ''))
}
