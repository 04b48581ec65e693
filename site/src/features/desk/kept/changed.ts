export const CHANGED = 'throughline-waiting'

/** Says that what this page keeps in the browser has changed; other pages hear that from the browser. */
export const waitingChanged = (): unknown => globalThis.dispatchEvent?.(new Event(CHANGED))
