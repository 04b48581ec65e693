import { z } from 'zod'
import { Passage, passagesOf } from '../../journal/index.ts'
import { type ActorDep, type GiveWayDep, type Page, type PageRequest, pacer, queryTokens, type StoreDep } from '../../kernel/index.ts'
import { enter } from '../thread/enter.ts'
import { Message, messages } from './schema.ts'

/** A message that holds what was looked for, and where. */
export const MessageWithPassages = z.object({ message: Message, passages: z.array(Passage) }).meta({ id: 'MessageWithPassages' })
export type MessageWithPassages = z.infer<typeof MessageWithPassages>

/**
 * One page of the messages of a discussion that hold every word, best first, each with its passages.
 * @param q words, each the beginning of one in the text
 * @throws AppError `not-found`; `validation` for the cursor of another search.
 */
export async function searchDiscussion(
  deps: StoreDep & ActorDep & GiveWayDep,
  discussionId: string,
  q: string,
  page: PageRequest,
): Promise<Page<MessageWithPassages>> {
  await enter(deps, discussionId, 'read')
  const wanted = queryTokens(q)
  const { items, nextCursor } = await deps.store.search(discussionId, q, [messages], page)
  const pace = pacer(deps)
  const found: MessageWithPassages[] = []
  for (const { record } of items) {
    const message = record as Message
    found.push({ message, passages: passagesOf(message.body, wanted) })
    await pace(message.body.length)
  }
  return { items: found, nextCursor }
}
