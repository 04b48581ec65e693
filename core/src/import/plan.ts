import type { OwnSettings } from '../account/index.ts'
import type { CareerDraft, ProfileDraft } from '../career/index.ts'
import type { ArchivedKind } from '../export/index.ts'
import type { CheckIn, Closing, Goal, MetricAsked } from '../goal/index.ts'
import type { Question } from '../interview/index.ts'
import type { StoredRecord } from '../kernel/index.ts'
import type { ChecklistItem, NewRecurrence, Reminder, Task } from '../task/index.ts'
import type { Zip } from '../zip/index.ts'
import type { PlannedEntry } from './journal/planned-entry.ts'
import { type ImportCounts, type ImportProblem, noCounts } from './schema.ts'
import type { Found } from './throughline/report.ts'

/** A task as a file describes it. */
export interface PlannedTask
  extends Pick<
    Task,
    'title' | 'notes' | 'status' | 'priority' | 'dueDate' | 'dueAt' | 'timeZone' | 'startDate' | 'durationMinutes' | 'tags' | 'closedAt'
  > {
  /** Line of the file it stands on, from 1; `null` in a file that has none. */
  line: number | null
  /** 1 for the top level, up to 4. */
  depth: number
  /** Place of the parent in the list of tasks, always before its own. */
  parent: number | null
  recurrence: NewRecurrence | null
  reminders: Reminder[]
  checklist: Omit<ChecklistItem, 'id'>[]
  /** Places of the tasks it waits for. */
  blockedBy: number[]
  /** When it was written down, where the file says so. */
  createdAt: string | null
}

/** A heading of the file, which becomes a tag of the tasks below it. */
export interface PlannedSection {
  line: number | null
  name: string
  /** `null` when no task stands below it, or nothing of its name can be a tag. */
  tag: string | null
}

/** A record with the kind it is of. */
export interface OwnRecord {
  kind: ArchivedKind
  record: StoredRecord
  /** The file of the archive with its content. */
  file?: string
}

/** A goal as a file describes it, with what was written down of it by days, rising. */
export interface PlannedGoal extends Pick<Goal, 'title' | 'why' | 'horizon' | 'startDate' | 'checkInEvery'> {
  line: number | null
  metric: MetricAsked
  status: 'active' | 'dropped'
  /** The day it ended on. */
  closing?: Pick<Closing, 'localDate'>
  checkIns: Pick<CheckIn, 'localDate' | 'value' | 'note'>[]
}

/** A question of a list. */
export interface PlannedQuestion extends Pick<Question, 'text' | 'kind' | 'competencies'> {
  line: number
}

/** What an import would do. */
export interface ImportPlan {
  tasks: PlannedTask[]
  sections: PlannedSection[]
  /** Present for a file of habits. */
  goals?: readonly PlannedGoal[]
  /** Present for a file of a journal. */
  entries?: readonly PlannedEntry[]
  /** The ids of entries that are in the account already, by what those name them by. */
  entryIds?: ReadonlyMap<string, string>
  /** Present for a file of a career: what is new of it, what it says of the person, if anything, and what of that is new. */
  career?: Omit<CareerDraft, 'profile'> & { profile: ProfileDraft | null; person: ProfileDraft | null }
  /** Present for a list of questions: those that are new. */
  questions?: readonly PlannedQuestion[]
  /** By line, as many as an import may list. */
  problems: ImportProblem[]
  counts: ImportCounts
  /** Present for an own export: its very records, still with the ids of the file, the tasks first and in their order. */
  records?: readonly OwnRecord[]
  /** How an own archive says that the app is settled. */
  settings?: Partial<OwnSettings>
  /** Ids of the goals of the account that those name. */
  ownGoals?: ReadonlySet<string>
  /** Present for an own archive: what it holds, to be compared with what comes of it. */
  found?: Found
  /** The archive that contents are read from. */
  archive?: Zip
}

/** What a planned task is when its file says nothing of it. */
export const blankPlanned = () => ({
  depth: 1,
  parent: null,
  title: '',
  notes: '',
  status: 'open' as const,
  priority: 'none' as const,
  dueDate: null,
  dueAt: null,
  timeZone: null,
  startDate: null,
  durationMinutes: null,
  recurrence: null,
  reminders: [],
  checklist: [],
  tags: [],
  blockedBy: [],
  closedAt: null,
  createdAt: null,
})

/** What the tasks of a plan amount to. */
export const countsOf = (tasks: readonly PlannedTask[]): ImportCounts => ({
  ...noCounts,
  tasks: tasks.length,
  subtasks: tasks.filter(({ parent }) => parent !== null).length,
  tags: new Set(tasks.flatMap(({ tags }) => tags)).size,
  withDate: tasks.filter(({ dueDate, dueAt }) => dueDate || dueAt).length,
  recurring: tasks.filter(({ recurrence }) => recurrence).length,
  done: tasks.filter(({ status }) => status === 'done').length,
  checklistItems: tasks.reduce((sum, { checklist }) => sum + checklist.length, 0),
  reminders: tasks.reduce((sum, { reminders }) => sum + reminders.length, 0),
})
