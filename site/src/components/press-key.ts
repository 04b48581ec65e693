import { texts } from './text-fields.ts'

/** A key that was pressed, or what tells of one. */
export type Stroke = KeyboardEventInit & { key: string }

/** Presses a key as a person would: where nothing on the page takes it, what the browser does of itself is done. */
export function pressKey(stroke: Stroke, target: Element): void {
  if (!target.dispatchEvent(new KeyboardEvent('keydown', stroke))) return
  const { key, altKey = false, ctrlKey = false } = stroke
  if (key === 'Escape') target.closest('dialog')?.requestClose()
  else if ((key === 'Enter' || key === ' ') && target.matches('button, summary, a')) (target as HTMLElement).click()
  else if (!target.matches(texts)) return
  else if (key === 'Backspace') document.execCommand('delete')
  else if (key === 'Delete') document.execCommand('forwardDelete')
  else if (key === 'Enter' && target.matches('input')) send((target as HTMLInputElement).form)
  else if (key === 'Enter') document.execCommand('insertLineBreak')
  else if ([...key].length === 1 && altKey === ctrlKey) document.execCommand('insertText', false, key)
}

/** As Enter in a line of a form does. */
function send(form: HTMLFormElement | null): void {
  const button = form?.querySelector<HTMLElement>('[type="submit"]')
  if (button) button.click()
  else form?.requestSubmit()
}
