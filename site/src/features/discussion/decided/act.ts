import './area.ts'
import type { ActionItem, Decision, DecisionOutcome } from '@throughline/core/discussion'
import { action } from '../../../messages/discussion-action.ts'
import { decision as words } from '../../../messages/discussion-decision.ts'
import { perform } from '../../changes/changes.ts'
import { newId } from '../../desk/id.ts'
import { editing } from '../../records/change.ts'
import type { DecidedChange } from './kinds.ts'
import { isOpenItem } from './within.ts'

/** What the form of a decision says. */
export type SaidOfDecision = Pick<Decision, 'what' | 'why' | 'options' | 'byIds' | 'confidence' | 'decidedOn' | 'reviewOn'>

/** Keeps a decision under an id of its own. Resolves true when it was saved. */
export function recordDecision(
  discussionId: string,
  said: SaidOfDecision & Pick<Decision, 'messageId' | 'supersedesId'>,
  readerId: string,
): Promise<boolean> {
  const id = newId()
  const record: Decision = {
    ...{ id, createdAt: '', updatedAt: '', version: 0, deletedAt: null, ...said },
    ...{ recordedById: readerId, outcome: null, supersededById: null, reviewAskedAt: '' },
  }
  return act({ do: 'decision.create', id, in: discussionId, input: { id, ...said }, record }, words.did.record)
}

/** Changes what is different. Resolves true when it was saved. */
export async function editDecision(discussionId: string, decision: Decision, changes: Partial<SaidOfDecision>): Promise<boolean> {
  const changed = different(decision, changes)
  if (Object.keys(changed).length === 0) return true
  return act({ ...editing('decision', decision, changed), in: discussionId }, words.did.edit)
}

export const removeDecision = (discussionId: string, { id }: Decision): Promise<boolean> =>
  act({ do: 'decision.remove', id, in: discussionId }, words.did.remove)

/** Says how it turned out, or takes that back with `null`. */
export const judge = (discussionId: string, decision: Decision, outcome: DecisionOutcome | null): Promise<boolean> =>
  act({ ...editing('decision', decision, { outcome }), in: discussionId }, outcome ? words.did.judge : words.did.unjudge)

/** It is too early to say: it comes back later. `day`: that day in words. */
export const askLater = (discussionId: string, decision: Decision, reviewOn: string, day: string): Promise<boolean> =>
  act({ ...editing('decision', decision, { reviewOn }), in: discussionId }, words.did.later(day))

/** What the form of an action item says. */
export type SaidOfItem = Pick<ActionItem, 'text'> & Partial<Pick<ActionItem, 'dueDate' | 'dueAt' | 'timeZone'>>

/** Gives somebody something to do. `to`: their name; `null` for oneself. */
export function giveAction(
  discussionId: string,
  said: SaidOfItem & Pick<ActionItem, 'assigneeId' | 'messageId'>,
  readerId: string,
  to: string | null,
): Promise<boolean> {
  const id = newId()
  const record: ActionItem = {
    ...{ id, createdAt: '', updatedAt: '', version: 0, deletedAt: null },
    ...{ dueDate: said.dueAt?.slice(0, 10) ?? null, dueAt: null, timeZone: null, ...said },
    ...{ taskId: '', state: 'open', createdById: readerId },
  }
  return act({ do: 'action-item.create', id, in: discussionId, input: { id, ...said }, record }, to ? action.did.give(to) : action.did.take)
}

export async function editItem(discussionId: string, item: ActionItem, changes: Partial<SaidOfItem>): Promise<boolean> {
  const changed = different(item, changes)
  if (Object.keys(changed).length === 0) return true
  return act({ ...editing('action-item', item, changed), in: discussionId }, action.did.edit)
}

/** Completes what is open, and opens again what is not. */
export const toggleItem = (discussionId: string, item: ActionItem): Promise<boolean> => {
  const isOpen = isOpenItem(item)
  const change = editing('action-item', item, { state: isOpen ? 'done' : 'open' })
  return act({ ...change, in: discussionId }, isOpen ? action.did.complete : action.did.reopen)
}

export const withdraw = (discussionId: string, { id }: ActionItem): Promise<boolean> =>
  act({ do: 'action-item.remove', id, in: discussionId }, action.did.withdraw)

const act = (change: DecidedChange, said: string): Promise<boolean> => perform([change], said)

const different = <R extends object>(record: R, changes: Partial<R>): Partial<R> =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => JSON.stringify(record[field as keyof R]) !== JSON.stringify(value)),
  ) as Partial<R>
