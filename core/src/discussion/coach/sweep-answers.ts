import {
  type ClockDep,
  changeLive,
  doSomeDueJobs,
  hasCode,
  type IdsDep,
  instantText,
  nowText,
  type QueueDep,
  type StoreDep,
} from '../../kernel/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { actorIn } from '../settle/as-person.ts'
import { DEAD_SECONDS } from './limits.ts'
import { coachAnswers } from './schema.ts'

/** The job that stands for looking whether an answer is still being written; its payload is a `CoachSweep`. */
export const COACH_SWEEP_JOB = 'discussion.sweep-coach-answer'

export interface CoachSweep {
  discussionId: string
  answerId: string
}

const LEASE_MS = 60_000
const LIMIT = 20

/** Asked before an answer is begun. */
export const announceSweep = (deps: QueueDep & ClockDep, job: CoachSweep): Promise<void> =>
  deps.queue.enqueue({
    id: `${COACH_SWEEP_JOB}:${job.discussionId}:${job.answerId}`,
    type: COACH_SWEEP_JOB,
    space: job.discussionId,
    payload: job,
    runAt: soon(deps),
  })

const soon = ({ clock }: ClockDep) => instantText(clock.now().add({ seconds: DEAD_SECONDS }))

type Deps = StoreDep & ClockDep & IdsDep & QueueDep

/**
 * Ends the answers whose process has ended: it says every few seconds that it writes. In as many processes as there are;
 * answers how many jobs were looked after.
 */
export const sweepCoachAnswers = (deps: Deps): Promise<number> =>
  doSomeDueJobs(deps, [COACH_SWEEP_JOB], { leaseMs: LEASE_MS, limit: LIMIT }, ({ payload }) => sweep(deps, payload as CoachSweep))

async function sweep(deps: Deps, { discussionId, answerId }: CoachSweep): Promise<string | undefined> {
  const found = await deps.store.get(discussionId, coachAnswers, answerId)
  if (found?.state === 'streaming' && isAlive(deps, found.updatedAt)) return soon(deps)
  if (found?.state === 'streaming') await cutOff(deps, discussionId, answerId, found.askedById)
  return undefined
}

const isAlive = ({ clock }: ClockDep, updatedAt: string) => updatedAt > instantText(clock.now().subtract({ seconds: DEAD_SECONDS }))

async function cutOff(deps: Deps, discussionId: string, answerId: string, personId: string): Promise<void> {
  const acting = { ...deps, actor: await actorIn(deps, discussionId, personId) }
  await changeLive(acting, coachAnswers, answerId, {}, ({ state, updatedAt }) =>
    state !== 'streaming' || isAlive(deps, updatedAt)
      ? null
      : { event: 'coach-answer.updated', changes: { state: 'stopped' as const, why: 'cut-off' as const, endedAt: nowText(deps) } },
  ).catch((error: unknown) => {
    if (!hasCode(error, 'not-found')) throw error
  })
  await deliver(deps, discussionId)
}
