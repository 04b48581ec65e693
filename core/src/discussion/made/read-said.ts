import { plainText } from '../../journal/index.ts'
import { getLive, hasCode } from '../../kernel/index.ts'
import type { MessagePassage, Said, SaidReader } from '../../task/index.ts'
import { type Message, messages } from '../message/schema.ts'
import { type Membership, memberships } from '../schema.ts'
import { type Entered, enter } from '../thread/enter.ts'
import { cut } from './cut.ts'
import { isPassageOf } from './is-passage-of.ts'
import { saidInFeedback } from './said-in-feedback.ts'

/** What is read of a message for a passage that is all of it: enough for as much as is kept, little enough that no text takes long. */
const MAX_READ = 3_000

/**
 * Reads a passage of a message, or of feedback, for somebody who is in its discussion, so that they can make something of it;
 * of a stone there is none.
 */
export const readSaid: SaidReader = async (deps, { kind, discussionId, messageId, quote }) => {
  try {
    if (kind === 'feedback-answer') return await saidInFeedback(deps, { discussionId, messageId, quote })
    const entered = await enter(deps, discussionId, 'read')
    const message = await getLive(entered, messages, messageId)
    const passage = passageOf(message, quote)
    const author = await deps.store.get(discussionId, memberships, message.authorId)
    return passage === null ? null : said(entered, message, author, passage)
  } catch (error) {
    if (hasCode(error, 'not-found')) return null
    throw error
  }
}

/** The passage that is meant; `null` where the message does not say that. Of files without a word, what they are called. */
function passageOf({ body, files, removedAt }: Message, quote: MessagePassage['quote']): string | null {
  if (removedAt !== null) return null
  if (quote?.trim()) return isPassageOf(quote, body) ? quote.trim() : null
  const words = plainText(body.slice(0, MAX_READ)).trim()
  return cut(words || files.map(({ name }) => name).join(', '))
}

const said = ({ discussion }: Entered<object>, message: Message, author: Membership | null, quote: string): Said => ({
  ...{ discussionId: discussion.id, messageId: message.id, title: discussion.title, by: author?.name ?? '' },
  ...{ quote, at: message.postedAt, version: message.version, text: message.body },
})
