/** Where goals stand, and what follows from a change. Free of zod, so that a browser may import it by itself as `@throughline/core/goal/state`. */
import type { Closing, Goal, GoalStatus, Pause } from './schema.ts'

/** Of a goal. */
export const MAX_PAUSES = 100

/** Where a goal stands. */
export type State = Pick<Goal, 'status' | 'pauses' | 'closing'>

/** What is said of it; what is absent follows from the rest. */
export interface StateAsked {
  status?: GoalStatus | undefined
  pauses?: Pause[] | undefined
  closing?: { [field in keyof Closing]?: Closing[field] | undefined } | null | undefined
}

/** The person's day, and their zone. */
export interface Here {
  today: string
  timeZone: string
}

/** What a goal ends as, in the order of a list. */
export const closedStatuses = ['achieved', 'missed', 'dropped'] as const satisfies readonly GoalStatus[]
export type ClosedStatus = (typeof closedStatuses)[number]

/** Whether it ended. */
export const isClosed = (status: GoalStatus): status is ClosedStatus => closedStatuses.some((closed) => closed === status)

/**
 * Where a goal stands after a change: pausing begins a pause today and anything else ends the one that goes on; closing
 * keeps the day, and reopening takes that away. What is named itself is taken at its word.
 */
export function stateAfter(before: State, asked: StateAsked, here: Here): State {
  const status = asked.status ?? before.status
  return { status, pauses: asked.pauses ?? pausesOf(before.pauses, asked.status, here.today), closing: closingOf(before, asked, here) }
}

function pausesOf(pauses: Pause[], status: GoalStatus | undefined, today: string): Pause[] {
  if (status === undefined) return pauses
  const isOn = ({ from, until }: Pause) => from <= today && (until === null || until > today)
  const isPaused = pauses.some(isOn)
  if (status === 'paused')
    return isPaused ? pauses : [...pauses.filter(({ from }) => from < today), { from: today, until: null }].slice(-MAX_PAUSES)
  if (!isPaused) return pauses
  return pauses.flatMap((pause) => (!isOn(pause) ? pause : pause.from < today ? { ...pause, until: today } : []))
}

function closingOf(before: State, { status = before.status, closing }: StateAsked, { today, timeZone }: Here): Closing | null {
  if (!isClosed(status) || closing === null) return null
  if (closing === undefined && status === before.status) return before.closing
  const { localDate = today, timeZone: zone = timeZone, reflection = '' } = { ...before.closing, ...closing }
  return { localDate, timeZone: zone, reflection }
}

/** What happened to a goal, as its event says it. */
export function eventOf(before: GoalStatus, after: GoalStatus): string {
  if (before === after) return 'goal.updated'
  if (isClosed(after) || after === 'paused') return `goal.${after}`
  return isClosed(before) ? 'goal.reopened' : 'goal.updated'
}
