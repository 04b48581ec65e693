import type { AgendaItem } from '@throughline/core/discussion'
import { orderAtEnd, orderBetween } from '@throughline/core/kernel/order'

/** Gives each item that is added to the agenda of a page its place at the end: in the order they were added, also within a millisecond. */
export function createOrders() {
  // What was added before may not show yet.
  let latest = ''
  return (shown: readonly Pick<AgendaItem, 'order'>[], now: Temporal.Instant, id: string): string => {
    const last = shown.reduce((last, { order }) => (order > last ? order : last), latest)
    const order = orderAtEnd(now, id)
    latest = order > last ? order : orderBetween(last, null)
    return latest
  }
}

export const orderOfNew = createOrders()
