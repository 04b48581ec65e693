/** Something held over a way on for this long takes it, and once more each time it stays as long. */
export const TURN_MS = 800

/** A way on to what is not on the screen, such as the link to the next month. */
type Way = Pick<HTMLElement, 'click' | 'setAttribute' | 'removeAttribute'>

/** Takes ways on while something is carried. */
export interface Turning {
  /** Told with every move which way what is carried is held over. */
  over(way: Way | null): void
  stop(): void
}

export function createTurning(): Turning {
  let now: Way | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  const over = (way: Way | null) => {
    if (way === now) return
    clearInterval(timer)
    now?.removeAttribute('data-turning')
    now = way
    if (!way) return
    way.setAttribute('data-turning', '')
    timer = setInterval(() => way.click(), TURN_MS)
  }
  return { over, stop: () => over(null) }
}
