import type { Task } from '@throughline/core/task'
import { type FilterContext, parseFilter, predicateOf } from '@throughline/core/task/filter'
import type { Calendar } from '../../../desk/words/day.ts'
import type { ListAddress } from '../../rules/list-address.ts'

/** Which tasks the filter of a list means, be they done or not; all of them without one, or with one that cannot be read. */
export function meantBy(
  { filter: text }: Pick<ListAddress, 'filter'>,
  { today, timeZone, dayStart }: Calendar,
  known: Pick<FilterContext, 'other' | 'goal'>,
): (task: Task) => boolean {
  const { filter } = parseFilter(text)
  return text && filter ? predicateOf(filter, { today, timeZone, dayStart, ...known }) : () => true
}
