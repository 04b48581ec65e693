import {
  calendarsIn,
  componentsIn,
  type JcalComponent,
  parameterOf,
  propertiesIn,
  propertyIn,
  textIn,
  textOf,
  valuesOf,
  Zones,
} from '../ics/index.ts'
import { clean, cut, loadTodoReader, RuleReader, type TodoReader, type TodoReading } from '../import/index.ts'
import { type ActorDep, AppError, type ClockDep, nowText, oneFault } from '../kernel/index.ts'
import { MAX_KEPT, MAX_REMINDERS, MAX_TASK_NOTES, MAX_TASK_TITLE, type Reminder, type Task } from '../task/index.ts'
import { nameOf, type TodoLines, todosIn, unfolded } from './todo-lines.ts'

/** What of a task a calendar program may say. */
export interface SaidTask
  extends Pick<
    Task,
    'title' | 'notes' | 'priority' | 'dueDate' | 'dueAt' | 'timeZone' | 'startDate' | 'durationMinutes' | 'reminders' | 'tags'
  > {
  recurrence: { rrule: string; repeatFrom: 'schedule' | 'completion'; anchor: string; exceptions: string[] } | null
}

/** A to-do as a calendar program wrote it. */
export interface TodoObject {
  uid: string
  said: SaidTask
  status: Task['status']
  /** When it was done or called off, where it says so. */
  closedAt: string | null
  /** The day that its first round is planned for; `null` when it does not repeat. */
  planned: string | null
  /** Planned days of rounds that are done by themselves (RECURRENCE-ID), rising. */
  doneRounds: { day: string; completedAt: string | null }[]
  parentUid: string | null
  blockerUids: string[]
  /** Lines that a task has no place for; see `CalendarObject`. */
  kept: string[]
}

/** Properties that a task says itself, or that are made anew each time. */
const OWN = new Set([
  ...['UID', 'DTSTAMP', 'CREATED', 'LAST-MODIFIED', 'SUMMARY', 'DESCRIPTION', 'STATUS', 'COMPLETED', 'PRIORITY', 'CATEGORIES'],
  ...['DTSTART', 'DUE', 'DURATION', 'X-THROUGHLINE-START', 'X-THROUGHLINE-DURATION', 'X-THROUGHLINE-REPEAT-FROM'],
])
const MAX_TODOS = 200
const MAX_LINES = 5_000
const MAX_ALARMS = 30
const MAX_CATEGORIES = 1_000

/**
 * Reads the one to-do of a calendar object, with the rounds of it that were changed by themselves.
 * @throws AppError `validation`, `unsupported-format` or `too-large` for what is no such object (RFC 4791, 4.1).
 */
export async function readTodoObject(text: string, deps: ClockDep & ActorDep): Promise<TodoObject> {
  const reader = await loadTodoReader()
  const lines = unfolded(text)
  if (lines.length > MAX_LINES) throw new AppError('too-large', 'A to-do of so many lines is not taken.')
  const raw = todosIn(lines)
  if (raw.length > MAX_TODOS) throw new AppError('too-large', 'A to-do of so many rounds is not taken.')
  const calendars = calendarsIn(text)
  const components = calendars.flatMap(([, , inside]) => inside)
  const zones = new Zones(calendars.flatMap((calendar) => componentsIn(calendar, 'vtimezone')))
  const todos = calendars.flatMap((calendar) => componentsIn(calendar, 'vtodo'))
  const [uid = '', ...others] = new Set(todos.map((todo) => textIn(todo, 'uid')))
  if (components.some(([name]) => name !== 'vtodo' && name !== 'vtimezone')) throw refused('This calendar takes to-dos (VTODO) alone.')
  if (calendars.some((calendar) => propertyIn(calendar, 'method'))) throw refused('A calendar object says no METHOD.')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(uid)) throw refused('A UID is one line of letters and signs.')
  if (todos.flatMap((todo) => propertiesIn(todo, 'categories').flatMap(valuesOf)).length > MAX_CATEGORIES)
    throw new AppError('too-large', 'A to-do of so many categories is not taken.')
  if (!uid || uid.length > 1000 || others.length > 0) throw refused('An object is one to-do: its components have one UID.')
  const place = todos.findIndex((todo) => !propertyIn(todo, 'recurrence-id'))
  const [main, rawMain] = [todos[place], raw[place]]
  const rounds = todos.filter((todo) => propertyIn(todo, 'recurrence-id'))
  if (todos.length - rounds.length > 1) throw refused('An object is one to-do, and rounds of it.')
  if (!main || !rawMain || raw.length !== todos.length) throw refused('The to-do itself is not in the object, only rounds of it.')
  const { timeZone, locale } = deps.actor
  const reading: TodoReading = { zones, timeZone, locale, rules: new RuleReader(), line: 1, report: () => {} }
  return { uid, ...objectOf(main, rounds, rawMain, { ...reader, reading, now: nowText(deps) }) }
}

const refused = (message: string) => oneFault('', 'not_a_todo', message)

interface Context extends TodoReader {
  reading: TodoReading
  now: string
}

function objectOf(main: JcalComponent, rounds: readonly JcalComponent[], raw: TodoLines, context: Context): Omit<TodoObject, 'uid'> {
  const { readTodo, readWhen, setDue, reading } = context
  const draft = readTodo(withoutAlarms(main), reading)
  const alarms = readAlarms(main, raw, context)
  const planned = draft.recurrence?.anchor ?? null
  const doneRounds: TodoObject['doneRounds'] = []
  for (const round of rounds) {
    const day = readWhen(propertyIn(round, 'recurrence-id'), reading)?.day
    if (!day || !planned) continue
    const { status, closedAt } = readTodo(withoutAlarms(round), reading)
    if (status === 'done' && draft.status !== 'done') doneRounds.push({ day, completedAt: closedAt })
    const due = readWhen(propertyIn(round, 'due') ?? propertyIn(round, 'dtstart'), reading)
    if (status !== 'done' && day === planned && due) setDue(draft, due)
  }
  const { priority, dueDate, dueAt, timeZone, startDate, durationMinutes, tags, recurrence } = draft
  return {
    said: {
      ...{ title: cut(draft.title, MAX_TASK_TITLE), notes: cut(clean(textIn(main, 'description')).trim(), MAX_TASK_NOTES) },
      ...{ priority, dueDate, dueAt, timeZone, startDate, durationMinutes, tags, reminders: alarms.reminders },
      recurrence: recurrence && {
        ...{ rrule: recurrence.rrule, repeatFrom: recurrence.repeatFrom ?? 'schedule' },
        ...{ anchor: recurrence.anchor ?? '', exceptions: recurrence.exceptions ?? [] },
      },
    },
    ...{ status: draft.status, closedAt: draft.closedAt, planned },
    doneRounds: doneRounds.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    ...{ parentUid: draft.parentKey, blockerUids: [...draft.blockerKeys] },
    kept: withinBounds([...raw.properties.filter((line) => isKept(line, recurrence !== null)), ...alarms.kept]),
  }
}

const withoutAlarms = ([name, properties]: JcalComponent): JcalComponent => [name, properties, []]

/** Whether a task has no place for a property. Who it is related to is kept in any case: it may be somebody who comes later. */
function isKept(line: string, repeats: boolean): boolean {
  const name = nameOf(line)
  if (name === 'RRULE' || name === 'EXDATE') return !repeats
  if (name === 'PERCENT-COMPLETE') return !/:\s*(0|100)\s*$/.test(line)
  return name !== '' && !OWN.has(name)
}

/** Reminders by the alarms that can be told; what else there is in the to-do is kept as it is. */
function readAlarms(todo: JcalComponent, raw: TodoLines, { readTodo, reading, now }: Context) {
  const reminders: Reminder[] = []
  const kept: string[] = []
  const [name, properties, components] = todo
  for (const [place, lines] of raw.components.entries()) {
    const component = components[place]
    const [reminder] = component?.[0] === 'valarm' && place < MAX_ALARMS ? readTodo([name, properties, [component]], reading).reminders : []
    // A moment that has passed is of no use to anybody but the program that wrote it.
    if (reminder && reminders.length < MAX_REMINDERS && !('at' in reminder && reminder.at < now)) reminders.push(reminder)
    else kept.push(...lines)
  }
  return { reminders, kept }
}

function withinBounds(lines: string[]): string[] {
  if (lines.reduce((sum, { length }) => sum + length + 2, 0) > MAX_KEPT)
    throw new AppError('too-large', 'There is more beside the task than can be kept with it.')
  return lines
}

/** Which UIDs a kept line names, and as what. */
export const isRelation = (line: string): boolean => nameOf(line) === 'RELATED-TO'

/** The UID and the sort of a line of RELATED-TO. */
export function relationOf(line: string): { type: string; uid: string } {
  const [todo] = todosOf(line)
  const property = todo && propertiesIn(todo, 'related-to')[0]
  return { type: parameterOf(property, 'reltype').toUpperCase() || 'PARENT', uid: textOf(property) }
}

const todosOf = (line: string): JcalComponent[] =>
  calendarsIn(`BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\n${line}\r\nEND:VTODO\r\nEND:VCALENDAR`).flatMap((calendar) =>
    componentsIn(calendar, 'vtodo'),
  )
