import type { EventOptions } from '@throughline/client'
import { createDailyClient } from '@throughline/client/daily'
import { whileShown } from './while-shown.ts'

/** What a part of the page does with events: begun anew for each connection, told whether the page comes back from being frozen. */
export type Follower = (isBack: boolean) => Pick<EventOptions, 'onChange' | 'onOpen' | 'onRefusal'>

type Open = (options: EventOptions) => () => void

/** One event stream for all parts of a page: a browser has few connections to spare. `shown` begins and ends it with the page. */
export function createStream(open: Open, shown: typeof whileShown = whileShown) {
  const followers: Follower[] = []
  let join: ((follower: Follower) => void) | undefined

  function begin(isBack: boolean): () => void {
    const parts = followers.map((follower) => follower(isBack))
    let isOpen = false
    join = (follower) => {
      const part = follower(isBack)
      parts.push(part)
      if (isOpen) part.onOpen?.()
    }
    return open({
      onChange: (change) => {
        for (const part of parts) part.onChange(change)
      },
      onOpen() {
        isOpen = true
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

const client = createDailyClient()

/** The event stream of this page. */
export const { follow } = createStream((options) => client.events(options))
