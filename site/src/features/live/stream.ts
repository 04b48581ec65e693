import type { EventOptions } from '@throughline/client'
import { createDailyClient } from '@throughline/client/daily'
import { onBehalf } from '../desk/on-behalf.ts'
import { whileShown } from './while-shown.ts'

/**
 * What a part of the page does with events: begun anew for each connection, told whether the page comes back from being frozen,
 * or was fetched long ahead of being gone to.
 */
export type Follower = (isBack: boolean) => Pick<EventOptions, 'onChange' | 'onRefusal'> & { onOpen?(): void }

type Open = (options: EventOptions) => () => void

/** A page that is older as its stream opens has missed something, as one that comes back has. */
const FRESH_MS = 5_000

/** One event stream for all parts of a page: a browser has few connections to spare. `shown` begins and ends it with the page. */
export function createStream(
  open: Open,
  shown: typeof whileShown = whileShown,
  madeAt = () => Number(document.documentElement.dataset.made),
) {
  const followers: Follower[] = []
  let join: ((follower: Follower) => void) | undefined

  function begin(isBack: boolean): () => void {
    let isOld = isBack
    let isFirst = true
    let isOpen = false
    let parts = followers.map((follower) => follower(isOld))
    const renew = () => {
      isOld = true
      parts = followers.map((follower) => follower(true))
    }
    join = (follower) => {
      const part = follower(isOld)
      parts.push(part)
      if (isOpen) part.onOpen?.()
    }
    return open({
      onChange: (change) => {
        for (const part of parts) part.onChange(change)
      },
      onOpen(at) {
        isOpen = true
        // Both are by the clock of the server.
        if (isFirst && at - madeAt() > FRESH_MS) renew()
        isFirst = false
        for (const part of parts) part.onOpen?.()
      },
      onInterruption() {
        isOpen = false
      },
      onRefusal(error) {
        for (const part of parts) part.onRefusal?.(error)
      },
    })
  }

  return {
    /** Follows from now on, for as long as the page lives. */
    follow(follower: Follower): void {
      followers.push(follower)
      if (join) join(follower)
      else shown(begin)
    },
  }
}

/** The client of what every page follows. */
export const client = createDailyClient({ headers: onBehalf })

/** The event stream of this page. */
export const { follow } = createStream((options) => client.events(options))
