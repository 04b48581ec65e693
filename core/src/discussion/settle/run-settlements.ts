import { doDueJobs, hasCode } from '../../kernel/index.ts'
import { actionItems } from '../action/schema.ts'
import { settleAction } from '../action/settle-action.ts'
import { touchItem } from '../action/task-of.ts'
import { decisions } from '../decision/schema.ts'
import { settleDecision } from '../decision/settle-decision.ts'
import { settleReviewsOf } from '../decision/settle-reviews.ts'
import { deliver } from '../delivery/deliver.ts'
import { actorIn } from './as-person.ts'
import { SETTLE_JOB, type SettleDeps, type SettleJob } from './job.ts'

/** Finishes what a process that ended in between left undone; in as many processes as there are. Answers how many jobs were looked after. */
export const runSettlements = (deps: SettleDeps): Promise<number> =>
  doDueJobs(deps, [SETTLE_JOB], ({ payload }) => settle(deps, payload as SettleJob))

async function settle(deps: SettleDeps, { kind, discussionId, id }: SettleJob): Promise<void> {
  try {
    await settleOne[kind](deps, discussionId, id)
  } catch (error) {
    // It was thrown away for good in the meantime.
    if (!hasCode(error, 'not-found')) throw error
  }
  await deliver(deps, discussionId)
}

async function settleOneDecision(deps: SettleDeps, discussionId: string, id: string): Promise<void> {
  const found = await deps.store.get(discussionId, decisions, id)
  if (found) await settleDecision({ ...deps, actor: await actorIn(deps, discussionId, found.recordedById) }, discussionId, id)
}

async function settleOneAction(deps: SettleDeps, discussionId: string, id: string): Promise<void> {
  const found = await deps.store.get(discussionId, actionItems, id)
  if (!found) return
  const acting = { ...deps, actor: await actorIn(deps, discussionId, found.createdById) }
  await settleAction(acting, discussionId, id)
  await touchItem(acting, id)
}

async function settlePerson(deps: SettleDeps, discussionId: string, personId: string): Promise<void> {
  await settleReviewsOf({ ...deps, actor: await actorIn(deps, discussionId, personId) }, discussionId, personId)
}

const settleOne = { decision: settleOneDecision, 'action-item': settleOneAction, person: settlePerson } as const
