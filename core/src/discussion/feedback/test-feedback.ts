import { listAll } from '../../kernel/index.ts'
import { type Notification, notifications } from '../../notification/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { askFeedback } from './ask-feedback.ts'
import type { NewFeedbackRequest } from './schema.ts'

export const questions: NewFeedbackRequest['questions'] = [
  { text: 'What should go on as it is?', kind: 'text' },
  { text: 'How well did you know where it stood?', kind: 'scale', options: ['Hardly', 'Always'] },
  { text: 'Again?', kind: 'choice', options: ['At once', 'Rather not'] },
]
/** An answer to each of them. */
export const replies = [{ text: 'She asks *before* she plans.' }, { value: 4 }, { value: 1 }]

/** A discussion of Ines with Ruth and Oskar in it, in which she asks for feedback. */
export async function begun() {
  const all = await people('ines', 'ruth', 'oskar')
  const { id } = await createDiscussion(all.ines, { title: 'The new model', kind: 'feedback' })
  for (const guest of [all.ruth, all.oskar]) await letIn(guest, id)
  await deliver(all.ines, id)
  const ask = async (input: Partial<NewFeedbackRequest> = {}) => {
    const { request, token } = await askFeedback(all.ines, id, { about: 'The new model', askedOf: 'Ana', questions, ...input })
    return { feedbackId: request.id, token: token ?? '', request }
  }
  const told = async (person: typeof all.ines) =>
    (await listAll(person, person.actor.accountId, notifications.queries.newest, {})) as Notification[]
  return { ...all, id, ask, told }
}
