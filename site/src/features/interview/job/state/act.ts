import type { JobStage, NewDebrief, TargetJob } from '@throughline/core/interview'
import { jobHref } from '@throughline/core/interview/job-href'
import { inOrder, jobName } from '@throughline/core/interview/target-job-rules'
import { jobs as words } from '../../../../messages/interview-job.ts'
import { didBesides } from '../../../changes/changes.ts'
import { $connection } from '../../../changes/stores.ts'
import { newId } from '../../../desk/id.ts'
import { interview } from '../../../desk/interview-client.ts'
import { attempt } from '../../../desk/reason.ts'
import { makeRecord, removeRecord, saveRecord } from '../../records/act.ts'
import { interviewArea } from '../../records/area.ts'
import { type SaidBy, withInterview } from '../rules/with-interview.ts'

type Interview = TargetJob['interviews'][number]
type Staged = Pick<TargetJob, 'id' | 'role' | 'company' | 'stage' | 'stages'>

/** Notes that a job has reached a stage. Resolves true when it was saved. */
export const reach = (job: Staged, stage: JobStage, on: string, note = ''): Promise<boolean> =>
  saveRecord(
    'target-job',
    job as TargetJob,
    { stage, stages: [...job.stages, { id: newId(), stage, on, note, at: new Date().toISOString() }] },
    words.did.stage(jobName(job), words.stage[stage]),
  )

/** Adds an interview; a job that was not that far is at the stage of interviews by an invitation, and one undo takes both back. */
export function noteInterview(job: TargetJob, interview: Interview, today: string, saidBy?: SaidBy): Promise<boolean> {
  const moved = withInterview(job, { id: newId(), on: today, at: new Date().toISOString() }, saidBy)
  const name = jobName(job)
  const said = moved.stage ? words.did.interviewing(name) : words.did.edit('interviews', name)
  return saveRecord('target-job', job, { interviews: inOrder([...job.interviews, interview]), ...moved }, said)
}

/** Takes the latest stage back. */
export const takeBack = (job: Staged): Promise<boolean> => {
  const stages = job.stages.slice(0, -1)
  const stage = stages.at(-1)?.stage ?? job.stage
  return saveRecord('target-job', job as TargetJob, { stage, stages }, words.did.stageBack(jobName(job)))
}

type Said = Pick<TargetJob, 'role' | 'company' | 'location' | 'closesOn' | 'description' | 'resumeId'>

/** Makes one that was saved today. Resolves true when it was kept at once: what waited for a network comes when one has gone on. */
export async function addJob(said: Said, today: string, id: string): Promise<boolean> {
  const at = new Date().toISOString()
  const blank = { url: null, competencies: [], note: '', people: [], interviews: [] }
  const shown: TargetJob = {
    ...{
      id,
      createdAt: at,
      updatedAt: at,
      version: 1,
      deletedAt: null,
      ...blank,
      ...said,
      stage: 'saved',
      sent: null,
      taskIds: [],
      plans: [],
    },
    stages: [{ id: newId(), stage: 'saved', on: today, note: '', at }],
  }
  let hasWaited = false
  const stop = $connection.subscribe(({ obstacle }) => {
    hasWaited ||= obstacle !== null
  })
  const isKept = await makeRecord(
    'target-job',
    { id, ...said },
    () => ({ words: words.did.create(jobName(said)), href: jobHref(id) }),
    shown,
  )
  stop()
  return isKept && !hasWaited
}

export const removeJob = (job: TargetJob): Promise<boolean> => removeRecord('target-job', job.id, words.did.remove(jobName(job)))

/** Does what is no edit of a job, and shows what it answers. */
async function answered(doIt: () => Promise<TargetJob>): Promise<boolean> {
  return attempt(async () => {
    const job = await doIt()
    interviewArea.records.learn(job)
    interviewArea.touch('target-job', job.id)
    interviewArea.moved()
  })
}

/** Keeps the PDF of a version as it reads now. */
export async function send(job: TargetJob, resume: { id: string; name: string }, on: string): Promise<void> {
  const id = newId()
  if (await answered(() => interview.targetJobs.send(job.id, { id, resumeId: resume.id, on })))
    didBesides(words.did.sent(resume.name), () => answered(() => interview.targetJobs.takeSendingBack(job.id)))
}

export async function takeSendingBack({ id, sent }: TargetJob): Promise<void> {
  if (!sent || !(await answered(() => interview.targetJobs.takeSendingBack(id)))) return
  const again = () => answered(() => interview.targetJobs.send(id, { resumeId: sent.resumeId, on: sent.on }))
  didBesides(words.did.sentBack, again)
}

const asSaid = ({ note, questions }: NonNullable<Interview['debrief']>): NewDebrief => ({ note, questions })

/** Keeps what was said of an interview, in the place of what was said before. Resolves true when it was kept. */
export async function debrief(jobId: string, { id, debrief: before }: Interview, said: NewDebrief): Promise<boolean> {
  const { targetJobs } = interview
  if (!(await answered(() => targetJobs.debrief(jobId, id, said)))) return false
  const back = () => (before ? targetJobs.debrief(jobId, id, asSaid(before)) : targetJobs.takeDebriefBack(jobId, id))
  didBesides(words.did.debrief, () => answered(back))
  return true
}

export async function takeDebriefBack(jobId: string, { id, debrief: before }: Interview): Promise<void> {
  const { targetJobs } = interview
  if (!before || !(await answered(() => targetJobs.takeDebriefBack(jobId, id)))) return
  didBesides(words.did.debriefBack, () => answered(() => targetJobs.debrief(jobId, id, asSaid(before))))
}
