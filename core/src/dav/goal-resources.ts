import type { PublicUrlDep } from '../account/index.ts'
import { eventText, goalEnd } from '../calendar/index.ts'
import { contentLines } from '../export/index.ts'
import { type Goal, goals } from '../goal/index.ts'
import { type ActorDep, listAll, RecordId, type StoreDep } from '../kernel/index.ts'

/** The last day of a goal as a calendar program finds it. */
export interface GoalResource {
  id: string
  name: string
  etag: string
  text: string
  /** `YYYY-MM-DD`; the one day it takes. */
  day: string
}

type Deps = StoreDep & ActorDep & PublicUrlDep

/** The last days of the goals that go on, by the ids of these. */
export async function listGoalResources(deps: Deps): Promise<GoalResource[]> {
  const lists = ['active', 'paused'].map((status) => listAll(deps, deps.actor.space, goals.queries.byStatus, { where: { status } }))
  const going = (await Promise.all(lists)).flat().toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return going.flatMap((goal) => goalResource(deps, goal) ?? [])
}

export async function findGoalResource(deps: Deps, name: string): Promise<GoalResource | null> {
  const id = name.replace(/\.ics$/, '')
  const goal = RecordId.safeParse(id).success && name !== id ? await deps.store.get(deps.actor.space, goals, id) : null
  return goal && goalResource(deps, goal)
}

/** `null` for a goal that has no last day, or is over. */
export function goalResource(site: PublicUrlDep & ActorDep, goal: Goal): GoalResource | null {
  if (goal.deletedAt || !goal.endDate || !['active', 'paused'].includes(goal.status)) return null
  const event = goalEnd(site, goal, goal.endDate)
  const head = contentLines(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Throughline//Goals//EN', 'CALSCALE:GREGORIAN'])
  return {
    id: goal.id,
    name: `${goal.id}.ics`,
    etag: `"${goal.version}"`,
    text: `${head}${eventText(event)}${contentLines(['END:VCALENDAR'])}`,
    day: goal.endDate,
  }
}
