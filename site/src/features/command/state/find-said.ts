import { createDiscussionClient } from '@throughline/client/discussion'
import { decisionHref, messageHref } from '../../addresses/messages.ts'
import { onBehalf } from '../../desk/on-behalf.ts'

/** A message or a decision that holds the typed words. */
export interface Said {
  id: string
  /** How it begins. */
  words: string
  /** The title of its discussion. */
  where: string
  href: string
}

/** Messages shown in all, and of one discussion. */
const [MOST, MOST_OF_ONE] = [5, 3]

const { discussionLive } = createDiscussionClient({ headers: onBehalf })

/** What was decided and said with these words: the discussion of the latest first. */
export async function findSaid(text: string): Promise<Said[]> {
  const found = await discussionLive.search(text)
  if (found.length === 0) return []
  // What reads Markdown is large.
  const { makeExcerpt } = await import('@throughline/core/journal/text')
  const said = found.flatMap(({ discussionId, title, messages, decisions }) => [
    ...decisions.map(({ id, what }) => ({ id, words: what, where: title, href: decisionHref(discussionId, id) })).slice(0, MOST_OF_ONE),
    ...messages
      .slice(0, MOST_OF_ONE)
      .map(({ id, body }) => ({ id, words: makeExcerpt(body), where: title, href: messageHref(discussionId, id) })),
  ])
  return said.slice(0, MOST)
}
