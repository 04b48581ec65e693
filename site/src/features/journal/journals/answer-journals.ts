import { type Client, ProblemError } from '@throughline/client'
import type { APIContext } from 'astro'
import { JOURNALS } from './address.ts'

/** Somewhere else to go, or the page again: with the reason when something was refused. */
type JournalsStep = { is: 'elsewhere'; path: string } | { is: 'here'; refusal: string | null }

type Act = (journals: Client['journals'], id: string, form: FormData) => Promise<string>

/** What the forms of the page do: the name of the pressed button, its value, and where one is afterwards. */
const acts: Readonly<Record<string, Act>> = {
  make: async (journals, _, form) => `${JOURNALS}?made=${(await journals.create({ name: nameIn(form) })).id}`,
  rename: async (journals, id, form) => {
    await journals.edit(id, { name: nameIn(form) })
    return JOURNALS
  },
  remove: async (journals, id) => `${JOURNALS}?removed=${(await journals.remove(id)).id}`,
  restore: async (journals, id) => {
    await journals.restore(id)
    return JOURNALS
  },
}

const nameIn = (form: FormData) => String(form.get('name') ?? '')

/** Does what a form of the page asked for; what asks for nothing known does nothing. */
export async function answerJournals({ request, locals: { client } }: Pick<APIContext, 'request' | 'locals'>): Promise<JournalsStep> {
  if (request.method !== 'POST') return { is: 'here', refusal: null }
  const form = await request.formData().catch(() => new FormData())
  const [name, id] = [...form].find(([name]) => Object.hasOwn(acts, name)) ?? []
  try {
    const path = name === undefined ? JOURNALS : await acts[name]?.(client.journals, String(id), form)
    return { is: 'elsewhere', path: path ?? JOURNALS }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error
    return { is: 'here', refusal: error.problem.errors?.map(({ message }) => message).join(' ') || error.message }
  }
}
