import type { TargetJob, TargetJobChanges } from '@throughline/core/interview'
import { gatheringInterview } from '../../../desk/interview-client.ts'
import type { EditOf } from '../../../records/change.ts'
import { bothNames } from '../../../records/merge.ts'
import { bothRows } from '../rules/both-rows.ts'

const { targetJobs } = gatheringInterview

/** How fields of a job meet that were changed here and elsewhere. */
export const jobMeeting = {
  yielding: ['url', 'location', 'closesOn', 'resumeId', 'stage', 'stages'],
  joined: { competencies: bothNames, people: bothRows, interviews: bothRows },
}

/** Stages are noted and taken back one by one, all else at once; what follows from it is the server's to say. */
export async function editJob(
  id: string,
  { stage: _, stages, ...said }: EditOf<TargetJob>,
  based: { version?: number | undefined },
): Promise<TargetJob> {
  const staged = stages && (await bringStages(id, stages))
  if (staged && Object.keys(said).length === 0) return staged
  return targetJobs.edit(id, said as TargetJobChanges, staged ? {} : based)
}

/** Notes the stages that are not there yet, and takes back the latest that are there no more. The first always stays. */
async function bringStages(id: string, wanted: TargetJob['stages']): Promise<TargetJob> {
  let job = await targetJobs.get(id)
  for (const { id: stageId } of job.stages.slice(1).reverse()) {
    if (wanted.some((one) => one.id === stageId)) break
    job = await targetJobs.takeStageBack(id, stageId)
  }
  for (const { at: _, ...reached } of wanted.slice(1))
    if (!job.stages.some((one) => one.id === reached.id)) job = await targetJobs.reach(id, reached)
  return job
}
