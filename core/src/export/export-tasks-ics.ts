import type { ClockDep } from '../kernel/index.ts'
import { tasks } from '../task/index.ts'
import { contentLines } from './ics/content-line.ts'
import { timeZoneText } from './ics/time-zone.ts'
import { todoText } from './ics/todo.ts'
import { type ExportDeps, pagesOf } from './pages.ts'

/**
 * All tasks that do not lie in the trash as one iCalendar object of VTODOs, in pieces. The zones its times are in come
 * first, as some programs read it from top to bottom.
 */
export async function* exportTasksIcs(deps: ExportDeps & ClockDep): AsyncGenerator<string> {
  const thisYear = deps.clock.now().toZonedDateTimeISO(deps.actor.timeZone).year
  /** The first year each zone is needed for. */
  const zones = new Map<string, number>()
  const todos: string[] = []
  for await (const page of pagesOf(deps, tasks.queries.all)) {
    for (const { dueAt, timeZone, startDate } of page) {
      if (!dueAt || !timeZone || timeZone === 'UTC') continue
      const year = Number((startDate && startDate < dueAt ? startDate : dueAt).slice(0, 4))
      zones.set(timeZone, Math.min(year, zones.get(timeZone) ?? year))
    }
    todos.push(page.map(todoText).join(''))
  }
  yield contentLines(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Throughline//Tasks//EN', 'CALSCALE:GREGORIAN'])
  for (const [zone, fromYear] of zones) yield timeZoneText(zone, { fromYear, thisYear })
  yield* todos
  yield contentLines(['END:VCALENDAR'])
}
