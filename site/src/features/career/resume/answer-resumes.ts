import type { Client } from '@throughline/client'
import { jobName } from '@throughline/core/interview/target-job-rules'
import type { APIContext } from 'astro'
import { answerActs, type FormActs, type FormStep } from '../../template/answer-acts.ts'

const RESUMES = '/career/resumes'

const pageOf = ({ id }: { id: string }) => `${RESUMES}/${id}`

const LONGEST_NAME = 200

type JobClient = Pick<Client, 'resumes' | 'targetJobs'>

/** Made for a job, it is compared with what that asks for, and it is the one the job is to be sent. */
async function madeFor(jobId: string, { resumes, targetJobs }: JobClient): Promise<string> {
  const job = await targetJobs.get(jobId)
  const made = await resumes.create({ name: jobName(job).slice(0, LONGEST_NAME).trim(), jobDescription: job.description })
  await targetJobs.edit(jobId, { resumeId: made.id })
  return pageOf(made)
}

/** A new one is known by its name, which is the only field of its form, or by the job it is for. */
const actsOf = (client: JobClient): FormActs => ({
  name: async (name) => pageOf(await client.resumes.create({ name: name.trim() })),
  job: (id) => madeFor(id, client),
  copy: async (id) => pageOf(await client.resumes.duplicate(id)),
  remove: async (id) => {
    await client.resumes.delete(id)
    return RESUMES
  },
})

/** Makes, copies or throws away the version that a form names. */
export const answerResumes = ({ request, locals: { client } }: Pick<APIContext, 'request' | 'locals'>): Promise<FormStep> =>
  answerActs(request, RESUMES, actsOf(client))
