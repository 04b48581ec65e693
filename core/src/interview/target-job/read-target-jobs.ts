import {
  type ActorDep,
  type BlobsDep,
  type ChangeDeps,
  getLive,
  type JsonPage,
  listTrash,
  type PageRequest,
  type RecordJson,
  readLive,
  type StoreDep,
} from '../../kernel/index.ts'
import { purgeTargetJobs } from './purge-target-jobs.ts'
import { type TargetJob, targetJobs } from './schema.ts'

/** @throws AppError `not-found`, also for a job in the trash or in another's space. */
export const getTargetJob = (deps: StoreDep & ActorDep, id: string): Promise<TargetJob> => getLive(deps, targetJobs, id)

/** The same as the text it is stored as. */
export const readTargetJob = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, targetJobs, id)

/** Which target jobs: those that a version of the résumé is for, or those in the trash; all when nothing is said. */
export interface TargetJobsAsked {
  resumeId?: string | undefined
  trash?: boolean | undefined
}

/** One page of target jobs, newest first. Looking at the trash also purges it. */
export async function listTargetJobs(
  deps: ChangeDeps & BlobsDep,
  { resumeId, trash }: TargetJobsAsked,
  page: PageRequest,
): Promise<JsonPage> {
  if (trash) return listTrash(deps, targetJobs, page, () => purgeTargetJobs(deps))
  const { newest, ofResume } = targetJobs.queries
  const { store, actor } = deps
  return resumeId === undefined
    ? store.json.list(actor.space, newest, {}, page)
    : store.json.list(actor.space, ofResume, { where: { resumeId } }, page)
}
