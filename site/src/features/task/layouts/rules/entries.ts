import { compareTexts } from '@throughline/core/kernel/compare'
import type { Occurrences, Task } from '@throughline/core/task'
import { dayKey, dueDay, isActive } from '@throughline/core/task/rules'
import type { Calendar } from '../../../desk/words/day.ts'
import { closedDay } from '../../rules/closed-day.ts'

/** Something that stands on a day: a task that is due, a knot for what was done, or a round that is still to come. */
export interface Entry {
  key: string
  kind: 'task' | 'done' | 'ghost'
  task: Task
  day: string
  /** `HH:mm` on the wall clock of that day. */
  time: string | null
  /** Of what was done: whether it was done last, so that it can be taken back. */
  isLatest?: boolean
}

export interface EntrySources {
  /** What is active and asks for a day. */
  due: readonly Task[]
  /** What was closed, or done for a round. */
  done: readonly Task[]
  occurrences: readonly Occurrences[]
}

/** What stands on which day, in order: by time, then what has none, rounds to come, and what was done. */
export function entriesByDay({ due, done, occurrences }: EntrySources, calendar: Calendar): ReadonlyMap<string, readonly Entry[]> {
  const entries = [...due.flatMap(dueEntry), ...occurrences.flatMap(ghosts), ...doneEntries(done, occurrences, calendar)]
  const days = Map.groupBy(entries, ({ day }) => day)
  for (const [day, all] of days) days.set(day, inOrder(all))
  return days
}

function dueEntry(task: Task): Entry[] {
  const day = dayKey(task)?.slice(0, 10)
  if (!day || !isActive(task)) return []
  return [{ key: task.id, kind: 'task', task, day, time: timeOn(day, task.dueAt) }]
}

/** The due day of a task may have moved since it was asked when it comes round. */
const ghosts = ({ task, planned }: Occurrences): Entry[] =>
  planned
    .filter((day) => day !== dueDay(task))
    .map((day) => ({ key: `${task.id}-${day}`, kind: 'ghost', task, day, time: timeOf(task.dueAt) }))

/** What was done stays on the day and at the time it was for; only what was for none stands where it was done. */
function doneEntries(done: readonly Task[], occurrences: readonly Occurrences[], calendar: Calendar): Iterable<Entry> {
  const entries = new Map<string, Entry>()
  for (const { task, done: rounds } of occurrences)
    for (const { completionId, occurrenceDate, dueAt } of rounds) {
      const isLatest = completionId === lastOf(task)?.id
      entries.set(completionId, { key: completionId, kind: 'done', task, day: occurrenceDate, time: timeOf(dueAt), isLatest })
    }
  for (const task of done) {
    const last = lastOf(task)
    const key = last?.id ?? `${task.id}-done`
    const { dueAt } = isActive(task) && last ? last.snapshot : task
    const day = isActive(task) && last ? last.occurrenceDate : (dueDay(task) ?? closedDay(task, calendar))
    entries.set(key, { key, kind: 'done', task, day, time: timeOf(dueAt), isLatest: true })
  }
  return entries.values()
}

/** The completion that a task stands for as it is done; what was called off stands for none. */
const lastOf = ({ status, lastCompletion: last }: Task) => (status !== 'cancelled' && last && !last.undone ? last : null)

const timeOf = (dueAt: string | null): string | null => dueAt?.slice(11, 16) ?? null

const timeOn = (day: string, dueAt: string | null) => (dueAt?.startsWith(day) ? timeOf(dueAt) : null)

const ranks = { task: 0, ghost: 1, done: 2 } as const
const rank = ({ kind, time }: Entry) => (time ? -1 : ranks[kind])

/** A stable sort: what has no time keeps its manual order. */
const inOrder = (entries: readonly Entry[]) => entries.toSorted((a, b) => rank(a) - rank(b) || compareTexts(a.time ?? '', b.time ?? ''))

/** How many of a day's entries are shown: all that fit, or one less and how many more there are. */
export const cutAt = (count: number, room: number): number => (count <= room ? count : room - 1)
