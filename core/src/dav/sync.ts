import type { PublicUrlDep } from '../account/index.ts'
import { goals } from '../goal/index.ts'
import { type ActorDep, AppError, type Change, type ClockDep, type StoreDep, trashHorizon } from '../kernel/index.ts'
import { calendarObjects, tasks } from '../task/index.ts'
import { nameOfTask, objectsOf, resourceOf, type TaskResource } from './find-tasks.ts'
import { type GoalResource, goalResource } from './goal-resources.ts'

/** What happened in a calendar since a program last asked. */
export interface Delta<R> {
  /** Of how many things, at most. */
  count: number
  lots: AsyncIterable<Lot<R>>
  /** Where the next one begins. */
  seq: number
}

/** Some of it: read as it is asked for, as all may be more than memory holds. */
interface Lot<R> {
  changed: R[]
  /** Names of what is not in the calendar (any more). */
  gone: string[]
}

type Deps = StoreDep & ActorDep & ClockDep

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
  const objectIds = idsOf(changes, calendarObjects.name)
  const ids = new Set(idsOf(changes, tasks.name))
  for await (const objects of inLots(objectIds, (some) => deps.store.getMany(deps.actor.space, calendarObjects, some)))
    for (const { taskId } of objects) ids.add(taskId)
  const read = async (some: readonly string[]) => {
    const lot: Lot<TaskResource> = { changed: [], gone: [] }
    const found = new Map((await deps.store.getMany(deps.actor.space, tasks, some)).map((task) => [task.id, task]))
    const named = await objectsOf(deps, some)
    for (const id of some) {
      const task = found.get(id)
      const object = named.get(id) ?? null
      if (task && !task.deletedAt) lot.changed.push(resourceOf(task, object))
      else lot.gone.push(object?.name ?? nameOfTask(id))
    }
    return lot
  }
  return { count: ids.size, lots: inLots([...ids], read), seq }
}

/** Goals whose last day may be another since. @throws AppError `stale` as for tasks. */
export async function goalDelta(deps: Deps & PublicUrlDep, after: number): Promise<Delta<GoalResource>> {
  const { changes, seq } = await changesSince(deps, after)
  const ids = idsOf(changes, goals.name)
  const read = async (some: readonly string[]) => {
    const lot: Lot<GoalResource> = { changed: [], gone: [] }
    const found = new Map((await deps.store.getMany(deps.actor.space, goals, some)).map((goal) => [goal.id, goal]))
    for (const id of some) {
      const goal = found.get(id)
      const resource = goal && goalResource(deps, goal)
      if (resource) lot.changed.push(resource)
      else lot.gone.push(nameOfTask(id))
    }
    return lot
  }
  return { count: ids.length, lots: inLots(ids, read), seq }
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
  }
  // What was deleted before has left the trash, and with it how programs knew it.
  if (changes[0] && changes[0].at < trashHorizon(deps)) throw forgotten()
  return { changes, seq }
}

const forgotten = () => new AppError('stale', 'This sync token is not known any more. Read all of the calendar anew.')

const idsOf = (changes: readonly Change[], kind: string): string[] => [
  ...new Set(changes.filter((change) => change.kind === kind).map(({ recordId }) => recordId)),
]

async function* inLots<T>(ids: readonly string[], read: (some: readonly string[]) => Promise<T>): AsyncGenerator<T> {
  for (let first = 0; first < ids.length; first += SOME) yield await read(ids.slice(first, first + SOME))
}
