const waiting = new WeakSet<Element>()

/**
 * Reads a list of this page, which is no island, anew from the server. While somebody is at it, it waits until they
 * have left it. What is unfolded or typed stays.
 */
export async function renewList(id: string): Promise<void> {
  const list = document.getElementById(id)
  if (!list || isHeld(list)) return
  const answer = await fetch(location.href).catch(() => null)
  if (!answer?.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById(id)
  if (!fresh || !list.isConnected || isHeld(list)) return
  keepState(list, fresh)
  list.replaceWith(fresh)
}

/** Whether the focus is in it; then it is renewed once that has gone. */
function isHeld(list: HTMLElement): boolean {
  if (!list.contains(document.activeElement)) return false
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
