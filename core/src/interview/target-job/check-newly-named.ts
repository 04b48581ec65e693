import type { ActorDep, StoreDep } from '../../kernel/index.ts'
import { checkNamed } from '../named/check-named.ts'
import type { JobInterview } from './schema.ts'

interface Asked {
  /** The pointer to it. */
  at: string
  questionId?: string | null | undefined
  storyId?: string | null | undefined
}

/**
 * Makes sure that questions and stories that debriefs name are there; what they named before may be gone by now.
 * @throws AppError `validation` with every fault at once.
 */
export async function checkNewlyNamed(
  deps: StoreDep & ActorDep,
  before: readonly Pick<JobInterview, 'debrief'>[],
  asked: readonly Asked[],
  where: Parameters<typeof checkNamed>[2] = {},
): Promise<void> {
  const known = new Set(before.flatMap(({ debrief }) => debrief?.questions.flatMap((one) => [one.questionId, one.storyId]) ?? []))
  const fresh = (id: string | null = null) => (known.has(id) ? null : id)
  const named = asked.map(({ at, questionId, storyId }) => ({ at, ids: { questionId: fresh(questionId), storyId: fresh(storyId) } }))
  await checkNamed(deps, named, where)
}
