import { z } from 'zod'
import {
  type Attempt,
  beginningOf,
  type ChangeDeps,
  changeOnce,
  derivedId,
  type GiveWayDep,
  instantText,
  parse,
  RecordId,
  wasDone,
} from '../../kernel/index.ts'
import { createResume, type Resume, resumes } from '../../resume/index.ts'
import { getTargetJob } from './read-target-jobs.ts'
import { jobName } from './rules.ts'
import { targetJobs } from './schema.ts'

export const NewJobResume = z
  .strictObject({ id: RecordId.optional() })
  .meta({ id: 'NewJobResume', example: { id: '019a9b46-1000-7cc0-8000-00000000000a' } })
export type NewJobResume = z.input<typeof NewJobResume>

const NAME = 200

/**
 * Makes a version of the résumé for a target job: called as that is and compared with its description, it is noted as the
 * one the job is to be sent. The same id again makes nothing twice, and within a day leaves the job as it is where that was noted
 * once, as another may have been chosen since; each step may be run again.
 * @throws AppError `not-found`, `validation`, also when there are too many versions, or `conflict` when the id stands for
 *   another version or one that was deleted since, or the job's description has changed.
 */
export async function makeJobResume(deps: ChangeDeps & GiveWayDep, jobId: string, input: NewJobResume): Promise<Resume> {
  const { id } = parse(NewJobResume, input)
  const job = await getTargetJob(deps, jobId)
  const known = id === undefined ? null : await deps.store.get(deps.actor.space, resumes, id)
  // Made by a try before, it may have been changed since.
  if (known?.deletedAt === null) {
    const isNoted = job.resumeId === id || (await wasDone(deps, targetJobs, jobId, noting(deps, jobId, known)))
    if (isNoted) return known
  }
  const resume = await createResume(deps, { id, name: beginningOf(jobName(job), NAME).trim(), jobDescription: job.description })
  await changeOnce(deps, targetJobs, jobId, noting(deps, jobId, resume), ({ resumeId }) =>
    resumeId === resume.id ? null : { event: 'target-job.updated', changes: { resumeId: resume.id } },
  )
  return resume
}

/** For how long a request that is sent again is taken for the same, as it is under a key of its own. */
const AGAIN_HOURS = 24

/** Noting a version on the job it was made for. Of one of long ago no event is known again: to ask for it then is to ask anew. */
function noting({ clock }: ChangeDeps, jobId: string, { id, createdAt }: Resume): Attempt {
  const earliest = instantText(clock.now().subtract({ hours: AGAIN_HOURS }))
  return createdAt > earliest ? { eventId: derivedId(`résumé ${id} of ${jobId}`), since: createdAt } : {}
}
