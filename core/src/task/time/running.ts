import { type ActorDep, type ChangeDeps, changeLive, changeRecord, listAll, nowText, type StoreDep } from '../../kernel/index.ts'
import { ending } from './ending.ts'
import { type TimeEntry, timeEntries } from './schema.ts'

/** Every timer that runs, first started first; more than one only until the next `settleRunning`. */
const running = (deps: StoreDep & ActorDep): Promise<TimeEntry[]> =>
  listAll(deps, deps.actor.space, timeEntries.queries.running, { where: { running: true } })

/** The timer that runs, if any: of several, as after a race, the one started last. */
export const runningEntry = async (deps: StoreDep & ActorDep): Promise<TimeEntry | null> => (await running(deps)).at(-1) ?? null

/**
 * Leaves one timer running, the one started last: each of the others ends where the next began. Whoever starts one does
 * this after it is saved, so that of several at once the last to look sees them all; to be repeated freely.
 */
export async function settleRunning(deps: ChangeDeps): Promise<void> {
  const entries = await running(deps)
  for (const [place, { id }] of entries.entries()) {
    const next = entries[place + 1]
    if (next) await changeRecord(deps, timeEntries, id, {}, (entry) => ending(entry, next.startedAt))
  }
}

/** Stops a timer; one that has been stopped stays as it is. @throws AppError `not-found` */
export const stopTimer = (deps: ChangeDeps, id: string): Promise<TimeEntry> =>
  changeLive(deps, timeEntries, id, {}, (entry) => ending(entry, nowText(deps)))

/** Stops the timer of a task if it runs: at `at`, an RFC 3339 instant, or now when it began after that. */
export async function stopTimerOf(deps: ChangeDeps, taskId: string, at: string = nowText(deps)): Promise<void> {
  const own = (await running(deps)).filter((entry) => entry.taskId === taskId)
  await Promise.all(
    own.map(({ id, startedAt }) => changeRecord(deps, timeEntries, id, {}, (entry) => ending(entry, startedAt < at ? at : nowText(deps)))),
  )
}
