import { keepKeys } from './keys-ahead.ts'

let latest = 0

/**
 * Gives something the focus that may be drawn only some frames from now; keys that are pressed until then are for it. Whoever
 * has gone on to something else meanwhile stays there.
 */
export function focusSoon(find: () => HTMLElement | null | undefined, frames = 1, options?: FocusOptions): void {
  latest += 1
  const own = latest
  const from = document.activeElement
  const { end } = keepKeys()
  const look = (left: number) => {
    if (left > 0) return void requestAnimationFrame(() => look(left - 1))
    const now = document.activeElement
    if (own === latest && (now === from || now === document.body)) find()?.focus(options)
    end()
  }
  look(frames)
}
