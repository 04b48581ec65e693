import { listAll, type StoreDep } from '../../kernel/index.ts'
import { memberships } from '../schema.ts'
import { readBody } from './read-body.ts'
import type { Message } from './schema.ts'

/** What follows from the text of a message: of whom it mentions, those who are in the discussion, its author aside. */
export async function saidIn(
  deps: StoreDep,
  discussionId: string,
  authorId: string,
  body: string,
): Promise<Pick<Message, 'body' | 'mentions' | 'links'>> {
  const { personIds, links } = readBody(body)
  if (personIds.length === 0) return { body, links, mentions: [] }
  const present = await listAll(deps, discussionId, memberships.queries.present, { where: { isIn: true } })
  const isThere = new Set(present.map(({ id }) => id))
  return { body, links, mentions: personIds.filter((id) => id !== authorId && isThere.has(id)) }
}
