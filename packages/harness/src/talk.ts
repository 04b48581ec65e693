import type { Client } from '@throughline/client'
import { taskAt } from './workload.ts'

/** A long discussion as one of the two in it finds it after a while away. */
export interface SeededTalk {
  id: string
  /** Its messages, in the order they were said. */
  messages: readonly string[]
}

export interface TalkAsked {
  /** Messages, half of which the reader has read. */
  count: number
  /** Who says it all in turn, `EACH` messages each; the discussion is the first one's. */
  speakers: readonly Client[]
}

/** Messages that one account may say in a row, with room to spare. */
export const EACH = 1_000

/** Has `speakers` say `count` messages, in batches, in a discussion that `reader` takes part in and has read the first half of. */
export async function seedTalk(reader: Client, { count, speakers }: TalkAsked): Promise<SeededTalk> {
  const [first] = speakers
  if (!first) throw new Error('Nobody is there to say anything.')
  const { id } = await first.discussions.create({ title: 'Weeks of cover', kind: 'question' })
  const { token } = await first.discussionInvites.make(id, { maxUses: null })
  for (const client of [reader, ...speakers.slice(1)]) await client.discussionInvites.accept(String(token))
  const messages: string[] = []
  const say = async (until: number) => {
    while (messages.length < until) {
      const bodies = Array.from({ length: Math.min(100, until - messages.length) }, (_, n) => taskAt(messages.length + n).title)
      const speaker = speakers[Math.floor(messages.length / EACH) % speakers.length] as Client
      const answers = await speaker.batch(bodies.map((body) => ({ method: 'POST', path: `/discussions/${id}/messages`, body: { body } })))
      const refused = answers.find(({ status }) => status !== 201)
      if (refused) throw new Error(`A message was refused: ${JSON.stringify(refused.body)}`)
      messages.push(...answers.map(({ body }) => (body as { id: string }).id))
    }
  }
  await say(Math.floor(count / 2))
  const { items } = await reader.discussionMessages.list(id, { limit: 1 })
  await reader.discussions.participate(id, { readUpTo: items[0]?.postedAt ?? null })
  await say(count)
  return { id, messages }
}
