const KEY = 'throughline.single-keys'

/** Whether keys without Ctrl act as shortcuts (WCAG 2.1.4: they can be turned off). */
export const singleKeysAreOn = (): boolean => localStorage.getItem(KEY) !== 'off'
export const turnSingleKeys = (isOn: boolean): void => (isOn ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, 'off'))

/** Keys that move or edit what has the focus anyway; turning shortcuts off spares them. */
const always = ['ArrowUp', 'ArrowDown', 'Alt+ArrowUp', 'Alt+ArrowDown', 'Escape', 'Delete', ' ']

/**
 * The name of a key that may be a shortcut here, such as `j` or `Alt+ArrowUp`; `null` where it belongs to
 * something else: to a field, an open dialog, the browser.
 */
export function keyName(event: KeyboardEvent): string | null {
  const target = event.target as Element | null
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return null
  if (target?.closest('input, textarea, select, [contenteditable="true"], dialog, [popover]')) return null
  const name = event.altKey ? `Alt+${event.key}` : event.key
  return always.includes(name) || singleKeysAreOn() ? name : null
}

/** Gives the focus to the list: to the row that is open, the first, or what an empty list offers. */
export function focusList(): void {
  const places = ['[data-task][aria-current="true"]', '[data-task]', '.task-form :is(a, button)']
  const place = places.map((selector) => document.querySelector<HTMLElement>(selector)).find((element) => element !== null)
  place?.focus()
}
