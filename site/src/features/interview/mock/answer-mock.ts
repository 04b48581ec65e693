import { JOB_IN_ADDRESS } from '@throughline/core/interview/target-job-rules'
import type { APIContext } from 'astro'
import { mock as words } from '../../../messages/interview-mock.ts'
import { mockHref, REHEARSALS } from '../../addresses/interview.ts'
import { answerActs, type FormStep } from '../../desk/answer-acts.ts'
import { newId } from '../../desk/id.ts'

/** Begins the mock interview that a form asked for; with no question chosen it says so. */
export async function answerMock({ request, url, locals: { client } }: Pick<APIContext, 'request' | 'url' | 'locals'>): Promise<FormStep> {
  let isEmpty = false
  const here = url.pathname + url.search
  const step = await answerActs(request, here, {
    async begin(_, form) {
      const chosen = form.getAll('question').map(String).slice(0, 20)
      isEmpty = chosen.length === 0
      if (isEmpty) return here
      const questions = await Promise.all(
        chosen.map(async (questionId) => ({ questionId, text: (await client.questions.get(questionId)).text })),
      )
      const [title, job] = [String(form.get('title') ?? '').trim(), form.get(JOB_IN_ADDRESS)]
      const made = await client.mockInterviews.create({
        ...{ id: newId(), questions },
        ...(title && { title }),
        ...(job && { targetJobId: String(job) }),
      })
      return mockHref(made.id)
    },
  })
  return isEmpty ? { is: 'here', refusal: words.nothing } : step
}

/** Ends a mock interview, keeps its note, or throws it away. */
export const answerMockActs = (id: string, { request, locals: { client } }: Pick<APIContext, 'request' | 'locals'>): Promise<FormStep> =>
  answerActs(request, mockHref(id), {
    async end() {
      await client.mockInterviews.edit(id, { endedAt: new Date().toISOString() })
      return mockHref(id)
    },
    async note(_, form) {
      await client.mockInterviews.edit(id, { note: String(form.get('note') ?? '') })
      return mockHref(id)
    },
    async remove() {
      await client.mockInterviews.delete(id)
      return `${REHEARSALS}?removed=${id}`
    },
  })
