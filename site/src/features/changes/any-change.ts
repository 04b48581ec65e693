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

type CareerRecords = { change: RecordChange; record: CareerRecord; edit: RecordEdit }
type InterviewRecords = { change: InterviewChange; record: InterviewRecord; edit: InterviewEdit }
type Decided = { change: DecidedChange; record: DecidedRecord; edit: DecidedEdit }
type BesideDiscussions = { change: PaneChange; record: PaneRecord; edit: PaneEdit }

/**
 * What is changed here, by what the names of its changes begin with; those of tasks have nothing before a dot. `edit` is what
 * may meet what was changed elsewhere; it is absent where the later word simply holds.
 */
interface Changed {
  task: { change: Change; record: Task; edit: TaskEdit }
  goal: { change: GoalChange; record: Goal; edit: GoalEdit }
  'check-in': { change: CheckInChange; record: CheckIn; edit: CheckInEdit }
  journal: { change: JournalChange; record: EntryRow; edit: EntryEdit }
  win: { change: WinChange; record: Win; edit: WinEdit }
  experience: CareerRecords
  skill: CareerRecords
  profile: CareerRecords
  resume: CareerRecords
  question: InterviewRecords
  story: InterviewRecords
  'target-job': InterviewRecords
  rehearsal: InterviewRecords
  'mock-interview': InterviewRecords
  practice: { change: PracticeChange; record: PracticeCard }
  'practice-settings': { change: SettingsChange; record: PracticeSettings }
  decision: Decided
  'action-item': Decided
  'agenda-item': BesideDiscussions
  'discussion-note': BesideDiscussions
  meeting: BesideDiscussions
}

/** What the names of changes begin with, as they are listed above and as they are. */
export type ChangedKind = keyof Changed | KindIn<AnyChange['do']>

type KindIn<Name extends string> = Name extends `${infer Kind}.${string}` ? Kind : 'task'

/** Something a person does to one record, whatever its kind: what waits to be sent together and can be undone together. */
export type AnyChange = Changed[keyof Changed]['change']

export type AnyRecord = Changed[keyof Changed]['record']

/** A note of an edition is no change: it is saved as it is written. */
export type AnyConflict = Conflict<EditionChanges> | { [K in keyof Changed]: ConflictOf<Changed[K]> }[keyof Changed]

type ConflictOf<Of> = Of extends { edit: infer Edit extends object } ? Conflict<Edit> : never

/** Whether a change wants something new of what an older one wanted something of. */
export function supersedes(change: AnyChange, older: AnyChange): boolean {
  if (change.id !== older.id) return false
  if (change.do !== older.do || !('changes' in change) || !('changes' in older)) return change.do === older.do
  return Object.keys(change.changes).some((field) => field in older.changes)
}
