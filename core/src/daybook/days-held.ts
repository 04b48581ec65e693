import { type CheckIn, type Goal, goals } from '../goal/index.ts'
import type { JournalEntry } from '../journal/index.ts'
import { type ActorDep, type Kind, MAX_LIMIT, type StoreDep, type StoredRecord } from '../kernel/index.ts'
import { type Completion, type Task, tasks } from '../task/index.ts'
import type { DayHeld, FinishedTask, MeasuredGoal, WrittenEntry } from './schema.ts'

type Deps = StoreDep & ActorDep

/** Records of some days. */
export interface Held {
  done: readonly Completion[]
  said: readonly CheckIn[]
  written: readonly JournalEntry[]
}

/** Records by the day they belong to, newest day first. What belongs to a task or goal in the trash shares its fate. */
export async function daysHeld(deps: Deps, { done, said, written }: Held): Promise<DayHeld[]> {
  const [tasksById, goalsById] = await Promise.all([
    liveById(
      deps,
      tasks,
      done.map(({ taskId }) => taskId),
    ),
    liveById(
      deps,
      goals,
      said.map(({ goalId }) => goalId),
    ),
  ])
  const days = new Map<string, DayHeld>()
  const dayOf = (date: string): DayHeld => {
    const day = days.get(date) ?? { date, finished: [], measured: [], written: [] }
    days.set(date, day)
    return day
  }
  for (const one of [...done].sort(byMoment)) {
    const task = tasksById.get(one.taskId)
    if (task) dayOf(one.localDate).finished.push(finishedTask(one, task))
  }
  for (const one of said) {
    const goal = goalsById.get(one.goalId)
    if (goal) dayOf(one.localDate).measured.push(measuredGoal(one, goal))
  }
  for (const one of written) dayOf(one.entryDate).written.push(writtenEntry(one))
  return [...days.values()].sort((a, b) => (a.date < b.date ? 1 : -1))
}

const byMoment = (a: Completion, b: Completion) => (a.completedAt === b.completedAt ? 0 : a.completedAt < b.completedAt ? -1 : 1)

/** Those of some records that do not lie in the trash, each read once. */
async function liveById<R extends StoredRecord>({ store, actor }: Deps, kind: Kind<R>, ids: readonly string[]): Promise<Map<string, R>> {
  const wanted = [...new Set(ids)]
  const found = new Map<string, R>()
  for (let first = 0; first < wanted.length; first += MAX_LIMIT)
    for (const record of await store.getMany(actor.space, kind, wanted.slice(first, first + MAX_LIMIT)))
      if (record.deletedAt === null) found.set(record.id, record)
  return found
}

const finishedTask = ({ id, taskId, completedAt }: Completion, { title }: Task): FinishedTask => ({
  completionId: id,
  taskId,
  title,
  at: completedAt,
})

const measuredGoal = ({ id, goalId, value }: CheckIn, { title, metric }: Goal): MeasuredGoal => ({
  checkInId: id,
  goalId,
  title,
  value,
  metric,
})

const writtenEntry = ({ id, sealed, entryAt, ...entry }: JournalEntry): WrittenEntry => ({
  entryId: id,
  title: entry.title,
  excerpt: entry.excerpt,
  wordCount: entry.wordCount,
  mood: entry.mood,
  at: entryAt,
  timeZone: entry.timeZone,
  starred: entry.starred,
  isSealed: sealed !== null,
  journalId: entry.journalId,
  photoIds: entry.photoIds,
})
