/** What was typed since the palette was asked for, and before its field was there to take it; `null` when nobody waits. */
let text: string | null = null

function onKey(event: KeyboardEvent): void {
  if (text === null || event.ctrlKey || event.metaKey || event.isComposing) return
  if (event.key === 'Backspace') text = text.slice(0, -1)
  else if ([...event.key].length === 1) text += event.key
  else return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** From now on letters are kept, where otherwise they would do what single keys do. */
export function beginTypingAhead(): void {
  text ??= ''
  document.addEventListener('keydown', onKey, { capture: true })
}

/** The field is there, or will not be: answers what was kept for it. */
export function endTypingAhead(): string {
  const typed = text ?? ''
  text = null
  document.removeEventListener('keydown', onKey, { capture: true })
  return typed
}
