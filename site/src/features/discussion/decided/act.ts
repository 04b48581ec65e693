import './area.ts'
import type { ActionItem, Decision, DecisionOutcome } from '@throughline/core/discussion'
import { action } from '../../../messages/discussion-action.ts'
import { decision as words } from '../../../messages/discussion-decision.ts'
import { perform } from '../../changes/changes.ts'
import type { Unmade } from '../../changes/unmade.ts'
import { newId } from '../../desk/id.ts'
import { saveEdit } from '../../records/save-edit.ts'
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
  const record: Unmade<Decision> = {
    ...{ id, ...said },
    ...{ recordedById: readerId, outcome: null, supersededById: null, reviewAskedAt: '' },
  }
  return act({ do: 'decision.create', id, in: discussionId, input: { id, ...said }, record }, words.did.record)
}

/** Changes what is different. Resolves true when it was saved. */
export const editDecision = (discussionId: string, decision: Decision, changes: Partial<SaidOfDecision>): Promise<boolean> =>
  saveEdit('decision', decision, changes, words.did.edit, { in: discussionId })

export const removeDecision = (discussionId: string, { id }: Decision): Promise<boolean> =>
  act({ do: 'decision.remove', id, in: discussionId }, words.did.remove)

/** Says how it turned out, or takes that back with `null`. */
export const judge = (discussionId: string, decision: Decision, outcome: DecisionOutcome | null): Promise<boolean> =>
  saveEdit('decision', decision, { outcome }, outcome ? words.did.judge : words.did.unjudge, { in: discussionId })

/** It is too early to say: it comes back later. `day`: that day in words. */
export const askLater = (discussionId: string, decision: Decision, reviewOn: string, day: string): Promise<boolean> =>
  saveEdit('decision', decision, { reviewOn }, words.did.later(day), { in: discussionId })

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
  const record: Unmade<ActionItem> = {
    ...{ id, dueDate: said.dueAt?.slice(0, 10) ?? null, dueAt: null, timeZone: null, ...said },
    ...{ taskId: '', state: 'open', createdById: readerId },
  }
  return act({ do: 'action-item.create', id, in: discussionId, input: { id, ...said }, record }, to ? action.did.give(to) : action.did.take)
}

/** Changes what is different. */
export const editItem = (discussionId: string, item: ActionItem, changes: Partial<SaidOfItem>): Promise<boolean> =>
  saveEdit('action-item', item, changes, action.did.edit, { in: discussionId })

/** Completes what is open, and opens again what is not. */
export const toggleItem = (discussionId: string, item: ActionItem): Promise<boolean> => {
  const isOpen = isOpenItem(item)
  const said = isOpen ? action.did.complete : action.did.reopen
  return saveEdit('action-item', item, { state: isOpen ? 'done' : 'open' }, said, { in: discussionId })
}

export const withdraw = (discussionId: string, { id }: ActionItem): Promise<boolean> =>
  act({ do: 'action-item.remove', id, in: discussionId }, action.did.withdraw)

const act = (change: DecidedChange, said: string): Promise<boolean> => perform([change], said)
