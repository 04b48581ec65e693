import type { Task, TaskView } from '@throughline/core/task'
import { dayKey, isOverdue } from '@throughline/core/task/rules'
import type { ToldDay, ToldLine } from '../../calendar/told-days.ts'
import type { Calendar } from '../../desk/words/day.ts'
import { closedDay } from './closed-day.ts'
import type { Grouping } from './list-address.ts'

export type SectionKind = 'overdue' | 'plain' | 'day' | 'done' | 'group'

/** Where a row stands: in a section, among what was found, or among what is over without a heading that says when. */
export type RowSection = SectionKind | 'found' | 'over'

/** The grouping, and what the tasks of a group have in common; `null` when that is nothing. */
export interface Group {
  by: Exclude<Grouping, 'none'>
  of: string | null
}

/** A run of rows under one heading. */
export interface Section {
  key: string
  kind: SectionKind
  /** The plain date the heading tells, for `day` and `done`. */
  day?: string
  /** What its tasks have in common, for `group`. */
  group?: Group
  tasks: readonly Task[]
  /** What is on its day beside tasks, ahead of them. */
  events?: readonly ToldLine[]
  /** The same that begins behind some of its tasks, each with how many these are. */
  among?: readonly (readonly [line: ToldLine, after: number])[]
}

/**
 * How a view is cut: Today into overdue, the day's own and what was done in it; Upcoming and
 * Completed by day; the others are one run. Empty sections are left out.
 */
export function sectionsOf(view: TaskView, tasks: readonly Task[], calendar: Calendar, done: readonly Task[] = []): Section[] {
  switch (view) {
    case 'today':
      return [
        { key: 'overdue', kind: 'overdue' as const, tasks: tasks.filter((task) => isOverdue(task, calendar.today)) },
        { key: 'today', kind: 'plain' as const, tasks: tasks.filter((task) => !isOverdue(task, calendar.today)) },
        { key: 'done', kind: 'done' as const, day: calendar.today, tasks: doneOn(calendar.today, done, calendar) },
      ].filter(({ tasks }) => tasks.length > 0)
    case 'upcoming':
      return runs(tasks, 'day', (task) => dayKey(task)?.slice(0, 10) ?? '')
    case 'completed':
      return runs(tasks, 'done', (task) => closedDay(task, calendar))
    default:
      return tasks.length ? [{ key: view, kind: 'plain', tasks }] : []
  }
}

/** What was closed on a day of the person, newest first as it comes. */
const doneOn = (day: string, tasks: readonly Task[], calendar: Calendar) => tasks.filter((task) => closedDay(task, calendar) === day)

function runs(tasks: readonly Task[], kind: SectionKind, dayOf: (task: Task) => string): Section[] {
  const sections: (Section & { tasks: Task[] })[] = []
  for (const task of tasks) {
    const day = dayOf(task)
    const last = sections.at(-1)
    if (last?.day === day) last.tasks.push(task)
    else sections.push({ key: `${kind}-${day}`, kind, day, tasks: [task] })
  }
  return sections
}

/**
 * Days of tasks with what is on them beside tasks, and the days that have no more than that. Where there are later tasks that have
 * not been read, days after the last that has are not told yet.
 */
export function withEvents(sections: readonly Section[], days: readonly ToldDay[], isPartial: boolean): readonly Section[] {
  const last = sections.at(-1)?.day
  const told = new Map(days.map(({ day, lines }) => [day, lines]))
  const own = sections.map((section) => {
    const events = told.get(section.day ?? '')
    return events ? { ...section, ...inTime(section.tasks, events) } : section
  })
  for (const { day } of sections) told.delete(day ?? '')
  const alone = [...told].filter(([day]) => !isPartial || (last && day <= last))
  return [...own, ...alone.map(([day, events]) => ({ key: `day-${day}`, kind: 'day' as const, day, tasks: [], events }))].sort(byDay)
}

/** Times stand in their order, whatever they are of. */
function inTime(tasks: readonly Task[], lines: readonly ToldLine[]): Pick<Section, 'events' | 'among'> {
  const times = tasks.map((task) => dayKey(task)?.slice(11) || '~')
  const placed = lines.map((line) => [line, line.from ? times.filter((time) => time <= (line.from ?? '')).length : 0] as const)
  return { events: placed.flatMap(([line, after]) => (after ? [] : [line])), among: placed.filter(([, after]) => after) }
}

const byDay = ({ day: a = '' }: Section, { day: b = '' }: Section) => (a < b ? -1 : a > b ? 1 : 0)
