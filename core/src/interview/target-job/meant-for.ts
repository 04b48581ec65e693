import type { ActorDep, StoreDep } from '../../kernel/index.ts'
import type { Resume } from '../../resume/index.ts'
import { type TargetJob, targetJobs } from './schema.ts'

/** Jobs of one version that are looked at. */
const MOST = 20

/** The target job that a version is for and that has the same description; `null` where there is none. */
export async function meantFor(
  { store, actor }: StoreDep & ActorDep,
  { id, jobDescription }: Pick<Resume, 'id' | 'jobDescription'>,
): Promise<TargetJob | null> {
  const { items } = await store.list(actor.space, targetJobs.queries.ofResume, { where: { resumeId: id } }, { limit: MOST })
  return items.find(({ description }) => description.trim() === jobDescription.trim()) ?? null
}
