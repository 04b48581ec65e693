import type { DailyClient } from '@throughline/client/daily'
import type { APIContext } from 'astro'
import { answerActs, type FormActs, type FormStep } from '../../desk/answer-acts.ts'
import { JOURNALS } from './address.ts'

const actsOf = (journals: DailyClient['journals']): FormActs => ({
  make: async (_, form) => `${JOURNALS}?made=${(await journals.create({ name: nameIn(form) })).id}`,
  rename: async (id, form) => {
    await journals.edit(id, { name: nameIn(form) })
    return JOURNALS
  },
  remove: async (id) => `${JOURNALS}?removed=${(await journals.remove(id)).id}`,
  restore: async (id) => {
    await journals.restore(id)
    return JOURNALS
  },
})

const nameIn = (form: FormData) => String(form.get('name') ?? '')

/** Does what a form of the page of journals asked for. */
export const answerJournals = ({ request, locals: { client } }: Pick<APIContext, 'request' | 'locals'>): Promise<FormStep> =>
  answerActs(request, JOURNALS, actsOf(client.journals))
