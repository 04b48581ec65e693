import type { Win } from '@throughline/core/career'
import type { EditionChanges } from '@throughline/core/edition'
import type { CheckIn, Goal } from '@throughline/core/goal'
import type { PracticeCard, PracticeSettings } from '@throughline/core/interview'
import type { Task } from '@throughline/core/task'
import type { CareerRecord, RecordChange, RecordEdit } from '../career/records/change.ts'
import type { WinChange, WinEdit } from '../career/rules/change.ts'
import type { DecidedChange, DecidedEdit, DecidedRecord } from '../discussion/decided/kinds.ts'
import type { PaneChange, PaneEdit, PaneRecord } from '../discussion/pane/state/kinds.ts'
import type { CheckInChange, CheckInEdit, GoalChange, GoalEdit } from '../goal/rules/change.ts'
import type { PracticeChange } from '../interview/practice/rules/change.ts'
import type { SettingsChange } from '../interview/practice/state/settings-area.ts'
import type { InterviewChange, InterviewEdit, InterviewRecord } from '../interview/records/kinds.ts'
import type { EntryEdit, JournalChange } from '../journal/rules/change.ts'
import type { EntryRow } from '../journal/rules/row.ts'
import type { Change, TaskEdit } from '../task/rules/change.ts'
import type { Conflict } from './merge.ts'

/** Something a person does to one record, whatever its kind: what waits to be sent together and can be undone together. */
export type AnyChange =
  | Change
  | GoalChange
  | CheckInChange
  | JournalChange
  | WinChange
  | RecordChange
  | InterviewChange
  | PracticeChange
  | SettingsChange
  | DecidedChange
  | PaneChange

type KindIn<Name extends string> = Name extends `${infer Kind}.${string}` ? Kind : 'task'

/** What the names of changes begin with, which says whose they are; those of tasks have nothing before their dot. */
export type ChangedKind = KindIn<AnyChange['do']>

export type AnyRecord =
  | Task
  | Goal
  | CheckIn
  | EntryRow
  | Win
  | CareerRecord
  | InterviewRecord
  | PracticeCard
  | PracticeSettings
  | DecidedRecord
  | PaneRecord
export type AnyConflict =
  | Conflict<TaskEdit>
  | Conflict<GoalEdit>
  | Conflict<CheckInEdit>
  | Conflict<EntryEdit>
  | Conflict<WinEdit>
  | Conflict<RecordEdit>
  | Conflict<InterviewEdit>
  | Conflict<EditionChanges>
  | Conflict<DecidedEdit>
  | Conflict<PaneEdit>

/** Whether a change wants something new of what an older one wanted something of. */
export function supersedes(change: AnyChange, older: AnyChange): boolean {
  if (change.id !== older.id) return false
  if (change.do !== older.do || !('changes' in change) || !('changes' in older)) return change.do === older.do
  return Object.keys(change.changes).some((field) => field in older.changes)
}
