import { queryOptions } from '@tanstack/react-query'
import type { DailyClient } from '@throughline/client/daily'
import type { Task, TimeEntry, TimeEntryChanges, TimeSpent } from '@throughline/core/task'
import { millisecondsOf } from '@throughline/core/task/time'
import { time as words } from '../../../messages/time.ts'
import { didBesides } from '../../changes/changes.ts'
import { editSeen } from '../../changes/edit-seen.ts'
import { client } from '../../desk/client.ts'
import { newId } from '../../desk/id.ts'
import { queryClient } from '../../desk/query-client.ts'
import { attempt } from '../../desk/reason.ts'
import { lengthWords } from '../../desk/words/duration.ts'
import { records } from './queries.ts'
import { $running, type Running } from './stores.ts'

/** Entries of a task that are shown. */
const SHOWN = 100

/** What went into a task. */
export interface TaskTime {
  /** Newest first. */
  entries: TimeEntry[]
  spent: TimeSpent
}

export async function readTime({ time }: Pick<DailyClient, 'time'>, taskId: string): Promise<TaskTime> {
  const [{ items }, spent] = await Promise.all([time.ofTask(taskId, { limit: SHOWN }), time.spent(taskId)])
  return { entries: items, spent }
}

export const timeQuery = (taskId: string) => queryOptions({ queryKey: ['time', taskId] as const, queryFn: () => readTime(client, taskId) })

/** The timer that runs, with what it runs for; `title` tells the title of a task. */
export async function readRunning(
  { time }: Pick<DailyClient, 'time'>,
  title: (taskId: string) => Promise<string>,
): Promise<Running | null> {
  const entry = await time.running()
  return entry && { id: entry.id, taskId: entry.taskId, startedAt: entry.startedAt, title: await title(entry.taskId) }
}

let acting = 0
let asked = 0

/** Time was spent, here or elsewhere: what is shown of it is read again. */
export async function timeChanged(): Promise<void> {
  void queryClient().invalidateQueries({ queryKey: ['time'] })
  asked += 1
  const turn = asked
  const title = async (id: string) => (records.shown(id) ?? (await client.tasks.get(id))).title
  const running = await readRunning(client, title).catch(() => undefined)
  // What was asked before something was done here is out of date.
  if (running !== undefined && acting === 0 && turn === asked) $running.set(running)
}

/** Does something to time; when it is refused, says why. Answers whether it was done. */
export async function act(doIt: () => Promise<unknown>): Promise<boolean> {
  acting += 1
  asked += 1
  const isDone = await attempt(doIt)
  acting -= 1
  void timeChanged()
  return isDone
}

/** What writes over an entry. */
export const write = (id: string) => (changes: TimeEntryChanges, based: { version: number }) => client.time.edit(id, changes, based)

/** Starts the timer of a task; the one that runs stops. */
export async function startTimer({ id: taskId, title }: Task): Promise<void> {
  const id = newId()
  $running.set({ id, taskId, startedAt: new Date().toISOString(), title })
  if (await act(() => client.time.add(taskId, { id }))) didBesides(words.did.start(title), () => act(() => client.time.remove(id)))
}

export async function stopTimer({ id, title, startedAt }: Running): Promise<void> {
  $running.set(null)
  const length = lengthWords(millisecondsOf({ startedAt, endedAt: null }, new Date().toISOString()))
  let stopped: TimeEntry
  const stop = async () => {
    stopped = await client.time.stop(id)
  }
  const back = () => editSeen<TimeEntry, TimeEntry>(stopped, { endedAt: null }, write(id))
  if (await act(stop)) didBesides(words.did.stop(title, length), () => act(back))
}

/** Writes time down by hand; answers whether it was saved. */
export async function addTime({ id: taskId, title }: Task, entry: Pick<TimeEntry, 'startedAt' | 'endedAt' | 'note'>): Promise<boolean> {
  const id = newId()
  const isSaved = await act(() => client.time.add(taskId, { id, ...entry }))
  const said = entry.endedAt === null ? words.did.start(title) : words.did.add(lengthOf(entry), title)
  if (isSaved) didBesides(said, () => act(() => client.time.remove(id)))
  return isSaved
}

export async function removeTime(entry: TimeEntry): Promise<void> {
  if (await act(() => client.time.remove(entry.id)))
    didBesides(words.did.remove(lengthOf(entry)), () => act(() => client.time.restore(entry.id)))
}

const lengthOf = (entry: Pick<TimeEntry, 'startedAt' | 'endedAt'>) => lengthWords(millisecondsOf(entry, new Date().toISOString()))
