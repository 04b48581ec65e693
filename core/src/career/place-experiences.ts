/** How experience is put into an order by hand. Free of zod, for browsers too. */

import { orderBetween, ordersAfter } from '../kernel/record/order.ts'
import type { Ordered } from './experience-order.ts'

/** The place that a record is given. */
export interface Placing {
  id: string
  order: string
}

/**
 * What is to be saved when some of a list are put ahead of another, or at the end for `null`. The first time a list is
 * ordered by hand all of it gets places; later only what is moved.
 * @param inOrder as `orderExperiences` gives it
 */
export function placeAhead(inOrder: readonly Pick<Ordered, 'id' | 'order'>[], ids: readonly string[], ahead: string | null): Placing[] {
  const moved = inOrder.filter(({ id }) => ids.includes(id))
  const rest = inOrder.filter(({ id }) => !ids.includes(id))
  const found = rest.findIndex(({ id }) => id === ahead)
  const at = found === -1 ? rest.length : found
  const [before, after] = [rest[at - 1]?.order ?? null, rest[at]?.order ?? null]
  const isByHand = inOrder.every(({ order }) => order !== null) && (before === null || after === null || before < after)
  if (!isByHand) return inNewOrder([...rest.slice(0, at), ...moved, ...rest.slice(at)])
  let last = before
  return moved.map(({ id }) => {
    last = orderBetween(last, after)
    return { id, order: last }
  })
}

function inNewOrder(all: readonly Pick<Ordered, 'id'>[]): Placing[] {
  const first = orderBetween(null, null)
  const orders = [first, ...ordersAfter(first, all.length - 1)]
  return all.map(({ id }, place) => ({ id, order: orders[place] as string }))
}
