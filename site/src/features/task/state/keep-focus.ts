/** What has moved is drawn anew within this time, maybe more than once. */
const SETTLES_MS = 1_500

let stop = () => {}

/** Gives what was moved, or took its place, the focus where its element is drawn anew, unless the person has gone on meanwhile. */
export function keepFocus(find: () => HTMLElement | null): void {
  stop()
  const look = () => {
    if (document.activeElement === document.body) find()?.focus()
  }
  const watcher = new MutationObserver(look)
  watcher.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => stop(), SETTLES_MS)
  stop = () => {
    watcher.disconnect()
    clearTimeout(timer)
  }
  look()
}
