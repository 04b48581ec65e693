/** What was typed since the palette was asked for, and before its field was there to take it. */
export interface TypedAhead {
  text: string
  /** It was ended with Enter: the line that it finds is to be done. */
  isEntered: boolean
}

const NOTHING: TypedAhead = { text: '', isEntered: false }

/** `null` when nobody waits. */
let typed: TypedAhead | null = null

function onKey(event: KeyboardEvent): void {
  if (typed === null || event.ctrlKey || event.metaKey || event.isComposing) return
  const after = withKey(typed, event.key)
  if (!after) return
  typed = after
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** `null` for a key that is nothing of it; what comes after Enter is lost, as it is where the palette closes by it. */
function withKey(before: TypedAhead, key: string): TypedAhead | null {
  const { text, isEntered } = before
  const isLetter = [...key].length === 1
  if (!isLetter && key !== 'Backspace' && key !== 'Enter') return null
  if (isEntered) return before
  if (key === 'Enter') return { text, isEntered: true }
  return { text: isLetter ? text + key : text.slice(0, -1), isEntered }
}

/** From now on letters are kept, where otherwise they would do what single keys do. */
export function beginTypingAhead(): void {
  typed ??= NOTHING
  document.addEventListener('keydown', onKey, { capture: true })
}

/** The field is there, or will not be: answers what was kept for it. */
export function endTypingAhead(): TypedAhead {
  const kept = typed ?? NOTHING
  typed = null
  document.removeEventListener('keydown', onKey, { capture: true })
  return kept
}
