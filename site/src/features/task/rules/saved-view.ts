import type { SavedView } from '@throughline/core/task'
import type { ListAddress, SavedList } from './list-address.ts'

/** A saved view as the place it is. */
export const savedListOf = ({ id, name, version, query, layout, groupBy, sortBy, order }: SavedView): SavedList => ({
  id,
  name,
  version,
  list: { layout, group: groupBy, sort: sortBy, isReversed: sortBy !== null && order === 'descending', filter: query, at: null },
})

/** What is saved of how a list is shown. */
export const fieldsOfView = ({ layout, group, sort, isReversed, filter }: ListAddress) => ({
  query: filter,
  layout,
  groupBy: group,
  sortBy: sort,
  order: isReversed ? ('descending' as const) : ('ascending' as const),
})
