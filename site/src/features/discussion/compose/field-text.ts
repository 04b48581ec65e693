/** Puts a text in place of a part of a field, as if it were typed: it can be undone there, and whoever listens hears of it. */
export function replaceIn(field: HTMLTextAreaElement, from: number, to: number, text: string): void {
  field.focus()
  field.setSelectionRange(from, to)
  if (from === to && text === '') return
  // The only way that leaves the browser’s own undo as it is.
  if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return
  field.setRangeText(text, from, to, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** The line that the caret stands in. */
export function lineAt({ value, selectionStart }: HTMLTextAreaElement): { from: number; to: number; text: string } {
  const from = value.lastIndexOf('\n', selectionStart - 1) + 1
  const end = value.indexOf('\n', selectionStart)
  const to = end < 0 ? value.length : end
  return { from, to, text: value.slice(from, to) }
}
