/** What has moved is drawn anew within this time, maybe more than once: another week first has to be fetched. */
const SETTLES_MS = 10_000

let stop = () => {}

/** Gives what was moved, or took its place, the focus where its element is drawn anew, unless the person has gone on meanwhile. */
export function keepFocus(find: () => HTMLElement | null | undefined): void {
  stop()
  const look = () => {
    if (document.activeElement === document.body) find()?.focus()
  }
  const watcher = new MutationObserver(look)
  const ended = new AbortController()
  const timer = setTimeout(() => stop(), SETTLES_MS)
  stop = () => {
    watcher.disconnect()
    ended.abort()
    clearTimeout(timer)
  }
  watcher.observe(document.body, { childList: true, subtree: true })
  addEventListener('pointerdown', stop, { signal: ended.signal })
  addEventListener('focusin', ({ target }) => target !== find() && stop(), { signal: ended.signal })
  look()
}
