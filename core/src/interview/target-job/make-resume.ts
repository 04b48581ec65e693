import { z } from 'zod'
import { beginningOf, type ChangeDeps, parse, RecordId } from '../../kernel/index.ts'
import { createResume, getResume, type Resume } from '../../resume/index.ts'
import { changeJob } from './change-target-job.ts'
import { getTargetJob } from './read-target-jobs.ts'
import { jobName } from './rules.ts'

export const NewJobResume = z
  .strictObject({ id: RecordId.optional() })
  .meta({ id: 'NewJobResume', example: { id: '019a9b46-1000-7cc0-8000-00000000000a' } })
export type NewJobResume = z.input<typeof NewJobResume>

const NAME = 200

/**
 * Makes a version of the résumé for a target job: called as that is and compared with its description, it is noted as the
 * one the job is to be sent. The same id again makes nothing twice; each step may be run again.
 * @throws AppError `not-found`, `validation`, also when there are too many versions, or `conflict` when the id stands for
 *   another version, or the job's description has changed since.
 */
export async function makeJobResume(deps: ChangeDeps, jobId: string, input: NewJobResume): Promise<Resume> {
  const { id } = parse(NewJobResume, input)
  const job = await getTargetJob(deps, jobId)
  // Made by a try before, it may have been changed since.
  if (id !== undefined && job.resumeId === id) return getResume(deps, id)
  const resume = await createResume(deps, { id, name: beginningOf(jobName(job), NAME).trim(), jobDescription: job.description })
  if (resume.deletedAt === null) await changeJob(deps, jobId, {}, () => ({ resumeId: resume.id }))
  return resume
}
