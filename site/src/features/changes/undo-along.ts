import { newestStep, offerUndo } from './changes.ts'
import type { UndoStep } from './undo.ts'

const keyOf = (accountId: string) => `throughline.undo.${accountId}`

/** Goes to another page, where what was done last can still be taken back. */
export function leaveWithUndo(href: string, accountId: string): void {
  const step = newestStep()
  // A full or forbidden storage must not keep anybody on a page.
  try {
    if (step) sessionStorage.setItem(keyOf(accountId), JSON.stringify(step))
  } catch {}
  location.assign(href)
}

/** Offers to take back what was done on the page before. */
export function offerTakenAlong(accountId: string): void {
  const text = sessionStorage.getItem(keyOf(accountId))
  if (text === null) return
  sessionStorage.removeItem(keyOf(accountId))
  // Without a network it may not be possible; nothing is offered then.
  offerUndo(JSON.parse(text) as UndoStep).catch(() => {})
}
