import type { ZoneJob } from '../account/index.ts'
import { type ActorDep, type ClockDep, type Cursor, MAX_LIMIT, type QueueDep, type StoreDep } from '../kernel/index.ts'
import { askForReminder, momentOf, type Task, tasks } from '../task/index.ts'

type Deps = StoreDep & QueueDep & ClockDep & ActorDep

/**
 * Asks for every reminder whose moment moved with the person's time zone; those of the old zone are dropped when they come
 * up. What had been told before the change is not told again; what the change moved into the past is told now. All that
 * is active is walked: a person moves seldom, and an index of what has reminders would cost at every save.
 */
export async function retimeReminders(deps: Deps, job: ZoneJob, accountVersion: number): Promise<void> {
  const { store, actor } = deps
  let after: Cursor | undefined
  do {
    const page = await store.list(actor.space, tasks.queries.byActive, { where: { active: true } }, { limit: MAX_LIMIT, after })
    await Promise.all(page.items.flatMap((task) => moved(task, job, actor.timeZone).map((at) => ask(deps, task, at, accountVersion))))
    after = page.nextCursor ?? undefined
  } while (after)
}

/** The new moments of reminders that had not been told when the zone was changed. */
function moved(task: Task, { from, at: changedAt }: ZoneJob, timeZone: string): string[] {
  return task.reminders.flatMap((reminder) => {
    const [before, now] = [momentOf(reminder, task, from), momentOf(reminder, task, timeZone)]
    return before !== null && now !== null && now !== before && before > changedAt ? [now] : []
  })
}

const ask = (deps: Deps, { id, version }: Task, at: string, accountVersion: number): Promise<void> =>
  askForReminder(deps, { taskId: id, at, version }, `z${accountVersion}`)
