import type { Obstacle } from '../changes/outbox.ts'
import type { Waiting } from './read-waiting.ts'

/** The way to the server, or what is in it. */
export type Way = 'open' | Obstacle

interface Known {
  /** What keeps changes from being sent. */
  obstacle: Obstacle | null
  /** What the browser and the worker say. */
  isOffline: boolean
  things: readonly Pick<Waiting, 'kind' | 'state' | 'why'>[]
}

/** What is known of the way. Of being signed out messages hear by themselves: it is the only reason that they name. */
export function wayNow({ obstacle, isOffline, things }: Known): Way {
  if (obstacle === 'signed-out' || things.some(({ kind, state, why }) => kind === 'message' && state === 'waiting' && why))
    return 'signed-out'
  return isOffline ? 'no-network' : (obstacle ?? 'open')
}

/** A way that is lost for less is none that anybody need hear of. */
const BLIP_MS = 2_000

/** How long it is waited until it is told that the way is lost. What the browser itself says of it is no slow answer. */
export const blipOf = ({ isOffline, isFirst, isAny }: { isOffline: boolean; isFirst: boolean; isAny: boolean }): number =>
  isOffline && (isFirst || isAny) ? 0 : BLIP_MS

type Standing = readonly Pick<Waiting, 'state'>[]
const waitingIn = (things: Standing) => things.filter(({ state }) => state === 'waiting').length

/** How many things were sent of what waited; `null` as long as some still do. What is not taken or waits for a choice is not sent. */
export const sentSince = (before: Standing, now: Standing): number | null =>
  waitingIn(now) > 0 ? null : Math.max(0, Math.min(waitingIn(before), before.length - now.length))

/** With a way to the server, what waits for less is on it. */
const UNDER_WAY_MS = 10_000

/** Whether something is kept here, and not just on its way. */
export const isStuck = ({ at, state }: Pick<Waiting, 'at' | 'state'>, way: Way, now: number): boolean =>
  way !== 'open' || state !== 'waiting' || now - Date.parse(at) > UNDER_WAY_MS
