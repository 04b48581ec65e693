import { z } from 'zod'
import { type ActorDep, type ClockDep, derivedId, PlainDate, RecordId, type StoreDep, today } from '../../../kernel/index.ts'
import { createTask, restoreTask, type TaskDeps, tasks } from '../../../task/index.ts'
import { changeJob } from '../change-target-job.ts'
import { getTargetJob } from '../read-target-jobs.ts'
import type { TargetJob } from '../schema.ts'
import { planWords } from './plan-words.ts'
import { linkToJob, stateOf, withTasks } from './planned-task.ts'

/** The task to apply for a job. */
export const JobApplication = z
  .object({
    targetJobId: RecordId,
    taskId: RecordId,
    title: z.string(),
    /** When it is, or would be, to be done: the last day to apply, unless that is over. */
    dueDate: PlainDate.nullable(),
    state: z.enum(['new', 'planned', 'done', 'thrown-away']),
    isOffered: z
      .boolean()
      .meta({ description: 'Whether there is reason to make it: it is not there, and the job was not applied for yet.' }),
  })
  .meta({ id: 'JobApplication' })
export type JobApplication = z.infer<typeof JobApplication>

type Deps = StoreDep & ActorDep & ClockDep

/** One at most: its id follows from that of the job. */
const taskIdOf = (jobId: string) => derivedId(`apply for ${jobId}`)

/**
 * The task to apply for a job, as it is or would be; nothing is stored.
 * @throws AppError `not-found`
 */
export async function previewApplication(deps: Deps, jobId: string): Promise<JobApplication> {
  return applicationOf(deps, await getTargetJob(deps, jobId))
}

/**
 * Makes the task to apply for a job, once however often it is run; one that was thrown away comes back. Each step may be run again.
 * @throws AppError `not-found`, and what making tasks throws
 */
export async function planApplication(deps: TaskDeps & Deps, jobId: string): Promise<JobApplication> {
  const job = await getTargetJob(deps, jobId)
  const { taskId, title, dueDate, state } = await applicationOf(deps, job)
  if (state === 'new') {
    const notes = linkToJob(planWords(deps.actor.locale), job)
    await createTask(deps, { id: taskId, title, dueDate, notes, links: [{ kind: 'target-job', id: jobId }] })
  } else if (state === 'thrown-away') await restoreTask(deps, taskId)
  const now = await changeJob(deps, jobId, {}, (job) => ({ taskIds: withTasks(job, [taskId]) }))
  return applicationOf(deps, now)
}

async function applicationOf(deps: Deps, job: TargetJob): Promise<JobApplication> {
  const taskId = taskIdOf(job.id)
  const task = await deps.store.get(deps.actor.space, tasks, taskId)
  const state = stateOf(task)
  const closesOn = job.closesOn !== null && job.closesOn >= today(deps) ? job.closesOn : null
  return {
    ...{ targetJobId: job.id, taskId, state },
    title: task?.title ?? planWords(deps.actor.locale).apply(job.role, job.company),
    dueDate: task ? (task.dueDate ?? task.dueAt?.slice(0, 10) ?? null) : closesOn,
    isOffered: job.stage === 'saved' && (state === 'new' || state === 'thrown-away'),
  }
}
