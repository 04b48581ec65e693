import { type JcalComponent, parameterOf, propertiesIn, propertyIn, RULE, textIn, textOf, valuesOf } from '../../ics/index.ts'
import { instantText } from '../../kernel/index.ts'
import type { Priority, TaskStatus } from '../../task/index.ts'
import { MAX_DURATION_MINUTES } from '../../task/index.ts'
import { offsetOf } from '../duration.ts'
import { blankPlanned } from '../plan.ts'
import type { RuleReader } from '../rule-reader.ts'
import { addTag, tagFor } from '../task-draft.ts'
import { oneLine, shortened } from '../text.ts'
import type { KeyedDraft } from '../tree-plan.ts'
import { untitledIn } from '../untitled.ts'
import { readAlarms } from './read-alarms.ts'
import { readRepeat } from './read-repeat.ts'
import { after, type Reading, readWhen, type When } from './read-when.ts'

export interface TodoReading extends Reading {
  line: number
  /** The person's own. */
  locale: string
  rules: RuleReader
}

const statuses: Readonly<Record<string, TaskStatus>> = {
  'NEEDS-ACTION': 'open',
  'IN-PROCESS': 'in-progress',
  COMPLETED: 'done',
  CANCELLED: 'cancelled',
}

/** What has no place of its own and goes into the notes. */
const KEPT = ['location', 'url', 'geo', 'attach', 'contact', 'organizer', 'attendee', 'resources', 'rdate']

type Keep = (name: string, value: string, told?: string) => void

/** A task as its VTODO says it, still without a place in the tree. */
export function readTodo(todo: JcalComponent, reading: TodoReading): KeyedDraft {
  const { line, report } = reading
  const summary = oneLine(textIn(todo, 'summary'))
  const task: KeyedDraft = {
    ...blankPlanned(),
    line,
    key: textIn(todo, 'uid'),
    ...relations(todo),
    title: summary || untitledIn(reading.locale),
    priority: priorityOf(Number(textIn(todo, 'priority'))),
    ...statusOf(todo),
    createdAt: momentOf(textIn(todo, 'created')),
    paragraphs: [textIn(todo, 'description'), ...propertiesIn(todo, 'comment').map(textOf)].map((text) => text.trim()).filter(Boolean),
    kept: [],
  }
  const keep: Keep = (name, value, told = `“${shortened(value)}” under ${name} was not understood; it is kept in the notes.`) => {
    task.kept.push(`${name}: ${oneLine(value)}`)
    report(told)
  }
  if (!summary) report(`The to-do has no summary; it is called “${task.title}”.`)
  for (const name of propertiesIn(todo, 'categories').flatMap(valuesOf)) {
    const tag = tagFor(name)
    if (!tag || !addTag(task, tag)) keep('CATEGORIES', name, `There is no room for the tag “${shortened(name)}”; it is kept in the notes.`)
  }
  for (const name of KEPT)
    for (const property of propertiesIn(todo, name)) task.kept.push(`${name.toUpperCase()}: ${oneLine(valuesOf(property).join(', '))}`)
  readTimes(task, todo, reading, keep)
  return task
}

function readTimes(task: KeyedDraft, todo: JcalComponent, reading: TodoReading, keep: Keep): void {
  const read = (name: string) => {
    const property = propertyIn(todo, name)
    const when = readWhen(property, reading)
    if (property && !when)
      keep(name.toUpperCase(), textOf(property), `The date “${shortened(textOf(property))}” was not understood; it is kept in the notes.`)
    return when
  }
  const start = read('dtstart')
  const rule = textIn(todo, RULE)
  const due = read('due') ?? (start && textIn(todo, 'duration') ? after(start, textIn(todo, 'duration')) : null) ?? (rule ? start : null)
  if (due) setDue(task, due)
  if (start && (!due || start.day < due.day)) task.startDate = start.day
  const ownStart = read('x-throughline-start')
  if (ownStart) task.startDate = ownStart.day
  const minutes = offsetOf(textIn(todo, 'x-throughline-duration'))
  if (minutes !== null && minutes > 0) task.durationMinutes = Math.min(MAX_DURATION_MINUTES, minutes)
  if (rule) {
    const startsElsewhere = start !== null && due !== null && start.day !== due.day && /BY/i.test(rule)
    task.recurrence = due && !startsElsewhere ? readRepeat(todo, due, reading.rules, reading) : null
    if (!task.recurrence) keep('RRULE', rule, `The repeat “${shortened(rule)}” was not understood; it is kept in the notes.`)
  }
  const { reminders, unread } = readAlarms(todo, start, due)
  task.reminders = reminders
  for (const trigger of unread) keep('VALARM', trigger, `The reminder “${shortened(trigger)}” was not understood; it is kept in the notes.`)
}

/** Makes a task due at some time. */
export function setDue(task: KeyedDraft, { day, time, timeZone }: When): void {
  task.dueDate = time === null ? day : null
  task.dueAt = time === null ? null : `${day}T${time}`
  task.timeZone = time === null ? null : timeZone
}

/** A parent by name, and what has to be done first. */
function relations(todo: JcalComponent): Pick<KeyedDraft, 'parentKey' | 'blockerKeys'> {
  const related = propertiesIn(todo, 'related-to').map((property) => ({
    type: parameterOf(property, 'reltype').toUpperCase() || 'PARENT',
    key: textOf(property),
  }))
  const blockers = related.filter(({ type }) => type === 'DEPENDS-ON' || type === 'FINISHTOSTART')
  return { parentKey: related.find(({ type }) => type === 'PARENT')?.key ?? null, blockerKeys: blockers.map(({ key }) => key) }
}

/** 1 is the highest of nine, 0 is none. */
const priorityOf = (number: number): Priority =>
  number === 1 ? 'urgent' : number >= 2 && number <= 4 ? 'high' : number === 5 ? 'medium' : number >= 6 && number <= 9 ? 'low' : 'none'

function statusOf(todo: JcalComponent): Pick<KeyedDraft, 'status' | 'closedAt'> {
  const percent = Number(textIn(todo, 'percent-complete'))
  const completedAt = momentOf(textIn(todo, 'completed'))
  const untold = completedAt || percent === 100 ? 'done' : percent > 0 ? 'in-progress' : 'open'
  const status = statuses[textIn(todo, 'status').toUpperCase()] ?? untold
  const closed = status === 'done' ? completedAt : status === 'cancelled' ? momentOf(textIn(todo, 'last-modified')) : null
  return { status: status === 'open' && percent > 0 && percent < 100 ? 'in-progress' : status, closedAt: closed }
}

/** A UTC moment as it is stored; `null` when it is none. */
function momentOf(text: string): string | null {
  try {
    return instantText(Temporal.Instant.from(text))
  } catch {
    return null
  }
}
