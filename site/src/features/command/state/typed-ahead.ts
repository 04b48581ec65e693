import { ended } from '../rules/ended.ts'

/** What was typed since the palette was asked for and before its field was there to take it; `null` when nobody waits. */
let typed: string | null = null

function onKey(event: KeyboardEvent): void {
  if (typed === null || event.ctrlKey || event.metaKey || event.isComposing) return
  const after = withKey(typed, event.key)
  if (after === null) return
  typed = after
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** `null` for a key that is nothing of it; what comes after Enter is for the step that this leads to. */
function withKey(before: string, key: string): string | null {
  if (key === 'Enter') return ended(before)
  if (key === 'Backspace') return before.slice(0, -1)
  return [...key].length === 1 ? before + key : null
}

/** From now on letters are kept, where otherwise they would do what single keys do. */
export function beginTypingAhead(): void {
  typed ??= ''
  document.addEventListener('keydown', onKey, { capture: true })
}

/** The field is there, or will not be: answers what was kept for it. */
export function endTypingAhead(): string {
  const kept = typed ?? ''
  typed = null
  document.removeEventListener('keydown', onKey, { capture: true })
  return kept
}
