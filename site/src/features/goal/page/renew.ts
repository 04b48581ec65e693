/** Whether something stands in it that is not saved. */
const isTyped = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.type !== 'range' &&
  field.value !== field.defaultValue

const waiting = new WeakSet<Element>()
let turn = 0

/**
 * Reads the page anew and puts what is different into place. What somebody writes in waits until they have left it;
 * otherwise the focus, and what is unfolded, stay.
 */
export async function renewGoal(): Promise<void> {
  turn += 1
  const mine = turn
  const answer = await fetch(location.href).catch(() => null)
  if (!answer?.ok || mine !== turn) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  if (mine !== turn) return
  for (const part of document.querySelectorAll<HTMLElement>('[data-renew]')) {
    const fresh = page.getElementById(part.id)
    if (fresh && !isHeld(part)) replace(part, fresh)
  }
}

function isHeld(part: HTMLElement): boolean {
  const focused = document.activeElement
  if (!focused || !part.contains(focused) || !isTyped(focused)) return false
  if (!waiting.has(part)) {
    waiting.add(part)
    const left = () => {
      waiting.delete(part)
      // Where the focus goes to is known only then.
      setTimeout(() => void renewGoal())
    }
    part.addEventListener('focusout', left, { once: true })
  }
  return true
}

function replace(part: HTMLElement, fresh: HTMLElement): void {
  for (const details of part.querySelectorAll<HTMLDetailsElement>('details[open][id]')) {
    const same = fresh.querySelector<HTMLDetailsElement>(`details[id="${details.id}"]`)
    if (same) same.open = true
  }
  if (part.outerHTML === fresh.outerHTML) return
  const focus = part.contains(document.activeElement) ? placeOf(document.activeElement as HTMLElement) : null
  part.replaceWith(fresh)
  if (focus) fresh.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
  fresh.dispatchEvent(new CustomEvent('goal-renewed', { bubbles: true }))
}

/** How an element is found again. */
function placeOf({ id, dataset, tagName }: HTMLElement): string | null {
  if (id) return `[id="${id}"]`
  if (dataset.day) return `[data-day="${dataset.day}"]`
  return tagName === 'INPUT' ? '.along' : null
}
