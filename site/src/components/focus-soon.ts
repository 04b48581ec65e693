let latest = 0

/**
 * Gives something the focus that may be drawn only some frames from now. Whoever has gone on to something else meanwhile stays
 * there: on a busy machine a frame is long enough for the next keys, which belong to what has the focus then.
 */
export function focusSoon(find: () => HTMLElement | null | undefined, frames = 1, options?: FocusOptions): void {
  latest += 1
  const own = latest
  const from = document.activeElement
  const look = (left: number) => {
    if (left > 0) return void requestAnimationFrame(() => look(left - 1))
    const now = document.activeElement
    if (own === latest && (now === from || now === document.body)) find()?.focus(options)
  }
  look(frames)
}
