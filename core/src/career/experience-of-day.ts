import type { Experience } from './experience/schema.ts'
import { firstDayOf, lastDayOf } from './partial-date.ts'

type Held = Pick<Experience, 'id' | 'kind' | 'startDate' | 'endDate' | 'isOngoing'>

/**
 * The experience of a day: work first, of that what began last; otherwise whatever else went on then. What has no begin is
 * of no day.
 * @param date a partial date
 */
export function experienceOfDay<E extends Held>(all: readonly E[], date: string): E | null {
  const held = all.filter((one) => isHeld(one, date))
  return held.sort((a, b) => rank(a) - rank(b) || (startOf(a) < startOf(b) ? 1 : -1))[0] ?? null
}

const lasting: readonly Experience['kind'][] = ['work', 'project', 'volunteer', 'education']

const rank = ({ kind }: Held) => lasting.indexOf(kind)

const startOf = ({ startDate }: Held) => (startDate === null ? '' : firstDayOf(startDate))

function isHeld({ kind, startDate, endDate, isOngoing }: Held, date: string): boolean {
  if (!lasting.includes(kind) || startDate === null || (endDate === null && !isOngoing)) return false
  return firstDayOf(startDate) <= lastDayOf(date) && (endDate === null || firstDayOf(date) <= lastDayOf(endDate))
}
