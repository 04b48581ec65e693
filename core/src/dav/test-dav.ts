import { calendarObjects } from '../task/index.ts'
import { taskDeps } from '../task/test-task.ts'
import { findTaskResource, todoObjectOf } from './find-tasks.ts'
import { putTask } from './put-task.ts'

/** What the use cases ask for, of somebody in Berlin on 5 March 2026. */
export const davDeps = () => taskDeps({ timeZone: 'Europe/Berlin' })
type Deps = ReturnType<typeof davDeps>

/** A to-do as a program writes it. */
export const todoText = (lines: readonly string[], ...rounds: (readonly string[])[]) => {
  const component = (inside: readonly string[]) => ['BEGIN:VTODO', 'UID:one', 'DTSTAMP:20260101T000000Z', ...inside, 'END:VTODO']
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Else//EN', ...[lines, ...rounds].flatMap(component), 'END:VCALENDAR', '']
  return all.join('\r\n')
}

/** Writes one to an address, and answers the task. */
export async function put(deps: Deps, text: string, name = 'one.ics') {
  await putTask(deps, name, text, { check: () => {} })
  const found = await findTaskResource(deps, name)
  if (!found) throw new Error('There is nothing where it was put.')
  return found.task
}

/** How a task is served. */
export async function served(deps: Deps, name = 'one.ics'): Promise<string> {
  const found = await findTaskResource(deps, name)
  return found ? await todoObjectOf(deps, found) : ''
}

/** What is kept beside tasks. */
export const objects = async ({ store, actor }: Deps) =>
  (await store.list(actor.space, calendarObjects.queries.all, {}, { limit: 200 })).items
