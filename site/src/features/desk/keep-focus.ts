import { keepKeys, type Waiting } from '../../components/keys-ahead.ts'

/** What has moved is drawn anew within this time, maybe more than once: another week first has to be fetched. */
const SETTLES_MS = 10_000

/** Keys wait no longer than this for what may not be drawn at all. */
const PATIENCE_MS = 500

let stop = () => {}

/**
 * Gives what was moved, or took its place, the focus where its element is drawn anew, unless the person has gone on meanwhile.
 * Keys that are pressed while the focus is nowhere are for that.
 */
export function keepFocus(find: () => HTMLElement | null | undefined): void {
  stop()
  let keys: Waiting | undefined
  const look = () => {
    if (document.activeElement !== document.body) return
    find()?.focus()
    if (keys || document.activeElement !== document.body) return
    keys = keepKeys()
    setTimeout(keys.end, PATIENCE_MS)
  }
  const watcher = new MutationObserver(look)
  const ended = new AbortController()
  const timer = setTimeout(() => stop(), SETTLES_MS)
  stop = () => {
    watcher.disconnect()
    ended.abort()
    clearTimeout(timer)
    keys?.end()
  }
  watcher.observe(document.body, { childList: true, subtree: true })
  addEventListener('pointerdown', stop, { signal: ended.signal })
  addEventListener('focusin', ({ target }) => target !== find() && stop(), { signal: ended.signal })
  look()
}

/** The same of what a move brings to another place; keys that are pressed before it shows there are for it, there. */
export async function keepFocusOn(move: Promise<unknown>, find: () => HTMLElement | null | undefined): Promise<void> {
  const { end } = keepKeys({ isFor: () => false })
  try {
    if ((await move) !== false) keepFocus(find)
  } finally {
    end()
  }
}
