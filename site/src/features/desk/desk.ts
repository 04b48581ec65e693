import type { Shortcuts } from '@throughline/core/account'
import { useSyncExternalStore } from 'react'
import type { ListPlace } from '../task/rules/list-address.ts'
import type { NamedGoal } from '../task/state/goals.ts'
import type { Running } from '../task/state/stores.ts'
import type { Calendar, DateContext } from './words/day.ts'

/** Whose tasks are on the screen and how their days run; every island is given it. */
export interface Desk extends Calendar, DateContext, ListPlace {
  accountId: string
  /** As they were when the page was made; `$shortcuts` follows them. */
  shortcuts: Shortcuts
  /** Keys have the names they have on a Mac. */
  isMac: boolean
  /** Those the tasks of the page name, as they were when it was made; `$goals` has all of them soon after. */
  goals: readonly NamedGoal[]
  /** The timer that ran as the page began. */
  running: Running | null
  /** 1 for Monday to 7 for Sunday. */
  weekStart: number
}

interface Readable<T> {
  get(): T
  listen(listener: () => void): () => void
}

/**
 * The value of a store that islands share. While the page is rendered on the server, and taken over
 * from it, it is `initial`: a store there would be shared between people.
 */
export const useShared = <T>(store: Readable<T>, initial: T): T =>
  useSyncExternalStore(
    (changed) => store.listen(changed),
    () => store.get(),
    () => initial,
  )
