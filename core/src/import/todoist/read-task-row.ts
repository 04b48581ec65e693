import type { Priority } from '../../task/index.ts'
import { MAX_DURATION_MINUTES } from '../../task/index.ts'
import type { CsvRow } from '../csv-rows.ts'
import { blankPlanned } from '../plan.ts'
import { addTag, type TaskDraft } from '../task-draft.ts'
import { joined, oneLine, shortened } from '../text.ts'
import { untitledIn } from '../untitled.ts'
import type { DateReader } from './date-reader.ts'
import { readDue } from './read-due.ts'

/** Columns that are read, or say nothing about the task. */
const KNOWN = new Set([
  ...['TYPE', 'CONTENT', 'DESCRIPTION', 'PRIORITY', 'INDENT', 'AUTHOR', 'RESPONSIBLE', 'DATE', 'DATE_LANG', 'TIMEZONE'],
  ...['DURATION', 'DURATION_UNIT', 'DEADLINE', 'DEADLINE_LANG'],
])

const priorities: ReadonlyMap<string, Priority> = new Map([
  ['', 'none'],
  ['1', 'urgent'],
  ['2', 'high'],
  ['3', 'medium'],
  ['4', 'none'],
])

/** The columns nobody knows in which a row says something. */
export const unknownColumns = (cells: CsvRow['cells']): string[] => Object.keys(cells).filter((name) => cells[name] && !KNOWN.has(name))

export interface RowReading {
  dates: DateReader
  /** The person's own. */
  locale: string
  /** Hears what could not be understood. */
  report: (message: string) => void
}

/** A task as its row says it, still without a place in the tree. */
export function readTaskRow({ line, cells }: CsvRow, { dates, locale, report }: RowReading): TaskDraft {
  const { CONTENT = '', DESCRIPTION = '', PRIORITY = '', RESPONSIBLE = '' } = cells
  const due = readDue(cells, dates, report)
  const task: TaskDraft = {
    ...blankPlanned(),
    line,
    priority: priorities.get(PRIORITY) ?? 'none',
    ...due.fields,
    paragraphs: DESCRIPTION ? [DESCRIPTION] : [],
    kept: due.kept,
  }
  readContent(task, CONTENT)
  if (!task.title) {
    task.title = untitledIn(locale)
    report(`The task has no text; it is called “${task.title}”.`)
  }
  readDuration(task, cells, report)
  if (!priorities.has(PRIORITY)) keep(task, 'PRIORITY', PRIORITY, report)
  if (RESPONSIBLE) task.kept.push(`RESPONSIBLE: ${RESPONSIBLE}`)
  for (const name of unknownColumns(cells)) task.kept.push(`${name}: ${oneLine(cells[name] ?? '')}`)
  return task
}

/** `@label` becomes a tag when it stands by itself, so e-mail addresses stay; so does a label there is no room for. */
function readContent(task: TaskDraft, content: string): void {
  const text = oneLine(content)
  const title = text.replace(/(?<!\S)@([\p{L}\p{N}\p{M}_./&-]+)(?!\S)/gu, (label, tag: string) => (addTag(task, tag) ? '' : label))
  task.title = joined(title) || text
}

function readDuration(task: TaskDraft, { DURATION = '', DURATION_UNIT = '' }: CsvRow['cells'], report: (message: string) => void): void {
  if (!DURATION || DURATION === 'None') return
  const minutes = Number(DURATION) * (/^days?$/i.test(DURATION_UNIT) ? 24 * 60 : 1)
  const known = /^(minutes?|days?)?$/i.test(DURATION_UNIT) && Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_DURATION_MINUTES
  if (known) task.durationMinutes = minutes
  else keep(task, 'DURATION', `${DURATION} ${DURATION_UNIT}`.trim(), report)
}

function keep(task: TaskDraft, name: string, value: string, report: (message: string) => void): void {
  task.kept.push(`${name}: ${oneLine(value)}`)
  report(`“${shortened(value)}” under ${shortened(name)} was not understood; it is kept in the notes.`)
}
