import type { Change, Kind, StoreDep } from '../../kernel/index.ts'
import { type Message, messages } from '../message/schema.ts'

/** Changes brought over at a time. */
const AT_ONCE = 200

/** A message that was said or edited, and who said the one it answers. */
export interface Said {
  message: Message
  isNew: boolean
  answeredId: string | null
}

/** A stretch of a discussion's feed, of which each part is read once for all who are told of it. */
export interface FeedReader {
  /** What happened after a place in the feed, as much as is brought over at a time. */
  after(seq: number): Promise<readonly Change[]>
  /** The messages of it, as they are now. */
  saidAfter(seq: number): Promise<readonly Said[]>
  /** The records of a kind that what was read so far tells of. */
  named(kind: Kind): ReadonlySet<string>
}

/** Of what happened up to `head` in a discussion. `known` are messages that need not be read again. */
export function changesOf({ store }: StoreDep, discussionId: string, head: number, known: readonly Message[]): FeedReader {
  const records = new Map<string, Set<string>>()

  async function read(seq: number): Promise<Change[]> {
    const changes = seq < head ? await store.changes(discussionId, seq, Math.min(AT_ONCE, head - seq)) : []
    for (const { kind, recordId } of changes) records.set(kind, (records.get(kind) ?? new Set()).add(recordId))
    return changes
  }

  async function withIds(ids: readonly string[]): Promise<Map<string, Message>> {
    const found = new Map(known.map((message) => [message.id, message]))
    const missing = [...new Set(ids)].filter((id) => !found.has(id))
    const others = missing.length > 0 ? await store.getMany(discussionId, messages, missing) : []
    for (const message of others) found.set(message.id, message)
    return found
  }

  async function readSaid(seq: number): Promise<Said[]> {
    const changes = (await after(seq)).filter(({ type }) => type === 'message.created' || type === 'message.edited')
    const said = await withIds(changes.map(({ recordId }) => recordId))
    const answered = await withIds([...said.values()].flatMap(({ replyTo }) => replyTo ?? []))
    return changes.flatMap(({ type, recordId }) => {
      const message = said.get(recordId)
      if (!message || message.removedAt) return []
      return { message, isNew: type === 'message.created', answeredId: answered.get(message.replyTo ?? '')?.authorId ?? null }
    })
  }

  const after = once(read)
  return { after, saidAfter: once(readSaid), named: ({ name }) => records.get(name) ?? new Set() }
}

/** The same, asked once for each place in the feed. */
function once<T>(read: (seq: number) => Promise<T>): (seq: number) => Promise<T> {
  const asked = new Map<number, Promise<T>>()
  return (seq) => {
    const answer = asked.get(seq) ?? read(seq)
    asked.set(seq, answer)
    return answer
  }
}
