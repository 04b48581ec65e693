import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { expect } from 'vitest'
import { attachments, storageUses } from '../attachment/index.ts'
import { checkIns, goals } from '../goal/index.ts'
import { journalEntries, journals } from '../journal/index.ts'
import { type Actor, type Kind, listAll } from '../kernel/index.ts'
import { calendarObjects } from './calendar-object/schema.ts'
import type { TaskDeps } from './change-task.ts'
import { type Completion, completions, type Task, tasks } from './schema.ts'
import { timeEntries } from './time/schema.ts'

const kinds = [tasks, completions, timeEntries, calendarObjects, attachments, goals, checkIns, journals, journalEntries, storageUses]

/** What the use cases of this area ask for, over storage in memory and a clock that stands still. */
export const taskDeps = (actor: Partial<Actor> = {}) => ({
  ...createMemoryStorage({ kinds }),
  kinds: kinds as readonly Kind[],
  storageLimit: 500 * 1024 * 1024,
  clock: fakeClock(),
  ids: sequentialIds(),
  actor: fakeActor(actor),
  giveWay: async () => {},
})

/** The task as it is stored, in the trash or not. */
export async function stored({ store, actor }: TaskDeps, id: string): Promise<Task> {
  const task = await store.get(actor.space, tasks, id)
  if (!task) throw new Error(`There is no task ${id}.`)
  return task
}

/** Completions of a task that count, newest first. */
export const completionsOf = (deps: TaskDeps, taskId: string): Promise<Completion[]> =>
  listAll(deps, deps.actor.space, completions.queries.byTask, { where: { taskId } })

/** What happened in the space, oldest first. */
export const happened = async ({ store, actor }: TaskDeps) => (await store.changes(actor.space, 0, 1000)).map(({ type }) => type)

/** What must hold of a task and its completions whatever happened before. */
export async function expectConsistent(deps: TaskDeps, id: string): Promise<Task> {
  const task = await stored(deps, id)
  const { status, closedAt, lastCompletion: last } = task
  const counting = (await completionsOf(deps, id)).map((completion) => completion.id)
  expect(counting).toEqual(last && !last.undone ? [last.id] : [])
  expect(status === 'done').toBe(!!last && !last.undone)
  expect(closedAt !== null).toBe(status === 'done' || status === 'cancelled')
  return task
}
