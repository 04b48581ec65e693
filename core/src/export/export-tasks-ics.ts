import type { ClockDep, GiveWayDep } from '../kernel/index.ts'
import { type Task, tasks } from '../task/index.ts'
import { contentLines } from './ics/content-line.ts'
import { timeZoneText } from './ics/time-zone.ts'
import { todoText } from './ics/todo.ts'
import { type ExportDeps, inPieces, pagesOf } from './pages.ts'

/**
 * All tasks that do not lie in the trash as one iCalendar object of VTODOs, in pieces, with room for others between them. The
 * zones its times are in come first, as some programs read it from top to bottom: they are looked for in a pass of their own,
 * so that no more than a page of tasks is held.
 */
export async function* exportTasksIcs(deps: ExportDeps & ClockDep & GiveWayDep): AsyncGenerator<string> {
  const thisYear = deps.clock.now().toZonedDateTimeISO(deps.actor.timeZone).year
  const zones = await zonesNeeded(deps)
  const calendar = contentLines(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Throughline//Tasks//EN', 'CALSCALE:GREGORIAN'])
  const before = [...zones].reduce((text, [zone, fromYear]) => text + timeZoneText(zone, { fromYear, thisYear }), calendar)
  const write = (task: Task) => {
    const needed = zoneOf(task)
    if (!needed || zones.has(needed.zone)) return todoText(task)
    // Of a task that was changed since.
    zones.set(needed.zone, needed.year)
    return timeZoneText(needed.zone, { fromYear: needed.year, thisYear }) + todoText(task)
  }
  yield* inPieces(deps, pagesOf(deps, tasks.queries.all), write, before)
  yield contentLines(['END:VCALENDAR'])
}

/** The first year each zone is needed for. */
async function zonesNeeded(deps: ExportDeps & GiveWayDep): Promise<Map<string, number>> {
  const zones = new Map<string, number>()
  for await (const page of pagesOf(deps, tasks.queries.all))
    for (const task of page) {
      const needed = zoneOf(task)
      if (needed) zones.set(needed.zone, Math.min(needed.year, zones.get(needed.zone) ?? needed.year))
    }
  return zones
}

function zoneOf({ dueAt, timeZone, startDate }: Task): { zone: string; year: number } | null {
  if (!dueAt || !timeZone || timeZone === 'UTC') return null
  return { zone: timeZone, year: Number((startDate && startDate < dueAt ? startDate : dueAt).slice(0, 4)) }
}
