import { orderBetween } from '@throughline/core/kernel/order'
import type { Task } from '@throughline/core/task'
import type { Gap } from '../../desk/drag/order.ts'
import { type Change, editOf } from './change.ts'

/** What putting tasks into a gap changes, in their order; what moves on for them comes last. */
export function ordersIn({ before, after, tied }: Gap<Task>, moved: readonly Task[]): (Change & { do: 'edit' })[] {
  let last = before
  return [...moved, ...tied].map((task) => {
    last = orderBetween(last, after)
    return editOf(task, { order: last }) as Change & { do: 'edit' }
  })
}
