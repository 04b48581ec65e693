import type { ActionItem, Decision, NewActionItem, NewDecision } from '@throughline/core/discussion'
import type { ChangeOf, EditOf } from '../../records/change.ts'

/** What is agreed on in a discussion: decided, and given to somebody to do. */
export interface DecidedRecords {
  decision: Decision
  'action-item': ActionItem
}
export type DecidedKind = keyof DecidedRecords
export type DecidedRecord = DecidedRecords[DecidedKind]
export type DecidedEdit = EditOf<Decision> | EditOf<ActionItem>

/** Something done to one of them. `in`: the discussion it lies in, so that it can be sent from any page. */
export type DecidedChange = ChangeOf<{ [K in DecidedKind]: DecidedRecords[K] }, NewDecision | NewActionItem> & { in: string }
