import { type ActorDep, beginningOf, type StoreDep } from '../../kernel/index.ts'
import type { MessagePassage, Said } from '../../task/index.ts'
import { writtenIn } from '../feedback/feedback-text.ts'
import { readFeedback } from '../feedback/read-feedback.ts'
import { cut } from './cut.ts'
import { isPassageOf } from './is-passage-of.ts'

/** A passage of feedback that the person may read, of whoever gave it, on what it is about; `null` where it does not say that. */
export async function saidInFeedback(
  deps: StoreDep & ActorDep,
  { discussionId, messageId: id, quote }: MessagePassage,
): Promise<Said | null> {
  const { answer, about, version } = await readFeedback(deps, discussionId, id)
  if (!answer) return null
  const text = writtenIn(answer)
  const wanted = quote?.trim()
  // A passage lies within one reply.
  if (wanted && !answer.replies.some((reply) => isPassageOf(wanted, reply.text))) return null
  const title = about.length <= 200 ? about : `${beginningOf(about, 199)}…`
  return { discussionId, messageId: id, title, by: answer.name, quote: wanted ?? cut(text), at: answer.givenAt, version, text }
}
