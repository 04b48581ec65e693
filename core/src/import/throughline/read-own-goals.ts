import { fromCell, goalColumns } from '../../export/index.ts'
import { type Goal, goalFault, goals } from '../../goal/index.ts'
import { RecordId, rowId } from '../../kernel/index.ts'
import type { DateContext } from '../../task/index.ts'
import { csvRows } from '../csv-rows.ts'
import type { ImportPlan } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { of, ownPlan } from './own-plan.ts'
import { type Body, RecordReader } from './record-reader.ts'

/** Columns that a `goals.csv` has, and a `tasks.csv` has not. */
export const goalHeadings = ['ID', 'PARENTID', 'TITLE', 'HORIZON', 'TYPE']

interface Found {
  body: Body
  /** Its line, or what to call it by. */
  place: number | string
}

/** The goals of a file as they are stored; what could not have been set is left out and told. */
export function readGoals(found: readonly Found[], reader: RecordReader, problems: ProblemList): Goal[] {
  const read = found.flatMap(({ body, place }) => reader.read(goals, body, place).map((goal) => ({ goal, place })))
  const sound = read.filter(({ goal, place }) => {
    const fault = goalFault(goal)
    if (fault !== null) problems.add(place, `This was left out: ${fault}`)
    return fault === null
  })
  const ids = new Set(sound.map(({ goal }) => goal.id))
  for (const { goal, place } of sound)
    if (goal.parentId && !ids.has(goal.parentId)) problems.add(place, 'The goal it stands below is not in this file; it stands at the top.')
  return sound.map(({ goal }) => goal)
}

/** The plan of a `goals.csv`, which has no check-ins. @throws AppError `unsupported-format`, `too-large` or `validation`. */
export function readOwnGoalsCsv(text: string, context: DateContext): ImportPlan {
  const problems = new ProblemList()
  const rows = csvRows(text, { app: 'Throughline', required: goalHeadings, exact: true })
  const found = rows.map(({ line, cells }) => {
    const own = Object.fromEntries(Object.keys(goalColumns).map((name) => [name, fromCell(cells[name.toUpperCase()] ?? '')]))
    return { place: line, body: bodyOf(own, context) }
  })
  return ownPlan({ tasks: [], others: readGoals(found, new RecordReader({}, problems), problems).map(of(goals)) }, problems)
}

const words = (cell = '') => cell.split(' ').filter(Boolean)
const lines = (cell = '') => cell.split('\n').filter(Boolean)
const orNull = (cell = '') => cell || null
const numberOrNull = (cell = '') => (cell ? Number(cell) : null)

function bodyOf(cells: Readonly<Record<string, string>>, { timeZone }: DateContext): Body {
  const { id = '', title, why, horizon, status, startDate, order, createdAt, updatedAt, weight, closedOn } = cells
  return {
    ...{ id, title, why, horizon, status, startDate, order, createdAt, updatedAt },
    ...{ version: 1, deletedAt: null, history: [], formerParentId: null, importId: null },
    ...{ parentId: orNull(cells.parentId), endDate: orNull(cells.endDate) },
    ...{ statedPace: orNull(cells.statedPace), checkInEvery: orNull(cells.checkInEvery) },
    weight: Number(weight),
    metric: metricOf(cells),
    milestones: lines(cells.milestones).map((line, i) => milestoneOf(line, RecordId.safeParse(id).success ? rowId(id, i) : id)),
    pauses: words(cells.pauses).map((word) => ({ from: word.split('/')[0], until: orNull(word.split('/')[1]) })),
    closing: closedOn ? { localDate: closedOn, timeZone, reflection: cells.reflection } : null,
    competencies: lines(cells.competencies),
    tags: words(cells.tags),
  }
}

function metricOf({
  type,
  direction,
  start,
  target,
  unit,
  aggregation,
  source,
  weekdays,
  timesPerWeek,
  dailyTarget,
}: Record<string, string>) {
  return {
    ...{ type, direction, start, target, unit, aggregation, source },
    weekdays: weekdays ? words(weekdays).map(Number) : null,
    timesPerWeek: numberOrNull(timesPerWeek),
    dailyTarget: orNull(dailyTarget),
  }
}

/** `[2026-03-05] Beta` when it was reached, otherwise `[ ] Beta`. */
function milestoneOf(line: string, id: string) {
  const [, doneOn = '', title = line] = /^\[([^\]]*)\] (.*)$/s.exec(line) ?? []
  return { id, title, doneOn: orNull(doneOn.trim()) }
}
