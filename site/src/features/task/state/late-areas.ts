import type { AnyChange } from '../rules/any-change.ts'
import type { Area } from './area.ts'
import { areaHere, kindOf } from './areas.ts'

const ofInterviews = ['question', 'story', 'target-job', 'rehearsal', 'mock-interview']

const besideDiscussions = ['agenda-item', 'discussion-note', 'meeting']

/** What makes an area known that does not come with the page. */
function fetchArea(kind: string): Promise<unknown> {
  if (kind === 'goal' || kind === 'check-in') return import('../../goal/state/areas.ts')
  if (kind === 'practice') return import('../../interview/practice/state/area.ts')
  if (kind === 'practice-settings') return import('../../interview/practice/state/settings-area.ts')
  if (kind === 'decision' || kind === 'action-item') return import('../../discussion/decided/area.ts')
  if (besideDiscussions.includes(kind)) return import('../../discussion/pane/state/area.ts')
  if (ofInterviews.includes(kind)) return import('../../interview/records/area.ts')
  return kind === 'win' ? import('../../career/state/area.ts') : import('../../career/records/area.ts')
}

/** The area of a change, fetched where the page does not show it. Fails without a network. */
export async function bringArea(change: AnyChange): Promise<Area> {
  if (!areaHere(change)) await fetchArea(kindOf(change))
  const area = areaHere(change)
  // Kept by another version of the app. Waiting, as without a network, would hold up all else.
  if (!area) throw new Error(`Nothing here does ${change.do}.`)
  return area
}
