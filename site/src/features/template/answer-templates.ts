import { type Client, ProblemError } from '@throughline/client'
import type { APIContext } from 'astro'
import { TEMPLATES } from './address.ts'
import { allTemplates, namesake, ownName } from './names.ts'

/** Somewhere else to go, or the page again: with the reason when something was refused. */
export type TemplateStep = { is: 'elsewhere'; path: string } | { is: 'here'; refusal: string | null }

type Act = (templates: Client['templates'], id: string, form: FormData) => Promise<string>

/** What the forms of the page do: the name of the pressed button, its value, and where one is afterwards. */
const acts: Readonly<Record<string, Act>> = {
  save: async (templates, taskId) => {
    const { id, name } = await templates.create({ taskId })
    const others = (await allTemplates(templates)).filter((other) => other.id !== id)
    // Where nobody can be asked, both are kept, and can be told apart.
    if (namesake(name, others)) await templates.edit(id, { name: ownName(name, others) })
    return `${TEMPLATES}?made=${id}`
  },
  use: async (templates, id, form) => {
    const counts = form.get('counts') === 'end' ? 'end' : 'start'
    const task = await templates.use(id, { id: text(form, 'useId'), on: text(form, 'on'), counts })
    return `/tasks/${task.id}?made=${task.id}`
  },
  rename: async (templates, id, form) => {
    await templates.edit(id, { name: text(form, 'name') ?? '' })
    return TEMPLATES
  },
  remove: async (templates, id) => `${TEMPLATES}?removed=${(await templates.remove(id)).id}`,
  restore: async (templates, id) => {
    await templates.restore(id)
    return TEMPLATES
  },
}

/** Does what a form of the page asked for; what asks for nothing known does nothing. */
export async function answerTemplates({ request, locals: { client } }: Pick<APIContext, 'request' | 'locals'>): Promise<TemplateStep> {
  if (request.method !== 'POST') return { is: 'here', refusal: null }
  // A body that is no form asks for nothing.
  const form = await request.formData().catch(() => new FormData())
  const [name, id] = [...form].find(([name]) => Object.hasOwn(acts, name)) ?? []
  try {
    const path = name === undefined ? TEMPLATES : await acts[name]?.(client.templates, String(id), form)
    return { is: 'elsewhere', path: path ?? TEMPLATES }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error
    return { is: 'here', refusal: error.problem.errors?.map(({ message }) => message).join(' ') || error.message }
  }
}

/** A field that was filled in. */
const text = (form: FormData, name: string): string | undefined => {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() ? value.trim() : undefined
}
