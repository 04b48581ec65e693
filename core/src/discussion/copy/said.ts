import { listPages, MAX_LIMIT, type StoreDep } from '../../kernel/index.ts'
import { type Reaction, reactions } from '../message/reaction.ts'
import { type MessageRevision, messageRevisions } from '../message/revision.ts'
import { type Message, messages } from '../message/schema.ts'

/** Messages whose earlier wordings are held at once: each may have a hundred as long as itself. */
const MOST_WITH_REVISIONS = 10

/** A message as a copy has it. */
export type CopiedMessage = Message & {
  /** Who gave which emoji, the first first. */
  reactions: Pick<Reaction, 'personId' | 'emoji'>[]
  /** How it read before it was edited, the last first. */
  revisions: Pick<MessageRevision, 'body' | 'writtenAt'>[]
}

/** All that was said in a discussion, each message followed by the answers to it, some at a time however long it is. */
export async function* everythingSaid(deps: StoreDep, discussionId: string): AsyncGenerator<CopiedMessage[]> {
  const { line } = messages.queries
  for await (const page of listPages(deps, discussionId, line, { where: { replyTo: null } })) {
    const answered = await deps.store.countEach(discussionId, line, {}, { key: 'replyTo', values: page.map(({ id }) => id) })
    let waiting: Message[] = []
    for (const message of page) {
      waiting.push(message)
      if (answered.has(message.id))
        for await (const replies of listPages(deps, discussionId, line, { where: { replyTo: message.id } })) {
          waiting.push(...replies)
          if (waiting.length < MAX_LIMIT) continue
          yield* copied(deps, discussionId, waiting)
          waiting = []
        }
    }
    yield* copied(deps, discussionId, waiting)
  }
}

async function* copied({ store }: StoreDep, discussionId: string, said: readonly Message[]): AsyncGenerator<CopiedMessage[]> {
  for (const some of bySome(said)) {
    const idsOf = (kept: readonly Message[]) => kept.filter(({ removedAt }) => removedAt === null).map(({ id }) => id)
    const edited = idsOf(some.filter(({ editedAt }) => editedAt !== null))
    const [given, before] = await Promise.all([
      store.listEach(discussionId, reactions.queries.ofMessage, {}, { key: 'messageId', values: idsOf(some) }),
      store.listEach(
        discussionId,
        messageRevisions.queries.ofMessage,
        { where: { isTakenBack: false } },
        { key: 'messageId', values: edited },
      ),
    ])
    yield some.map((message) => ({
      ...message,
      reactions: (given.get(message.id) ?? []).flatMap(({ personId, emoji }) => (emoji.length === 0 ? [] : [{ personId, emoji }])),
      revisions: (before.get(message.id) ?? []).map(({ body, writtenAt }) => ({ body, writtenAt })),
    }))
  }
}

/** As long as there are few among them that were edited, many. */
function* bySome(said: readonly Message[]): Generator<Message[]> {
  let some: Message[] = []
  let edited = 0
  for (const message of said) {
    some.push(message)
    if (message.editedAt !== null) edited++
    if (edited < MOST_WITH_REVISIONS && some.length < MAX_LIMIT) continue
    yield some
    some = []
    edited = 0
  }
  if (some.length > 0) yield some
}
