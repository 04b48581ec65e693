import { derivedId, eventFor, hasCode, listAll, newEnvelope, nowText, oneFault, revised, saveNew, today } from '../kernel/index.ts'
import {
  type CalendarObject,
  calendarObjects,
  completeTask,
  createTask,
  dueDay,
  editTask,
  type Task,
  type TaskDeps,
  tasks,
} from '../task/index.ts'
import { isDoneByMoving, MOVED_BY_COMPLETING } from './done-by-moving.ts'
import { findTaskResource, objectNamed, type TaskResource, taskOfUid, todoObjectOf, uidIn } from './find-tasks.ts'
import { plannedDay } from './planned-day.ts'
import { isRelation, readTodoObject, relationOf, type TodoObject } from './read-todo-object.ts'
import { taskChanges } from './task-changes.ts'

/** What has to hold for a calendar object to be written. */
export interface PutConditions {
  /** Throws where the resource as it stands, `null` for none, is not what the program knows. */
  check(current: TaskResource | null): void
}

/**
 * Writes a to-do as a calendar program has it: a new task, or what it changed in one. What is done is completed, so that one
 * that repeats moves on; what a task has no place for is kept beside it.
 * @throws AppError `validation`, `too-large` or `unsupported-format` for what is no to-do; `conflict` or `stale` when somebody
 * else was quicker; and what `check` throws.
 */
export async function putTask(asked: TaskDeps, name: string, text: string, { check }: PutConditions): Promise<{ isNew: boolean }> {
  // Of when to remind the program says all there is to say.
  const deps = { ...asked, actor: { ...asked.actor, timedReminder: null } }
  const current = await findTaskResource(deps, name)
  check(current)
  const todo = await readTodoObject(text, deps)
  const other = await taskOfUid(deps, todo.uid)
  if (other && other.task.id !== current?.task.id) throw uidTaken()
  if (current && uidIn(current) !== todo.uid) throw uidTaken()
  const relations = await relationsOf(deps, todo, current?.task.id ?? null)
  if (current) await changeAs(deps, current, todo, relations)
  else await createAs(deps, name, todo, relations)
  return { isNew: current === null }
}

const uidTaken = () => oneFault('/uid', 'uid_taken', 'There is another to-do with this UID, or this one has another.')

interface Relations {
  parentId: string | null
  blockedBy: string[]
  missingParent: string | null
  /** What is kept beside the task, without those it is related to by now. */
  kept: string[]
}

async function relationsOf(deps: TaskDeps, { parentUid, blockerUids, kept }: TodoObject, self: string | null): Promise<Relations> {
  const idOf = async (uid: string) => {
    const found = await taskOfUid(deps, uid)
    return found && found.task.id !== self ? found.task.id : null
  }
  const parentId = parentUid === null ? null : await idOf(parentUid)
  const blockers = await Promise.all([...new Set(blockerUids)].slice(0, 20).map(async (uid) => ({ uid, id: await idOf(uid) })))
  const known = new Set(blockers.flatMap(({ uid, id }) => (id ? [uid] : [])))
  const isElsewhere = (line: string) => {
    if (!isRelation(line)) return true
    const { type, uid } = relationOf(line)
    if (type === 'PARENT') return parentId === null
    return !((type === 'DEPENDS-ON' || type === 'FINISHTOSTART') && known.has(uid))
  }
  return {
    parentId,
    blockedBy: blockers.flatMap(({ id }) => id ?? []),
    missingParent: parentId === null ? parentUid : null,
    kept: kept.filter(isElsewhere),
  }
}

/** The object comes first, so that of a request that stopped half way the next one finds what it began. */
async function createAs(deps: TaskDeps, name: string, todo: TodoObject, { parentId, blockedBy, missingParent, kept }: Relations) {
  const before = await objectNamed(deps, name)
  const begun = before && !(await deps.store.get(deps.actor.space, tasks, before.taskId))
  const taskId = begun ? before.taskId : deps.ids.next()
  const fields = { taskId, name, uid: todo.uid, kept, missingParent }
  const object: CalendarObject = { ...newEnvelope(derivedId(`calendar-object ${name}`), nowText(deps)), ...fields }
  const stored = before
    ? await saveObject(deps, before, fields)
    : await saveNew(deps, deps.actor.space, calendarObjects, object, [eventFor(deps, 'calendar-object.created', object)])
  const { recurrence, ...said } = todo.said
  const status = todo.status === 'done' ? 'open' : todo.status
  const make = () => createTask(deps, { id: stored.taskId, ...said, recurrence, status, parentId, blockedBy })
  const task = await make().catch(async (error: unknown) => {
    if (hasCode(error, 'validation')) await takeBack(deps, stored, before)
    throw error
  })
  if (todo.status === 'done') await completeTask(deps, task.id, momentOf(deps, todo.closedAt))
  else await completeRounds(deps, task, todo.doneRounds)
  await adopt(deps, task.id, todo.uid)
}

/** What was written ahead of a task that is refused. */
async function takeBack(deps: TaskDeps, stored: CalendarObject, before: CalendarObject | null): Promise<void> {
  if (!before) return deps.store.erase(deps.actor.space, calendarObjects, stored.id)
  const { taskId, name, uid, kept, missingParent } = before
  await saveObject(deps, stored, { taskId, name, uid, kept, missingParent })
}

/** Those that were written before the task above them. */
async function adopt(deps: TaskDeps, parentId: string, uid: string): Promise<void> {
  const waiting = await listAll(deps, deps.actor.space, calendarObjects.queries.byMissingParent, { where: { missingParent: uid } })
  for (const object of waiting) {
    const kept = object.kept.filter((line) => !isRelation(line) || relationOf(line).type !== 'PARENT')
    try {
      await editTask(deps, object.taskId, { parentId })
      await saveObject(deps, object, { kept, missingParent: null })
    } catch (error) {
      // Gone since, or it would stand too deep: it stays where it is.
      if (!hasCode(error, 'not-found') && !hasCode(error, 'validation') && !hasCode(error, 'conflict')) throw error
    }
  }
}

async function changeAs(deps: TaskDeps, resource: TaskResource, todo: TodoObject, relations: Relations): Promise<void> {
  const text = await todoObjectOf(deps, resource)
  const before = await readTodoObject(text, deps)
  const { parentId, blockedBy, kept, missingParent } = relations
  const changes = taskChanges(resource.task, before, todo)
  if (before.parentUid !== todo.parentUid) changes.parentId = parentId
  if (JSON.stringify(before.blockerUids.toSorted()) !== JSON.stringify(todo.blockerUids.toSorted())) changes.blockedBy = blockedBy
  const isMoved = isDoneByMoving(resource.task, before, todo, today(deps))
  if (isMoved) for (const name of MOVED_BY_COMPLETING) delete changes[name]
  const isDone = isMoved || (todo.status === 'done' && before.status !== 'done')
  // A program that completes a round by itself says the rule again from where it is.
  const task = await editTask(deps, resource.task.id, changes, { expectedVersion: resource.task.version })
  await keepBeside(deps, resource, { kept, missingParent })
  const due = dueDay(task)
  if (isDone)
    await completeTask(deps, task.id, { ...momentOf(deps, todo.closedAt), ...(task.recurrence && due && { occurrenceDate: due }) })
  else await completeRounds(deps, task, todo.doneRounds)
}

async function keepBeside(deps: TaskDeps, { task, object, name }: TaskResource, fields: Pick<CalendarObject, 'kept' | 'missingParent'>) {
  if (object) return saveObject(deps, object, fields)
  if (fields.kept.length === 0 && fields.missingParent === null) return null
  const made = { ...newEnvelope(derivedId(`calendar-object ${name}`), nowText(deps)), taskId: task.id, name, uid: task.id, ...fields }
  return saveNew(deps, deps.actor.space, calendarObjects, made, [eventFor(deps, 'calendar-object.created', made)])
}

async function saveObject(deps: TaskDeps, object: CalendarObject, fields: Partial<CalendarObject>): Promise<CalendarObject> {
  const next = revised(object, fields, nowText(deps))
  const isSame = Object.entries(fields).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(object[name as keyof CalendarObject]),
  )
  if (isSame) return object
  const events = [eventFor(deps, 'calendar-object.updated', next)]
  await deps.store.save(deps.actor.space, calendarObjects, next, { expectedVersion: object.version, events })
  return next
}

/** Rounds that are done by themselves: the one that is due moves the task on, a later one is left out of the series. */
async function completeRounds(deps: TaskDeps, task: Task, rounds: TodoObject['doneRounds']): Promise<void> {
  let now = task
  for (const { day, completedAt } of rounds) {
    const planned = plannedDay(now)
    const due = dueDay(now)
    if (!now.recurrence || !planned || !due || day < planned) continue
    if (day === planned) now = (await completeTask(deps, now.id, { ...momentOf(deps, completedAt), occurrenceDate: due })).task
    else if (!now.recurrence.exceptions.includes(day))
      now = await editTask(deps, now.id, { recurrence: { exceptions: [...now.recurrence.exceptions, day] } })
  }
}

/** When it was done, unless the program's clock is ahead of ours. */
function momentOf(deps: TaskDeps, at: string | null): { completedAt?: string } {
  return at !== null && at <= nowText(deps) ? { completedAt: at } : {}
}
