import type { ZoneJob } from '../account/index.ts'
import { type ActorDep, type ClockDep, type Cursor, MAX_LIMIT, type QueueDep, type StoreDep } from '../kernel/index.ts'
import { askForReminder, momentOf, type Task, tasks } from '../task/index.ts'

type Deps = StoreDep & QueueDep & ClockDep & ActorDep

/**
 * Asks for the reminders of one page of tasks whose moment moved with the person's time zone; those of the old zone are
 * dropped when they come up. What had been told before the change is not told again; what the change moved into the past is
 * told now. Answers where to go on; `null` at the end. All that is active is walked: a person moves seldom, and an index of
 * what has reminders would cost at every save.
 */
export async function retimeReminders(deps: Deps, job: ZoneJob, accountVersion: number): Promise<Cursor | null> {
  const { store, actor } = deps
  const { items, nextCursor } = await store.list(
    actor.space,
    tasks.queries.byActive,
    { where: { active: true } },
    { limit: MAX_LIMIT, after: job.after },
  )
  await Promise.all(items.flatMap((task) => moved(task, job, actor.timeZone).map((at) => ask(deps, task, at, accountVersion))))
  return nextCursor
}

/** The new moments of reminders that had not been told when the zone was changed. */
function moved(task: Task, { from, at: changedAt }: ZoneJob, timeZone: string): string[] {
  // What was saved since may have been asked for in a zone that held in between.
  const isSaved = task.updatedAt >= changedAt
  return task.reminders.flatMap((reminder) => {
    const [before, now] = [momentOf(reminder, task, from), momentOf(reminder, task, timeZone)]
    if (before === null || now === null) return []
    return (now !== before && before > changedAt) || (isSaved && now > changedAt) ? [now] : []
  })
}

const ask = (deps: Deps, { id, version }: Task, at: string, accountVersion: number): Promise<void> =>
  askForReminder(deps, { taskId: id, at, version }, `z${accountVersion}`)
