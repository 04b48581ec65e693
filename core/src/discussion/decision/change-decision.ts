import { type BasedOn, changedFields, changeLive, nowText, oneFault, parse, today } from '../../kernel/index.ts'
import { announceSettlement } from '../settle/job.ts'
import type { Entered } from '../thread/enter.ts'
import { inDiscussion } from '../thread/in-discussion.ts'
import { checkDecision, checkPast } from './check-decision.ts'
import type { DecisionDeps } from './record-decision.ts'
import { type Decision, DecisionChanges, decisions, NewOutcome } from './schema.ts'
import { settleDecision } from './settle-decision.ts'

/**
 * Changes fields of a decision; another day of review moves its task along.
 * @throws AppError `not-found`, `forbidden`, `validation`, or `stale` with the decision as it is now.
 */
export async function editDecision(
  deps: DecisionDeps,
  discussionId: string,
  id: string,
  input: DecisionChanges,
  basedOn: BasedOn = {},
): Promise<Decision> {
  const asked = parse(DecisionChanges, input)
  const change = (entered: Entered<DecisionDeps>) =>
    changeLive(entered, decisions, id, basedOn, async (decision) => {
      const changes = changedFields(decision, asked)
      if (Object.keys(changes).length === 0) return null
      await checkDecision(entered, { ...decision, ...changes }, decision)
      const asksAnew = changes.reviewOn !== undefined && { reviewAskedAt: nowText(deps) }
      return { event: 'decision.updated', changes: { ...changes, ...asksAnew } }
    })
  return asked.reviewOn === undefined
    ? inDiscussion(deps, discussionId, 'contribute', change)
    : changeAndSettle(deps, discussionId, id, change)
}

/**
 * Says how a decision turned out, by which its review is done; said again, it takes the place of what was said before.
 * @throws AppError `not-found`, `forbidden`, `validation`, or `stale` with the decision as it is now.
 */
export async function judgeDecision(
  deps: DecisionDeps,
  discussionId: string,
  id: string,
  input: NewOutcome,
  basedOn: BasedOn = {},
): Promise<Decision> {
  const { text = '', on, ...said } = parse(NewOutcome, input)
  return changeAndSettle(deps, discussionId, id, (entered) =>
    changeLive(entered, decisions, id, basedOn, ({ outcome, decidedOn }) => {
      const told = { ...said, text, on: on ?? outcome?.on ?? today(entered) }
      checkPast(entered, told.on, '/on')
      if (told.on < decidedOn) throw oneFault('/on', 'before_decision', 'It was decided later than that.')
      if (outcome && Object.keys(changedFields<typeof told>(outcome, told)).length === 0) return null
      return { event: 'decision.reviewed', changes: { outcome: { ...told, byId: entered.actor.accountId } } }
    }),
  )
}

/** Takes back how a decision turned out; its review asks again. @throws AppError as `judgeDecision`. */
export const takeOutcomeBack = (deps: DecisionDeps, discussionId: string, id: string, basedOn: BasedOn = {}): Promise<Decision> =>
  changeAndSettle(deps, discussionId, id, (entered) =>
    changeLive(entered, decisions, id, basedOn, ({ outcome }) =>
      outcome ? { event: 'decision.updated', changes: { outcome: null, reviewAskedAt: nowText(deps) } } : null,
    ),
  )

/** Lets a person change a decision in a way that its review follows. */
export const changeAndSettle = (
  deps: DecisionDeps,
  discussionId: string,
  id: string,
  change: (entered: Entered<DecisionDeps>) => Promise<Decision>,
): Promise<Decision> =>
  inDiscussion(deps, discussionId, 'contribute', async (entered) => {
    await announceSettlement(deps, { kind: 'decision', discussionId, id })
    await change(entered)
    return settleDecision(entered, discussionId, id)
  })
