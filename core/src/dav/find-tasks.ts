import { type ActorDep, type ClockDep, cursorOf, listPages, RecordId, type StoreDep } from '../kernel/index.ts'
import { type CalendarObject, calendarObjects, type Task, tasks } from '../task/index.ts'
import { type UidOf, writeTodoObject } from './write-todo-object.ts'

/** A task as a calendar program finds it. */
export interface TaskResource {
  /** The last part of its address. */
  name: string
  /** Another whenever what is served of it is another. */
  etag: string
  task: Task
  object: CalendarObject | null
}

type Deps = StoreDep & ActorDep

/**
 * Every task that does not lie in the trash by its id, or those after one, a page at a time: with what is kept beside them they
 * may be more than memory holds.
 */
export async function* listTaskResources(deps: Deps, after?: string): AsyncGenerator<TaskResource[]> {
  const from = after === undefined ? undefined : cursorOf([after])
  for await (const page of listPages(deps, deps.actor.space, tasks.queries.all, {}, { from })) {
    const byTask = await objectsOf(
      deps,
      page.map(({ id }) => id),
    )
    yield page.map((task) => resourceOf(task, byTask.get(task.id) ?? null))
  }
}

/** The task at an address; `null` where there is none (any more). */
export async function findTaskResource(deps: Deps, name: string): Promise<TaskResource | null> {
  const object = await objectNamed(deps, name)
  const id = object?.taskId ?? idIn(name)
  const task = id === null ? null : await deps.store.get(deps.actor.space, tasks, id)
  if (!task || task.deletedAt) return null
  if (object) return resourceOf(task, object)
  // A program that wrote it chose another address.
  return (await objectOfTask(deps, task.id)) ? null : resourceOf(task, null)
}

export async function objectNamed({ store, actor }: Deps, name: string): Promise<CalendarObject | null> {
  return (await store.list(actor.space, calendarObjects.queries.byName, { where: { name } }, { limit: 1 })).items[0] ?? null
}

/** The tasks at some addresses; what is not there (any more) is left out. */
export async function findTaskResources(deps: Deps, names: readonly string[]): Promise<TaskResource[]> {
  const { store, actor } = deps
  const found = await store.listEach(actor.space, calendarObjects.queries.byName, {}, { key: 'name', values: names })
  const ids = names.map((name) => found.get(name)?.[0]?.taskId ?? idIn(name)).filter((id) => id !== null)
  const live = (await store.getMany(actor.space, tasks, [...new Set(ids)])).filter(({ deletedAt }) => !deletedAt)
  const byTask = await objectsOf(
    deps,
    live.map(({ id }) => id),
  )
  const asked = new Set(names)
  // A program that wrote one chose another address.
  return live.map((task) => resourceOf(task, byTask.get(task.id) ?? null)).filter(({ name }) => asked.has(name))
}

/** The task a UID is of; `null` where nobody knows it. */
export async function taskOfUid(deps: Deps, uid: string): Promise<TaskResource | null> {
  const { items } = await deps.store.list(deps.actor.space, calendarObjects.queries.byUid, { where: { uid } }, { limit: 50 })
  for (const object of items) {
    const task = await deps.store.get(deps.actor.space, tasks, object.taskId)
    if (task && !task.deletedAt) return resourceOf(task, object)
  }
  const own = await findTaskResource(deps, nameOfTask(uid))
  return own && uidIn(own) === uid ? own : null
}

/** The calendar objects of some tasks, by the ids of these. */
export async function objectsOf({ store, actor }: Deps, ids: readonly string[]): Promise<Map<string, CalendarObject>> {
  if (ids.length === 0) return new Map()
  const found = await store.listEach(actor.space, calendarObjects.queries.byTask, {}, { key: 'taskId', values: ids })
  return new Map([...found].flatMap(([id, [object]]) => (object ? [[id, object] as const] : [])))
}

const objectOfTask = async (deps: Deps, id: string): Promise<CalendarObject | null> => (await objectsOf(deps, [id])).get(id) ?? null

export const resourceOf = (task: Task, object: CalendarObject | null): TaskResource => ({
  name: object?.name ?? nameOfTask(task.id),
  etag: `"${task.version}-${object?.version ?? 0}"`,
  task,
  object,
})

export const nameOfTask = (id: string): string => `${id}.ics`

export const uidIn = ({ task, object }: Pick<TaskResource, 'task' | 'object'>): string => object?.uid ?? task.id

const idIn = (name: string): string | null => {
  const id = name.endsWith('.ics') ? name.slice(0, -4) : ''
  return RecordId.safeParse(id).success ? id : null
}

const SOME = 200

/** Writes the calendar objects of some tasks, one at a time: what they need to know of others is read for all at once. */
export async function todoWriter(deps: Deps & ClockDep, resources: readonly TaskResource[]): Promise<(resource: TaskResource) => string> {
  const uids = new Map(resources.map((resource) => [resource.task.id, uidIn(resource)]))
  const named = new Set(resources.flatMap(({ task }) => [...(task.parentId ? [task.parentId] : []), ...task.blockedBy]))
  const unknown = [...named].filter((id) => !uids.has(id))
  for (let first = 0; first < unknown.length; first += SOME)
    for (const [id, { uid }] of await objectsOf(deps, unknown.slice(first, first + SOME))) uids.set(id, uid)
  const uidOf: UidOf = (id) => uids.get(id) ?? id
  return ({ task, object }) => writeTodoObject(deps, task, object?.kept ?? [], uidOf)
}

/** The calendar object of a task. */
export const todoObjectOf = async (deps: Deps & ClockDep, resource: TaskResource): Promise<string> =>
  (await todoWriter(deps, [resource]))(resource)
