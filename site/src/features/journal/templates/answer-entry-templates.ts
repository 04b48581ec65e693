import type { DailyClient } from '@throughline/client/daily'
import type { APIContext } from 'astro'
import { answerActs, type FormActs, type FormStep } from '../../desk/answer-acts.ts'
import { ENTRY_TEMPLATES } from './address.ts'
import { read } from './fields.ts'

const actsOf = (templates: DailyClient['journalTemplates']): FormActs => ({
  make: async (_, form) => `${ENTRY_TEMPLATES}?made=${(await templates.create(read(form))).id}`,
  change: async (id, form) => `${ENTRY_TEMPLATES}?changed=${(await templates.edit(id, read(form))).id}`,
  remove: async (id) => `${ENTRY_TEMPLATES}?removed=${(await templates.remove(id)).id}`,
  restore: async (id) => {
    await templates.restore(id)
    return ENTRY_TEMPLATES
  },
})

/** Does what a form of the page of the templates of entries asked for. */
export const answerEntryTemplates = ({ request, locals: { client } }: Pick<APIContext, 'request' | 'locals'>): Promise<FormStep> =>
  answerActs(request, ENTRY_TEMPLATES, actsOf(client.journalTemplates))
