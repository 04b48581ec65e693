import { newEnvelope, nowText, parse, putOnce, type Room, sameAgain, today } from '../../kernel/index.ts'
import { MAX_DECISIONS } from '../limits.ts'
import { announceSettlement, type SettleDeps } from '../settle/job.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { checkDecision, checkSuperseded } from './check-decision.ts'
import { type Decision, decisions, NewDecision } from './schema.ts'
import { settleDecision } from './settle-decision.ts'

/** What every use case that changes a decision needs: its review is a task. */
export type DecisionDeps = DiscussionDeps & SettleDeps

export const roomForDecisions: Room<Decision> = {
  ...{ query: decisions.queries.latest, most: MAX_DECISIONS, noun: 'decisions', holder: 'A discussion' },
}

/**
 * Keeps what was decided, in place of an earlier decision where it says so; a day of review becomes a task of who records
 * it. The same input under the same id answers the decision that is there.
 * @throws AppError `not-found`, `forbidden`, `validation`, or `conflict` when the id stands for another.
 */
export async function recordDecision(deps: DecisionDeps, discussionId: string, input: NewDecision): Promise<Decision> {
  const { id = deps.ids.next(), supersedesId = null, ...said } = parse(NewDecision, input)
  return inDiscussion(deps, discussionId, 'contribute', async (entered) => {
    const { actor } = entered
    const asked = { ...said, supersedesId: input.supersedesId, recordedById: actor.accountId }
    await announceSettlement(deps, { kind: 'decision', discussionId, id })
    const { stored } = await putOnce(entered, decisions, id, {
      room: roomForDecisions,
      isFresh: input.id === undefined,
      make: async () => {
        const now = nowText(deps)
        const decision: Decision = {
          ...newEnvelope(id, now),
          ...{ what: said.what, why: said.why ?? '', options: said.options ?? [], byIds: said.byIds ?? [actor.accountId] },
          ...{ confidence: said.confidence ?? null, decidedOn: said.decidedOn ?? today(entered), reviewOn: said.reviewOn ?? null },
          ...{ messageId: said.messageId ?? null, recordedById: actor.accountId, outcome: null },
          ...{ supersedesId, supersededById: null, reviewAskedAt: now },
        }
        await checkDecision(entered, decision)
        if (supersedesId) await checkSuperseded(entered, supersedesId)
        return decision
      },
    })
    sameAgain(decisions, stored, asked)
    return settleDecision(entered, discussionId, id)
  })
}
