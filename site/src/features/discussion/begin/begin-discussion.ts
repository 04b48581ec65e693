import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import { derivedId } from '@throughline/core/kernel/derived-id'
import type { Beginning } from './read-beginning.ts'

/**
 * Begins a discussion with all that belongs to it. Each part has an id that follows from the discussion's, so that a form sent
 * twice, or sent again after it was stopped halfway, makes nothing twice.
 */
export async function beginDiscussion(
  { discussions, discussionMessages, agendaItems, discussionInvites }: Client,
  { discussion, body, emails, agenda }: Beginning,
  messageId: string,
): Promise<void> {
  const { id = '', ...fields } = discussion
  await discussions.create(discussion).catch((error: unknown) => {
    // It was made as the form was sent before, and was called otherwise then.
    if (error instanceof ProblemError && error.status === 409) return discussions.edit(id, fields)
    throw error
  })
  if (body.trim()) await discussionMessages.post(id, { id: messageId, body })
  // One after another: each goes to the end.
  for (const text of agenda) await agendaItems.add(id, { id: derivedId(`${id} agenda ${text}`), text })
  for (const email of emails) await discussionInvites.make(id, { id: derivedId(`${id} invite ${email}`), email })
}
