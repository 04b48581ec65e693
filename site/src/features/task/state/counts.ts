import type { TaskCounts } from '@throughline/core/task'
import { outbox } from '../../changes/changes.ts'
import { client } from '../../desk/client.ts'
import { $today } from '../../desk/here.ts'
import { waitingIn } from '../rules/counted.ts'
import { records } from './queries.ts'
import { $counts } from './stores.ts'

const DELAY_MS = 150
let timer: ReturnType<typeof setTimeout> | undefined

/** Something changed that may have moved the counts; they are asked for once things have calmed down. */
export function countsChanged(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    client.tasks.counts().then(
      (counts) => $counts.set(counts),
      // Counts are a courtesy; the next change asks again.
      countWaiting,
    )
  }, DELAY_MS)
}

/** Writes the counts into the rail, which is no island. */
export function showCounts(counts: TaskCounts): void {
  const shown: Record<string, number> = { ...counts }
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const count = shown[element.dataset.count ?? '']
    if (count === undefined) continue
    element.dataset.told = String(count)
    element.textContent = count ? String(count) : ''
  }
}

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
