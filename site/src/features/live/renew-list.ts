const waiting = new WeakSet<Element>()

/** What is typed into, or chosen from: it is left alone. */
const fields = 'input:not([type="hidden"]), select, textarea, dialog *, [popover] *'

/**
 * Reads a list of this page, which is no island, anew from the server. While somebody types in it, it waits until they
 * have left it. What is unfolded or typed stays, and what has the focus keeps it; where that is gone, it goes to what
 * stands next.
 */
export async function renewList(id: string): Promise<void> {
  const list = document.getElementById(id)
  if (!list || isHeld(list)) return
  const answer = await fetch(location.href).catch(() => null)
  if (!answer?.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById(id)
  if (!fresh || !list.isConnected || isHeld(list)) return
  keepState(list, fresh)
  const next = nextFocus(list, fresh)
  list.replaceWith(fresh)
  next?.focus({ preventScroll: true })
}

/** Whether somebody types in it; then it is renewed once they have left it. */
function isHeld(list: HTMLElement): boolean {
  const focused = document.activeElement
  if (!list.contains(focused) || !focused?.matches(fields)) return false
  if (!waiting.has(list)) {
    waiting.add(list)
    const left = () => {
      waiting.delete(list)
      // Where the focus goes to is known only then.
      setTimeout(() => void renewList(list.id))
    }
    list.addEventListener('focusout', left, { once: true })
  }
  return true
}

/** What takes the focus in a list drawn anew; `null` where it is elsewhere. */
function nextFocus(list: HTMLElement, fresh: HTMLElement): HTMLElement | null {
  const before = stopsIn(list)
  const at = before.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return null
  const now = new Map(stopsIn(fresh).map((stop) => [nameOf(stop), stop]))
  const nearest = [...before.slice(at), ...before.slice(0, at).reverse()]
  const stop = nearest.map((stop) => now.get(nameOf(stop))).find((stop) => stop !== undefined)
  return stop ?? stopsIn(fresh)[0] ?? null
}

const stopsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('a[href], button, summary')]

/** By what a place is known in both: where it leads, or what it says of which row. */
const nameOf = (stop: HTMLElement): string =>
  stop.getAttribute('href') ?? [stop.closest('[id]')?.id, stop.getAttribute('aria-label') ?? stop.textContent.trim()].join(' ')

function keepState(list: HTMLElement, fresh: HTMLElement): void {
  for (const item of list.querySelectorAll('li[id]')) {
    const same = fresh.querySelector(`[id="${item.id}"]`)
    const details = same?.querySelector('details')
    if (details) details.open = item.querySelector('details')?.open ?? false
    for (const field of item.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type="hidden"]), select')) {
      const isTyped = field instanceof HTMLSelectElement ? field.selectedIndex > 0 : field.value !== field.defaultValue
      const sameField = same?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${field.name}"]`)
      if (isTyped && sameField) sameField.value = field.value
    }
  }
}
