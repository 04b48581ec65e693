import { type ActorDep, cursorOf, notFound, type QueryArgs, type RecordJson, readLive, type StoreDep } from '../../kernel/index.ts'
import { participations } from '../schema.ts'
import { enter } from '../thread/enter.ts'
import { MAX_LISTED_TEXT } from './limits.ts'
import { type ListedMessage, listed } from './listed.ts'
import { type Message, messages } from './schema.ts'

/** Which messages: without anything, the newest of the main line. One of `around`, `before`, `after` and `ids` at a time. */
export interface MessagesAsked {
  /** The answers to this message, instead of the main line. */
  replyTo?: string | undefined
  /** Half of them before the first that is unread, or before a message, and the rest from there on. */
  around?: string | undefined
  /** Those before, or after, this message. */
  before?: string | undefined
  after?: string | undefined
  /** These, as far as they are there, in this order. */
  ids?: readonly string[] | undefined
}

/** A stretch of a discussion, as it was said. */
export interface MessageList {
  items: ListedMessage[]
  /** What to ask for `before`; `null` where it begins. */
  earlier: string | null
  /** What to ask for `after`; `null` where it ends. */
  later: string | null
}

interface Stretch {
  said: readonly Message[]
  isMore: { before: boolean; after: boolean }
}

type Deps = StoreDep & ActorDep

/**
 * What was said in a discussion, with stones; at most `limit` messages.
 * @throws AppError `not-found`, also for a message that is named and not there.
 */
export async function listMessages(deps: Deps, discussionId: string, asked: MessagesAsked, limit: number): Promise<MessageList> {
  await enter(deps, discussionId, 'read')
  const { said, isMore } = await stretchOf(deps, discussionId, asked, limit)
  const items = await listed(deps, discussionId, said)
  return { items, earlier: isMore.before ? (items[0]?.id ?? null) : null, later: isMore.after ? (items.at(-1)?.id ?? null) : null }
}

/** One message. @throws AppError `not-found` */
export async function readMessage(deps: Deps, discussionId: string, messageId: string): Promise<RecordJson> {
  return readLive(await enter(deps, discussionId, 'read'), messages, messageId)
}

async function stretchOf(deps: Deps, id: string, { replyTo, around, before, after, ids }: MessagesAsked, limit: number): Promise<Stretch> {
  if (ids) return { said: await deps.store.getMany(id, messages, ids.slice(0, limit)), isMore: { before: false, after: false } }
  const line = lineOf(deps, id, replyTo ?? null)
  const named = around === 'unread' ? undefined : (around ?? before ?? after)
  const place = named === undefined ? null : await placeOf(deps, id, named, replyTo)
  if (place && before) {
    const earlier = await line.backwards(limit, {}, place)
    return { said: earlier.said, isMore: { before: earlier.isMore, after: true } }
  }
  if (place && after) {
    const later = await line.onwards(limit, {}, place)
    return { said: later.said, isMore: { before: true, after: later.isMore } }
  }
  const from = place ? place.postedAt : around ? await firstUnread(deps, id) : null
  if (from === null) {
    const newest = await line.backwards(limit, {})
    return { said: newest.said, isMore: { before: newest.isMore, after: false } }
  }
  const half = Math.floor(limit / 2)
  const [read, unread] = await Promise.all([line.backwards(half, { before: from }), line.onwards(limit - half, { from })])
  return { said: [...read.said, ...unread.said], isMore: { before: read.isMore, after: unread.isMore } }
}

/** The main line, or the answers to one message, in both directions; always in the order it was said. */
function lineOf({ store }: StoreDep, id: string, replyTo: string | null) {
  const { line, lineBackwards } = messages.queries
  const read = async (query: typeof line, limit: number, bounds: Pick<QueryArgs, 'from' | 'before'>, place?: Message) => {
    const after = place && cursorOf([place.postedAt, place.id])
    const { items, nextCursor } = await store.list(id, query, { where: { replyTo }, ...bounds }, { limit: Math.max(limit, 1), after })
    const said = items.slice(0, Math.min(limit, fitting(items)))
    return { said, isMore: nextCursor !== null || items.length > said.length }
  }
  return {
    onwards: (limit: number, bounds: { from?: string }, place?: Message) => read(line, limit, bounds, place),
    backwards: async (limit: number, bounds: { before?: string }, place?: Message) => {
      const { said, isMore } = await read(lineBackwards, limit, bounds, place)
      return { said: said.toReversed(), isMore }
    },
  }
}

/** How many of some messages are listed, from the first on: at least one. */
function fitting(items: readonly Message[]): number {
  let length = 0
  const over = items.findIndex(({ body }) => {
    length += body.length
    return length > MAX_LISTED_TEXT
  })
  return over < 0 ? items.length : Math.max(1, over)
}

/** A message in its line: in the main line, an answer stands where what it answers does. @throws AppError `not-found` */
async function placeOf({ store }: StoreDep, id: string, messageId: string, replyTo: string | undefined): Promise<Message> {
  const message = await store.get(id, messages, messageId)
  const place = message && !replyTo && message.replyTo ? await store.get(id, messages, message.replyTo) : message
  if (!place) throw notFound(messages.noun)
  return place
}

/** When the first message was said that the person has not read. */
const firstUnread = async ({ store, actor }: Deps, id: string): Promise<string | null> =>
  (await store.get(actor.accountId, participations, id))?.firstUnreadAt ?? null
