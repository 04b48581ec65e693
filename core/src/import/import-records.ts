import { newSettingsFilling, settingsFillings } from '../account/index.ts'
import {
  type ActorDep,
  type ClockDep,
  type IdsDep,
  type Kind,
  localDate,
  newEnvelope,
  nowText,
  orderAtEnd,
  ordersAfter,
  rowId,
  type StoredRecord,
} from '../kernel/index.ts'
import { type Completion, completions, dueDay, newTask, type Recurrence, type Task, tasks as taskKind } from '../task/index.ts'
import { careerRecords } from './career/career-records.ts'
import { goalRecords } from './goal-records.ts'
import { entryRecords } from './journal/entry-records.ts'
import { recordsAnew } from './own-records.ts'
import type { ImportPlan, PlannedTask } from './plan.ts'
import { questionRecords } from './question-list/question-records.ts'

type Deps = ClockDep & IdsDep & ActorDep

/** A record an import makes. */
export interface MadeRecord {
  kind: Kind
  record: StoredRecord
  /** The file of the archive with its content. */
  file?: string
}

/** All that an import makes, with ids that follow from its own: the same file under the same id makes the same. */
export function importRecords(
  deps: ClockDep & ActorDep,
  importId: string,
  { tasks, records, settings, ownGoals, goals = [], entries = [], entryIds, career, questions = [] }: ImportPlan,
): MadeRecord[] {
  if (records) return [...recordsAnew(records, importId, ownGoals), ...settingsRecord(deps, settings, importId)]
  let row = tasks.length
  const own = { ...deps, ids: { next: () => rowId(importId, row++) } }
  const taskIds = tasks.map((_, place) => rowId(importId, place))
  const orders = ordersAfter(orderAtEnd(deps.clock.now(), importId), tasks.length)
  const made = tasks.map((planned, place) => taskOf(own, planned, { importId, taskIds, place, order: orders[place] as string }))
  return [
    ...made.map((record) => ({ kind: taskKind, record })),
    ...made.flatMap((task) => completionOf(deps, task)).map((record) => ({ kind: completions, record })),
    ...goalRecords(own, goals, importId),
    ...entryRecords(own, entries, { importId, entryIds }),
    ...careerRecords(own, career, importId),
    ...questionRecords(own, questions, importId),
  ]
}

/** There is one of an import at most, so that it has the same id. */
const settingsRecord = (deps: ClockDep, said: ImportPlan['settings'], importId: string): MadeRecord[] =>
  said ? [{ kind: settingsFillings as Kind, record: newSettingsFilling(deps, said, importId) }] : []

interface Place {
  importId: string
  taskIds: readonly string[]
  place: number
  order: string
}

function taskOf(deps: Deps, planned: PlannedTask, { importId, taskIds, place, order }: Place): Task {
  const { line: _, depth: __, parent, blockedBy, recurrence, status, closedAt, createdAt, checklist, ...fields } = planned
  const id = taskIds[place] as string
  const parentId = parent === null ? null : (taskIds[parent] as string)
  const waitsFor = blockedBy.map((blocker) => taskIds[blocker] as string)
  const task = newTask(deps, { ...fields, id, parentId, order, blockedBy: waitsFor, checklist: [...checklist] }, importId)
  const repeating: Task = { ...task, createdAt: createdAt ?? task.createdAt, recurrence: repeatOf(task, recurrence) }
  if (status === 'cancelled') return { ...repeating, status, closedAt: closedAt ?? nowText(deps) }
  return status === 'done' ? done(deps, repeating, closedAt ?? nowText(deps)) : { ...repeating, status }
}

/** The readers have tried the rule and named a day, so that both are taken as they are. */
function repeatOf(task: Task, planned: PlannedTask['recurrence']): Recurrence | null {
  const anchor = planned?.anchor ?? dueDay(task)
  return planned && anchor
    ? { rrule: planned.rrule, repeatFrom: planned.repeatFrom ?? 'schedule', anchor, exceptions: planned.exceptions ?? [] }
    : null
}

/** Done for good, as the file says: what repeats does not move on. */
function done({ ids, actor }: Deps, task: Task, at: string): Task {
  const { dueDate, dueAt, timeZone, startDate } = task
  const localDay = localDate(Temporal.Instant.from(at), actor)
  return {
    ...task,
    status: 'done',
    closedAt: at,
    lastCompletion: {
      id: ids.next(),
      occurrenceDate: dueDay(task) ?? localDay,
      completedAt: at,
      localDate: localDay,
      timeZone: actor.timeZone,
      snapshot: { status: 'open', dueDate, dueAt, timeZone, startDate },
      steps: [],
      undone: false,
    },
  }
}

function completionOf(deps: ClockDep, { id: taskId, lastCompletion }: Task): Completion[] {
  if (!lastCompletion) return []
  const { id, undone: _, ...said } = lastCompletion
  return [{ ...newEnvelope(id, nowText(deps)), taskId, ...said }]
}
