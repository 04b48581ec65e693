import { AppError, type BasedOn, changeRecord, deleteAndPurge, nowText, restoreRecord } from '../../kernel/index.ts'
import type { Entered } from '../thread/enter.ts'
import { may } from '../thread/permissions.ts'
import { changeAndSettle } from './change-decision.ts'
import { type DecisionDeps, roomForDecisions } from './record-decision.ts'
import { type Decision, decisions } from './schema.ts'

/**
 * Throws a decision away, and the task of its review with it; what it took the place of stands again. For who recorded it,
 * and for an owner.
 * @throws AppError `not-found`, `forbidden`, or `stale` with the decision as it is now.
 */
export const deleteDecision = (deps: DecisionDeps, discussionId: string, id: string, basedOn: BasedOn = {}): Promise<Decision> =>
  changeAndSettle(deps, discussionId, id, async (entered) => {
    await checkTheirs(entered, id)
    return deleteAndPurge(entered, decisions, id, basedOn)
  })

/** @throws AppError `not-found`, also past its days in the trash, `forbidden`, or `validation` when there are too many by now. */
export const restoreDecision = (deps: DecisionDeps, discussionId: string, id: string): Promise<Decision> =>
  changeAndSettle(deps, discussionId, id, async (entered) => {
    await checkTheirs(entered, id)
    return restoreRecord(entered, decisions, id, { room: roomForDecisions, changes: () => ({ reviewAskedAt: nowText(deps) }) })
  })

async function checkTheirs(entered: Entered<DecisionDeps>, id: string): Promise<void> {
  const { recordedById } = await changeRecord(entered, decisions, id, {}, () => null)
  if (recordedById === entered.actor.accountId || may(entered.membership.role, 'moderate')) return
  throw new AppError('forbidden', 'Who recorded a decision can throw it away, and an owner.')
}
