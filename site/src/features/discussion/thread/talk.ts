import type { ListedMessage, MessageList } from '@throughline/core/discussion'

/** A stretch of a line of messages, as far as it is here, without a hole. */
export interface Talk {
  /** The message whose replies they are; `null` in the main line. */
  answered: ListedMessage | null
  /** In the order they were said. */
  said: readonly ListedMessage[]
  /** What to ask for `before`; `null` where the line begins. */
  earlier: string | null
  /** What to ask for `after`; `null` where the line ends. */
  later: string | null
}

/** Messages that stand on the page at a time: who reads on loses what is furthest away, which a click brings back. */
export const MOST_SHOWN = 600

const byOrder = (a: ListedMessage, b: ListedMessage) => (a.postedAt < b.postedAt ? -1 : 1)

function joined(said: readonly ListedMessage[], more: readonly ListedMessage[]): ListedMessage[] {
  const byId = new Map(said.map((message) => [message.id, message]))
  for (const message of more) if ((byId.get(message.id)?.version ?? 0) <= message.version) byId.set(message.id, message)
  return [...byId.values()].sort(byOrder)
}

/**
 * Takes in messages as they are now. Those that are new stand in their place, unless a stretch between them and what is here
 * has not been read: that will bring them. What is known in a later version stays.
 */
export function learned(talk: Talk, messages: readonly ListedMessage[]): Talk {
  const { said, earlier, later } = talk
  const line = talk.answered?.id ?? null
  const [first, last] = [said[0], said.at(-1)]
  const isHere = ({ postedAt }: ListedMessage) =>
    (earlier === null || (first && postedAt >= first.postedAt)) && (later === null || (last && postedAt <= last.postedAt))
  const own = messages.filter((message) => message.replyTo === line && isHere(message))
  const answered = messages.find(({ id }) => id === line) ?? talk.answered
  return own.length === 0 && answered === talk.answered ? talk : { ...talk, answered, said: joined(said, own) }
}

/** With the stretch before it. */
export function withEarlier(talk: Talk, { items, earlier }: MessageList): Talk {
  const all = joined(talk.said, items)
  if (all.length <= MOST_SHOWN) return { ...talk, said: all, earlier }
  const said = all.slice(0, MOST_SHOWN)
  return { ...talk, said, earlier, later: said.at(-1)?.id ?? null }
}

/** With the stretch after it. */
export function withLater(talk: Talk, { items, later }: MessageList): Talk {
  const all = joined(talk.said, items)
  if (all.length <= MOST_SHOWN) return { ...talk, said: all, later }
  const said = all.slice(-MOST_SHOWN)
  return { ...talk, said, later, earlier: said[0]?.id ?? null }
}

/** With what was said after its end while nobody told of it, as far as there is room: where one reads stays. */
export function withMissed(talk: Talk, { items, earlier, later }: MessageList): Talk {
  const all = joined(talk.said, items)
  const begin = talk.said.length === 0 ? earlier : talk.earlier
  if (all.length <= MOST_SHOWN) return { ...talk, said: all, earlier: begin, later }
  const said = all.slice(0, MOST_SHOWN)
  return { ...talk, said, earlier: begin, later: said.at(-1)?.id ?? null }
}

/** Without messages that are no more. */
export function without(talk: Talk, ids: ReadonlySet<string>): Talk {
  const said = talk.said.filter(({ id }) => !ids.has(id))
  return said.length === talk.said.length ? talk : { ...talk, said }
}
