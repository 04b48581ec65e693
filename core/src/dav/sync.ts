import type { PublicUrlDep } from '../account/index.ts'
import { goals } from '../goal/index.ts'
import { type ActorDep, AppError, type Change, type ClockDep, type GiveWayDep, type StoreDep, trashHorizon } from '../kernel/index.ts'
import { calendarObjects, tasks } from '../task/index.ts'
import { nameOfTask, objectsOf, resourceOf, type TaskResource } from './find-tasks.ts'
import { type GoalResource, goalResource } from './goal-resources.ts'

/** What happened in a calendar since a program last asked. */
export interface Delta<R> {
  /** In the order it was first changed in. Read as it is asked for, as all may be more than memory holds. */
  told: AsyncIterable<Told<R>>
  /** Where the next one begins once all is told. */
  seq: number
}

/** One thing of it. */
export interface Told<R> {
  /** The number of its first change: who is told it and all before it has heard of every change below the next one's. */
  at: number
  /** `null` for what is not in the calendar (any more). */
  resource: R | null
  name: string
}

type Deps = StoreDep & ActorDep & ClockDep & GiveWayDep

const AT_ONCE = 500
/** Changes after which reading all anew is less work. */
const MOST = 20_000
const SOME = 200

/**
 * Tasks that changed after a place in the change feed.
 * @throws AppError `stale` for a place that is not known, or so long ago that what left the trash since is forgotten.
 */
export async function taskDelta(deps: Deps, after: number): Promise<Delta<TaskResource>> {
  const { changes, seq } = await changesSince(deps, after)
  const first = firstChanges(changes, tasks.name)
  const objects = firstChanges(changes, calendarObjects.name)
  for await (const some of inLots([...objects.keys()], (ids) => deps.store.getMany(deps.actor.space, calendarObjects, ids)))
    for (const { id, taskId } of some) first.set(taskId, Math.min(first.get(taskId) ?? Number.POSITIVE_INFINITY, objects.get(id) as number))
  const read = async (ids: readonly string[]) => {
    const found = new Map((await deps.store.getMany(deps.actor.space, tasks, ids)).map((task) => [task.id, task]))
    const named = await objectsOf(deps, ids)
    return ids.map((id): Told<TaskResource> => {
      const task = found.get(id)
      const object = named.get(id) ?? null
      const resource = task && !task.deletedAt ? resourceOf(task, object) : null
      return { at: first.get(id) as number, resource, name: object?.name ?? nameOfTask(id) }
    })
  }
  return { told: oneByOne(first, read), seq }
}

/** Goals whose last day may be another since. @throws AppError `stale` as for tasks. */
export async function goalDelta(deps: Deps & PublicUrlDep, after: number): Promise<Delta<GoalResource>> {
  const { changes, seq } = await changesSince(deps, after)
  const first = firstChanges(changes, goals.name)
  const read = async (ids: readonly string[]) => {
    const found = new Map((await deps.store.getMany(deps.actor.space, goals, ids)).map((goal) => [goal.id, goal]))
    return ids.map((id): Told<GoalResource> => {
      const goal = found.get(id)
      return { at: first.get(id) as number, resource: goal ? goalResource(deps, goal) : null, name: nameOfTask(id) }
    })
  }
  return { told: oneByOne(first, read), seq }
}

async function changesSince(deps: Deps, after: number): Promise<{ changes: Change[]; seq: number }> {
  const { store, actor } = deps
  const head = await store.head(actor.space)
  if (after > head) throw forgotten()
  const changes: Change[] = []
  let seq = after
  while (seq < head) {
    const page = await store.changes(actor.space, seq, AT_ONCE)
    changes.push(...page)
    if (page.length === 0) break
    seq = page.at(-1)?.seq ?? head
    if (changes.length > MOST) throw forgotten()
    await deps.giveWay()
  }
  // What was deleted before has left the trash, and with it how programs knew it.
  if (changes[0] && changes[0].at < trashHorizon(deps)) throw forgotten()
  return { changes, seq }
}

const forgotten = () => new AppError('stale', 'This sync token is not known any more. Read all of the calendar anew.')

/** The records of a kind that changed, each with the number of its first change. */
function firstChanges(changes: readonly Change[], kind: string): Map<string, number> {
  const first = new Map<string, number>()
  for (const change of changes) if (change.kind === kind && !first.has(change.recordId)) first.set(change.recordId, change.seq)
  return first
}

async function* oneByOne<T>(first: ReadonlyMap<string, number>, read: (ids: readonly string[]) => Promise<T[]>): AsyncGenerator<T> {
  const ids = [...first].toSorted(([, a], [, b]) => a - b).map(([id]) => id)
  for await (const some of inLots(ids, read)) yield* some
}

async function* inLots<T>(ids: readonly string[], read: (some: readonly string[]) => Promise<T>): AsyncGenerator<T> {
  for (let first = 0; first < ids.length; first += SOME) yield await read(ids.slice(first, first + SOME))
}
