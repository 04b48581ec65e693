import type { ListedMessage } from '@throughline/core/discussion'
import { attempt } from '../../desk/reason.ts'
import { client } from '../client.ts'
import { reacted, showing } from './pending.ts'
import { $talk, changeTalk } from './state.ts'
import { learned } from './talk.ts'

/** The message as it is known; what is told of it may be about an earlier one. */
export const known = (id: string): ListedMessage | undefined => {
  const talk = $talk.get()
  return talk?.answered?.id === id ? talk.answered : talk?.said.find((message) => message.id === id)
}

/** One after another: of two presses on one emoji the second is answered last. */
let turn: Promise<unknown> = Promise.resolve()

/** Gives a message an emoji, or takes one's own away. */
export function react(discussionId: string, { id, reactions }: ListedMessage, emoji: string, personId: string): Promise<boolean> {
  const isOn = !reactions.some((given) => given.emoji === emoji && given.personIds.includes(personId))
  const send = async () => {
    const all = await client.discussionMessages.react(discussionId, id, { emoji, isOn })
    const now = known(id)
    if (now) changeTalk((talk) => learned(talk, [{ ...now, reactions: all }]))
  }
  const change = { messageId: id, as: (message: ListedMessage) => reacted(message, emoji, personId, isOn) }
  return attempt(() =>
    showing(change, () => {
      turn = turn.then(send, send)
      return turn
    }),
  )
}
