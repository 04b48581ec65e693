import { flushSync } from 'react-dom'

/** What ends the conversation, above what follows it on the page. */
export const endOfTalk = (): HTMLElement | null => document.getElementById('talk-end')

/** Whether the last message is in sight, so that what comes after it should be too. */
export const isAtEnd = (): boolean => (endOfTalk()?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= innerHeight + 8

/** Changes what is shown while something that stays keeps its place on the screen. */
export function keepPlace(anchor: HTMLElement | null, change: () => void): void {
  if (!anchor) {
    change()
    return
  }
  const { style } = document.documentElement
  // The browser would keep a place of its own choosing.
  style.overflowAnchor = 'none'
  const before = anchor.getBoundingClientRect().top
  flushSync(change)
  if (anchor.isConnected) scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' })
  requestAnimationFrame(() => {
    style.overflowAnchor = ''
  })
}

/** The first message that is in sight. */
export const firstInSight = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('#said .message')].find((message) => message.getBoundingClientRect().bottom > 0) ?? null
