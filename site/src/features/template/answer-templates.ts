import type { Client } from '@throughline/client'
import type { APIContext } from 'astro'
import { taskHref } from '../addresses/tasks.ts'
import { TEMPLATES } from '../addresses/templates.ts'
import { answerActs, type FormActs, type FormStep } from '../desk/answer-acts.ts'
import { allTemplates, namesake, ownName } from './names.ts'

const actsOf = (templates: Client['templates']): FormActs => ({
  save: async (taskId) => {
    const { id, name } = await templates.create({ taskId })
    const others = (await allTemplates(templates)).filter((other) => other.id !== id)
    // Where nobody can be asked, both are kept, and can be told apart.
    if (namesake(name, others)) await templates.edit(id, { name: ownName(name, others) })
    return `${TEMPLATES}?made=${id}`
  },
  use: async (id, form) => {
    const counts = form.get('counts') === 'end' ? 'end' : 'start'
    const task = await templates.use(id, { id: text(form, 'useId'), on: text(form, 'on'), counts })
    return `${taskHref(task.id)}?made=${task.id}`
  },
  rename: async (id, form) => {
    await templates.edit(id, { name: text(form, 'name') ?? '' })
    return TEMPLATES
  },
  remove: async (id) => `${TEMPLATES}?removed=${(await templates.remove(id)).id}`,
  restore: async (id) => {
    await templates.restore(id)
    return TEMPLATES
  },
})

/** Does what a form of the page of templates asked for. */
export const answerTemplates = ({ request, locals: { client } }: Pick<APIContext, 'request' | 'locals'>): Promise<FormStep> =>
  answerActs(request, TEMPLATES, actsOf(client.templates))

/** A field that was filled in. */
const text = (form: FormData, name: string): string | undefined => {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() ? value.trim() : undefined
}
