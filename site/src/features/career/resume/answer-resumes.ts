import type { Client } from '@throughline/client'
import type { APIContext } from 'astro'
import { answerActs, type FormActs, type FormStep } from '../../desk/answer-acts.ts'

const RESUMES = '/career/resumes'

const pageOf = ({ id }: { id: string }) => `${RESUMES}/${id}`

type ResumeClient = Pick<Client, 'resumes' | 'targetJobs'>

/** A new one is known by its name, which is the only field of its form, or by the job it is for. */
const actsOf = (client: ResumeClient): FormActs => ({
  name: async (name) => pageOf(await client.resumes.create({ name: name.trim() })),
  job: async (id) => pageOf(await client.targetJobs.makeResume(id)),
  copy: async (id) => pageOf(await client.resumes.duplicate(id)),
  remove: async (id) => {
    await client.resumes.delete(id)
    return RESUMES
  },
})

/** Makes, copies or throws away the version that a form names. */
export const answerResumes = ({ request, locals: { client } }: Pick<APIContext, 'request' | 'locals'>): Promise<FormStep> =>
  answerActs(request, RESUMES, actsOf(client))
