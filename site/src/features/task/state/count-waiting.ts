import { outbox } from '../../changes/changes.ts'
import { $today } from '../../desk/here.ts'
import { waitingIn } from '../rules/counted.ts'
import { records } from './queries.ts'

/** While nothing can be sent, the rail counts what waits as the lists show it, from what the server last told. */
export function countWaiting(): void {
  const ids = [...new Set(outbox.unsaved().map(({ id }) => id))]
  const waiting = ids.map((id) => ({ known: records.known(id) ?? null, shown: records.shown(id) }))
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
    element.dataset.told ??= element.textContent ?? ''
    const count = Number(element.dataset.told) + waitingIn(element.dataset.count ?? '', waiting, $today.get())
    element.textContent = count > 0 ? String(count) : ''
  }
}
