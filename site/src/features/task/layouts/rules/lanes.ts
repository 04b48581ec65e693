import type { Task, TaskView } from '@throughline/core/task'
import { dayKey, repeats } from '@throughline/core/task/rules'
import { type Gap, gapAmong } from '../../../desk/drag/order.ts'
import type { Calendar } from '../../../desk/words/day.ts'
import { applied, type Change, editOf, type TaskEdit, toggleOf } from '../../rules/change.ts'
import { closedDay } from '../../rules/closed-day.ts'
import { belongs, byOrder, compareIn, isByDay } from '../../rules/views.ts'

/** Columns of the board in their order; each is a status. */
export const laneNames = ['open', 'in-progress', 'done', 'cancelled'] as const satisfies readonly Task['status'][]
export type LaneName = Task['status']
export type Lanes = Readonly<Record<LaneName, readonly Task[]>>

/** Days for which what is over stays on the board, today among them. */
const RECENT_DAYS = 7

/**
 * The board of a view: what is to do in the order of its list, what is over newest first. Today keeps what was done today; the other
 * views keep what was closed in the last week and would be in them again if it were opened.
 */
export function lanesOf(view: TaskView, active: readonly Task[], closed: readonly Task[], calendar: Calendar): Lanes {
  const inOrder = active.toSorted(isByDay(view) ? compareIn(view) : byOrder)
  const since = earliestClosed(view, calendar.today)
  const recent = closed.filter(
    (task) => closedDay(task, calendar) >= since && (view === 'today' || belongs(view, { ...task, status: 'open' }, calendar.today)),
  )
  return {
    open: inOrder.filter(({ status }) => status === 'open'),
    'in-progress': inOrder.filter(({ status }) => status === 'in-progress'),
    done: recent.filter(({ status }) => status !== 'cancelled'),
    cancelled: recent.filter(({ status }) => status === 'cancelled'),
  }
}

/** The first day whose closed tasks the board of a view shows. */
export const earliestClosed = (view: TaskView, today: string): string =>
  view === 'today'
    ? today
    : Temporal.PlainDate.from(today)
        .subtract({ days: RECENT_DAYS - 1 })
        .toString()

/** Whether a card can be put into another lane: a round of a repeating task that is over cannot be called off. */
export const canMove = (task: Task, from: LaneName, to: LaneName): boolean => !(repeats(task) && from === 'done' && to === 'cancelled')

/** Where a card comes to stand in a lane, an index of the lane without it, and the gap that is for it there. */
export interface Landing {
  at: number
  gap: Gap<Task>
}

/** Where a card lands that is put into a lane at an index, which is one of the lane without it: in a view by day, among its day's. */
export function landingIn(view: TaskView, lane: readonly Task[], task: Task, index: number): Landing {
  const others = lane.filter(({ id }) => id !== task.id)
  if (!isByDay(view)) return { at: index, gap: gapAmong(others, index) }
  const day = dayKey(task) ?? ''
  const earlier = others.filter((other) => (dayKey(other) ?? '') < day).length
  const peers = others.filter((other) => (dayKey(other) ?? '') === day)
  const among = Math.max(0, Math.min(index - earlier, peers.length))
  return { at: earlier + among, gap: gapAmong(peers, among) }
}

/**
 * What putting a card into a lane changes: its status by the lane, its place by the order key, where there is one. Out of what
 * is done it comes by taking the completion back, and into it by completing.
 */
export function changesOf(task: Task, from: LaneName, to: LaneName, order: string | null): Change[] {
  const place = order === null ? {} : { order }
  if (to === 'done') return from === 'done' ? [] : [toggleOf(task, false)]
  if (to === 'cancelled') return from === 'cancelled' ? [] : [editOf(task, { status: 'cancelled' })]
  if (from !== 'done') return edited(task, { ...(task.status !== to && { status: to }), ...place })
  const toggling = toggleOf(task, true)
  // Of a completion that the server has not answered yet, nobody knows what it came from.
  const reopening = task.lastCompletion ? toggling : ({ ...toggling, to } as Change)
  const reopened = applied(task, reopening, task.updatedAt) ?? task
  return [reopening, ...edited(reopened, { ...(reopened.status !== to && { status: to }), ...place })]
}

const edited = (task: Task, changes: TaskEdit): Change[] => (Object.keys(changes).length ? [editOf(task, changes)] : [])

/** The lane a key leads to: one to the left or to the right of those that are shown. */
export function laneBeside(lane: LaneName, step: -1 | 1, shown: readonly LaneName[] = laneNames): LaneName | null {
  return shown[shown.indexOf(lane) + step] ?? null
}
