import type { Client } from '@throughline/client'
import type { APIContext } from 'astro'
import { answerActs, type FormActs, type FormStep } from '../../template/answer-acts.ts'

const RESUMES = '/career/resumes'

const pageOf = ({ id }: { id: string }) => `${RESUMES}/${id}`

/** A new one is known by its name, which is the only field of its form. */
const actsOf = (resumes: Client['resumes']): FormActs => ({
  name: async (name) => pageOf(await resumes.create({ name: name.trim() })),
  copy: async (id) => pageOf(await resumes.duplicate(id)),
  remove: async (id) => {
    await resumes.delete(id)
    return RESUMES
  },
})

/** Makes, copies or throws away the version that a form names. */
export const answerResumes = ({ request, locals: { client } }: Pick<APIContext, 'request' | 'locals'>): Promise<FormStep> =>
  answerActs(request, RESUMES, actsOf(client.resumes))
