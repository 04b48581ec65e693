import type { ListedMessage } from '@throughline/core/discussion'
import { atom } from 'nanostores'

/** Something the person did to a message that the server has not answered yet. */
interface Pending {
  messageId: string
  /** How the message shows meanwhile. */
  as: (message: ListedMessage) => ListedMessage
}

export const $pending = atom<readonly Pending[]>([])

/** Messages as they show: as they are known, and what was done to them since. Those it changes nothing of stay the same objects. */
export const shownAs = (said: readonly ListedMessage[], pending: readonly Pending[]): readonly ListedMessage[] =>
  pending.length === 0 ? said : said.map((message) => pending.filter(({ messageId }) => messageId === message.id).reduce(asDone, message))

const asDone = (message: ListedMessage, { as }: Pending) => as(message)

/** Shows a change at once and sends it; once there is an answer, what is known shows. Answers whatever it was sent with. */
export async function showing<T>(pending: Pending, send: () => Promise<T>): Promise<T> {
  $pending.set([...$pending.get(), pending])
  try {
    return await send()
  } finally {
    $pending.set($pending.get().filter((each) => each !== pending))
  }
}

/** A message with an emoji of a person's, or without. */
export function reacted(message: ListedMessage, emoji: string, personId: string, isOn: boolean): ListedMessage {
  const given = message.reactions.find((each) => each.emoji === emoji)
  const others = given?.personIds.filter((id) => id !== personId) ?? []
  const personIds = isOn ? [...others, personId] : others
  const counted = { emoji, personIds, count: personIds.length }
  if (!given) return isOn ? { ...message, reactions: [...message.reactions, counted] } : message
  const reactions = message.reactions.map((each) => (each === given ? counted : each))
  return { ...message, reactions: reactions.filter(({ count }) => count > 0) }
}
