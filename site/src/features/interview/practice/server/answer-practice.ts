import type { Client } from '@throughline/client'
import type { FormStep } from '../../../desk/answer-acts.ts'
import { answerActs } from '../../../desk/answer-acts.ts'
import type { Rating } from '../rules/change.ts'

const home = '/interview-prep'

/** Questions that one press puts into practice. */
const MOST = 10

/** What the forms of practice do, where no script runs. */
export const answerPractice = ({ request, locals }: { request: Request; locals: { client: Client } }): Promise<FormStep> =>
  answerActs(request, home, {
    rate: async (rating, form) => {
      await locals.client.practice.review(String(form.get('cardId')), { rating: rating as Rating })
      return home
    },
    put: async (ids) => {
      const questionIds = ids.split(',').filter(Boolean).slice(0, MOST)
      for (const questionId of questionIds) await locals.client.practice.add({ questionId })
      return `${home}?${new URLSearchParams({ put: String(questionIds.length), questionId: questionIds[0] ?? '' })}`
    },
  })
