import { contentLines, textValue, timeZoneText, todoLines } from '../export/index.ts'
import type { ActorDep, ClockDep } from '../kernel/index.ts'
import type { CalendarObject, Task } from '../task/index.ts'
import { isRelation, relationOf } from './read-todo-object.ts'
import { nameOf } from './todo-lines.ts'

/** How a task is known to calendar programs, by its id. */
export type UidOf = (taskId: string) => string

/** A task as the calendar object that is served of it: with what a program said that a task has no place for. */
export function writeTodoObject(deps: ClockDep & ActorDep, task: Task, kept: CalendarObject['kept'], uidOf: UidOf): string {
  const { dueAt, timeZone, startDate } = task
  const thisYear = deps.clock.now().toZonedDateTimeISO(deps.actor.timeZone).year
  const zone =
    dueAt && timeZone && timeZone !== 'UTC'
      ? timeZoneText(timeZone, { fromYear: Number((startDate && startDate < dueAt ? startDate : dueAt).slice(0, 4)), thisYear })
      : ''
  const head = contentLines(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Throughline//Tasks//EN', 'CALSCALE:GREGORIAN'])
  return `${head}${zone}${contentLines(linesOf(task, kept, uidOf))}${contentLines(['END:VCALENDAR'])}`
}

function linesOf(task: Task, kept: readonly string[], uidOf: UidOf): string[] {
  const begins = kept.findIndex((line) => nameOf(line) === 'BEGIN')
  const properties = (begins < 0 ? kept : kept.slice(0, begins)).filter((line) => isStillSaid(line, task, uidOf))
  const components = begins < 0 ? [] : kept.slice(begins)
  let isFirst = true
  return todoLines(task).flatMap((line) => {
    if (line === `UID:${task.id}`) return [`UID:${textValue(uidOf(task.id))}`, ...(isFirst ? properties : [])]
    if (isRelation(line)) return [line.replace(/:([^:]*)$/, (_, id: string) => `:${textValue(uidOf(id))}`)]
    if (line !== 'END:VTODO' || !isFirst) return [line]
    isFirst = false
    return [...components, line]
  })
}

/** Whether a kept line is not contradicted by what the task says itself by now. */
function isStillSaid(line: string, task: Task, uidOf: UidOf): boolean {
  const name = nameOf(line)
  if (name === 'RRULE' || name === 'EXDATE') return !task.recurrence
  if (name === 'PERCENT-COMPLETE') return task.status === 'in-progress'
  if (!isRelation(line)) return true
  const { type, uid } = relationOf(line)
  if (type === 'PARENT') return task.parentId === null
  return !(type === 'DEPENDS-ON' || type === 'FINISHTOSTART') || !task.blockedBy.some((id) => uidOf(id) === uid)
}
