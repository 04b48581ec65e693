import type { Shortcuts } from '@throughline/core/account'
import { useSyncExternalStore } from 'react'
import type { Calendar, DateContext } from './words/day.ts'

/** Who is at the screen and how their days run; every island is given it, with what Tasks add (`TaskDesk`). */
export interface Desk extends Calendar, DateContext {
  accountId: string
  /** As they were when the page was made; `$shortcuts` follows them. */
  shortcuts: Shortcuts
  /** Keys have the names they have on a Mac. */
  isMac: boolean
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
