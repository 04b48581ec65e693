import { isActive, type Task } from '../../../task/index.ts'
import { jobHref } from '../job-href.ts'
import { jobName } from '../rules.ts'
import { MAX_PLANNED, type TargetJob } from '../schema.ts'
import type { PlanWords } from './plan-words.ts'

/** What became of something that is planned for a job, by its task. */
export function stateOf(task: Pick<Task, 'deletedAt' | 'status'> | null | undefined): 'new' | 'planned' | 'done' | 'thrown-away' {
  if (!task) return 'new'
  if (task.deletedAt) return 'thrown-away'
  return isActive(task) ? 'planned' : 'done'
}

/** The tasks of a job with some more, each once; of too many the newest. */
export const withTasks = ({ taskIds }: Pick<TargetJob, 'taskIds'>, more: readonly string[]): string[] =>
  [...new Set([...taskIds, ...more])].slice(-MAX_PLANNED)

export const linkTo = (name: string, href: string): string => `[${name}](${href})`

/** The line by which the notes of a task lead to its job. */
export const linkToJob = ({ at }: PlanWords, job: Pick<TargetJob, 'id' | 'role' | 'company'>): string =>
  linkTo(`${at.job}: ${jobName(job)}`, jobHref(job.id))
