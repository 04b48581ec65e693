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
  /** Who says it all, and whose discussion it is. */
  speaker: Client
}

/** Has `speaker` say `count` messages, in batches, in a discussion that `reader` takes part in and has read the first half of. */
export async function seedTalk(reader: Client, { count, speaker }: TalkAsked): Promise<SeededTalk> {
  const { id } = await speaker.discussions.create({ title: 'Weeks of cover', kind: 'one-on-one' })
  const { token } = await speaker.discussionInvites.make(id)
  await reader.discussionInvites.accept(String(token))
  const messages: string[] = []
  const say = async (until: number) => {
    while (messages.length < until) {
      const bodies = Array.from({ length: Math.min(100, until - messages.length) }, (_, n) => taskAt(messages.length + n).title)
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
