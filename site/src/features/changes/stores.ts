import { atom, map } from 'nanostores'
import type { AnyChange, AnyConflict } from './any-change.ts'
import type { OutboxState } from './outbox.ts'

/** State that islands share in the browser. Never set on the server. */

/** How far an action on many records has come; `null` unless it takes a while. */
export const $progress = atom<{ done: number; of: number } | null>(null)

/** As a page begins with. */
export const NOTHING_WAITS: OutboxState = { obstacle: null, waiting: 0 }

export const $connection = atom(NOTHING_WAITS)

/** Fields that were changed here and elsewhere, by the id of the record. */
export const $conflicts = map<Record<string, readonly AnyConflict[]>>({})

/** A change the server refused: what was wanted, so that it can be sent again and a field can give its text back. */
export interface Refusal {
  change: AnyChange
  why: string
  /** Sending it again would change nothing; it does not outlive the page. */
  isInVain: boolean
}
/** Oldest first. */
export const $refusals = atom<readonly Refusal[]>([])
