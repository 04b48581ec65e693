import type { AnyChange, ChangedKind } from './any-change.ts'
import type { Area } from './area.ts'
import { areaHere, kindOf } from './areas.ts'

const tasks = () => import('../task/state/area.ts')
const goals = () => import('../goal/state/areas.ts')
const career = () => import('../career/records/area.ts')
const interviews = () => import('../interview/records/area.ts')
const decided = () => import('../discussion/decided/area.ts')
const besideDiscussions = () => import('../discussion/pane/state/area.ts')

/** By what stands before the dot in the name of a change, what makes its area known; changes of tasks have nothing there. */
export const lateAreas = {
  '': tasks,
  task: tasks,
  journal: () => import('../journal/state/area.ts'),
  goal: goals,
  'check-in': goals,
  win: () => import('../career/state/area.ts'),
  experience: career,
  skill: career,
  profile: career,
  resume: career,
  question: interviews,
  story: interviews,
  'target-job': interviews,
  rehearsal: interviews,
  'mock-interview': interviews,
  practice: () => import('../interview/practice/state/area.ts'),
  'practice-settings': () => import('../interview/practice/state/settings-area.ts'),
  decision: decided,
  'action-item': decided,
  'agenda-item': besideDiscussions,
  'discussion-note': besideDiscussions,
  meeting: besideDiscussions,
} satisfies Record<ChangedKind | '', () => Promise<unknown>>

const isLate = (kind: string): kind is keyof typeof lateAreas => Object.hasOwn(lateAreas, kind)

/** The area of a change, fetched where the page does not show it. Fails without a network. */
export async function bringArea(change: AnyChange): Promise<Area> {
  const kind = kindOf(change)
  if (!areaHere(change) && isLate(kind)) await lateAreas[kind]()
  const area = areaHere(change)
  // Kept by another version of the app. Waiting, as without a network, would hold up all else.
  if (!area) throw new Error(`Nothing here does ${change.do}.`)
  return area
}
