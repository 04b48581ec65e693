import type { DateContext, Priority, Reminder, TaskStatus } from '../../task/index.ts'
import type { CsvRow } from '../csv-rows.ts'
import { offsetOf } from '../duration.ts'
import { blankPlanned } from '../plan.ts'
import type { RuleReader } from '../rule-reader.ts'
import { addTag, tagFor } from '../task-draft.ts'
import { oneLine, shortened } from '../text.ts'
import type { KeyedDraft } from '../tree-plan.ts'
import { untitledIn } from '../untitled.ts'
import { readContent } from './read-content.ts'
import { instantOf, readTimes } from './read-times.ts'

export interface RowReading {
  context: DateContext
  rules: RuleReader
  /** Hears what could not be understood. */
  report: (message: string) => void
}

const priorities: ReadonlyMap<string, Priority> = new Map([
  ['', 'none'],
  ['0', 'none'],
  ['1', 'low'],
  ['3', 'medium'],
  ['5', 'high'],
])

const statuses: ReadonlyMap<string, TaskStatus> = new Map([
  ['', 'open'],
  ['0', 'open'],
  ['1', 'done'],
  ['2', 'done'],
  ['-1', 'cancelled'],
])

const MAX_REMINDERS = 10

/** A task as its row says it, still without a place in the tree. */
export function readTaskRow({ line, cells }: CsvRow, { context, rules, report }: RowReading): KeyedDraft {
  const { TITLE = '', TAGS = '', PRIORITY = '', STATUS = '', TASKID = '', PARENTID = '' } = cells
  const task: KeyedDraft = {
    ...blankPlanned(),
    line,
    key: TASKID,
    parentKey: PARENTID || null,
    blockerKeys: [],
    title: oneLine(TITLE),
    priority: priorities.get(PRIORITY) ?? 'none',
    status: statuses.get(STATUS) ?? 'open',
    createdAt: instantOf(cells['CREATED TIME'] ?? ''),
    paragraphs: [],
    kept: [],
  }
  const keep = (name: string, value: string, told = `“${shortened(value)}” under ${name} was not understood; it is kept in the notes.`) => {
    task.kept.push(`${name}: ${oneLine(value)}`)
    report(told)
  }
  if (!priorities.has(PRIORITY)) keep('Priority', PRIORITY)
  if (!statuses.has(STATUS)) keep('Status', STATUS)
  if (task.status !== 'open') task.closedAt = instantOf(cells['COMPLETED TIME'] ?? '')
  readContent(task, cells, report)
  for (const name of TAGS.split(',').filter(Boolean)) {
    const tag = tagFor(name)
    if (!tag || !addTag(task, tag)) keep('Tag', name, `There is no room for the tag “${shortened(name)}”; it is kept in the notes.`)
  }
  readTimes(task, cells, context, keep)
  if (cells.REPEAT) readRepeat(task, cells.REPEAT, rules, keep)
  if (cells.REMINDER) readReminders(task, cells.REMINDER, keep)
  if (!task.title) {
    task.title = untitledIn(context.locale)
    report(`The task has no title; it is called “${task.title}”.`)
  }
  return task
}

type Keep = (name: string, value: string, told?: string) => void

/** What is done does not come round again: TickTick makes a new task for the next time, which stands in the file as well. */
function readRepeat(task: KeyedDraft, text: string, rules: RuleReader, keep: Keep): void {
  if (task.status !== 'open') return
  const rule = rules.read(text)
  const isDue = task.dueDate !== null || task.dueAt !== null
  if (rule && isDue) task.recurrence = { rrule: rule.rrule, repeatFrom: 'schedule' }
  else keep('Repeat', text, `The repeat “${shortened(text)}” was not understood; it is kept in the notes.`)
  if (rule && isDue && rule.dropped.length > 0)
    keep('Repeat', text, `“${shortened(rule.dropped.join(', '))}” of the repeat has no place here; it is kept in the notes.`)
}

/** TickTick writes how long before; for a whole day, `P0DT9H0M0S` is nine o'clock on it. */
function readReminders(task: KeyedDraft, text: string, keep: Keep): void {
  for (const word of text.split(/[,;\s]+/).filter(Boolean)) {
    const trigger = word.replace(/^TRIGGER:/i, '')
    const offset = offsetOf(trigger)
    const before = offset !== null && offset > 0 && task.dueAt ? -offset : offset
    const reminder: Reminder | null = before === null ? null : { offsetMinutes: before }
    const room = task.reminders.length < MAX_REMINDERS && (task.dueDate || task.dueAt)
    if (reminder && room) task.reminders.push(reminder)
    else keep('Reminder', word, `The reminder “${shortened(word)}” was not understood; it is kept in the notes.`)
  }
}
