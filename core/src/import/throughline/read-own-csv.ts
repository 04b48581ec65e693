import { fromCell, type TaskColumn, taskColumns } from '../../export/index.ts'
import { localDate, newEnvelope, RecordId, rowId } from '../../kernel/index.ts'
import { type Completion, completions, type DateContext, dueDay, type Task, tasks } from '../../task/index.ts'
import { csvRows } from '../csv-rows.ts'
import { decodeText } from '../decode-text.ts'
import type { ImportPlan } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { shortened } from '../text.ts'
import { type OwnReading, of, ownPlan } from './own-plan.ts'
import { goalHeadings, readOwnGoalsCsv } from './read-own-goals.ts'
import { type Body, RecordReader } from './record-reader.ts'

const columns = Object.keys(taskColumns(new Map())) as TaskColumn[]

type Cells = Readonly<Record<TaskColumn, string>>

/** The plan of a `tasks.csv` or a `goals.csv`, told by their headings. @throws AppError `unsupported-format`, `too-large` or `validation`. */
export function readOwnCsv(bytes: Uint8Array, { context, goals }: OwnReading): ImportPlan {
  const text = decodeText(bytes)
  const headings = text.trimStart().split('\n', 1)[0]?.toUpperCase().split(/\W+/) ?? []
  if (goalHeadings.every((name) => headings.includes(name))) return readOwnGoalsCsv(text, context)
  const rows = csvRows(text, { app: 'Throughline', required: ['ID', 'PARENTID', 'TITLE', 'RRULE'], exact: true })
  const problems = new ProblemList()
  const reader = new RecordReader({}, problems)
  const lines = new Map<string, number>()
  const found = rows.flatMap(({ line, cells }) => {
    const own = Object.fromEntries(columns.map((name) => [name, fromCell(cells[name.toUpperCase()] ?? '')])) as Cells
    if (!lines.has(own.id)) lines.set(own.id, line)
    const goalId = own.goalId || own.goal ? goals.find({ id: own.goalId, title: own.goal }) : null
    if (!goalId && (own.goalId || own.goal))
      problems.add(line, `There is no goal “${shortened(own.goal || own.goalId)}” here; the task is imported without it.`)
    return reader.read(tasks, { ...bodyOf(own), goalId }, line)
  })
  const done = found.map((task) => withCompletion(task, context))
  const plan = ownPlan({ tasks: done, others: done.flatMap(completionOf).map(of(completions)), lines }, problems)
  return { ...plan, ownGoals: goals.found }
}

const words = (cell: string) => cell.split(' ').filter(Boolean)
const orNull = (cell: string) => cell || null

function bodyOf(cells: Cells): Body {
  const { rrule, repeatFrom, anchor, exceptions, durationMinutes, reminders, checklist, tags, blockedBy } = cells
  const { id, title, notes, status, priority, order, createdAt, updatedAt } = cells
  return {
    ...{ id, title, notes, status, priority, order, createdAt, updatedAt },
    ...{
      version: 1,
      deletedAt: null,
      lastCompletion: null,
      roundId: null,
      importId: null,
      formerGoalId: null,
      deletedWith: null,
      actionOf: null,
      saidIn: null,
      links: [],
    },
    ...{ parentId: orNull(cells.parentId), dueDate: orNull(cells.dueDate), dueAt: orNull(cells.dueAt), timeZone: orNull(cells.timeZone) },
    ...{ startDate: orNull(cells.startDate), closedAt: orNull(cells.closedAt) },
    durationMinutes: durationMinutes ? Number(durationMinutes) : null,
    recurrence: rrule ? { rrule, repeatFrom, anchor, exceptions: words(exceptions) } : null,
    reminders: words(reminders).map((word) => (word.endsWith('Z') ? { at: word } : { offsetMinutes: Number(word) })),
    tags: words(tags),
    blockedBy: words(blockedBy),
    checklist: checklist
      .split('\n')
      .filter(Boolean)
      .map((line, i) => ({ id: isRecordId(id) ? rowId(id, i) : id, text: line.slice(4), done: line.startsWith('[x]') })),
  }
}

const isRecordId = (id: string) => RecordId.safeParse(id).success

/** A table has no room for completions; that of a done task follows from it. */
function withCompletion(task: Task, { timeZone }: DateContext): Task {
  if (task.status !== 'done') return task
  const { dueDate, dueAt, startDate, timeZone: ownZone } = task
  const completedAt = task.closedAt ?? task.updatedAt
  const day = localDate(Temporal.Instant.from(completedAt), { timeZone, dayStart: 0 })
  const snapshot = { status: 'open' as const, dueDate, dueAt, timeZone: ownZone, startDate }
  const said = { completedAt, occurrenceDate: dueDay(task) ?? day, localDate: day, timeZone, snapshot, steps: [], undone: false }
  return { ...task, closedAt: completedAt, lastCompletion: { id: `${task.id}.done`, ...said } }
}

function completionOf({ id: taskId, lastCompletion }: Task): Completion[] {
  if (!lastCompletion) return []
  const { id, undone: _, ...said } = lastCompletion
  return [{ ...newEnvelope(id, said.completedAt), taskId, ...said }]
}
