import type { TaskCounts } from '@throughline/core/task'
import { client } from '../../desk/client.ts'
import { $counts } from './stores.ts'

const DELAY_MS = 150
let timer: ReturnType<typeof setTimeout> | undefined

/** Something changed that may have moved the counts; they are asked for once things have calmed down. */
export function countsChanged(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    client.tasks.counts().then(
      (counts) => $counts.set(counts),
      // Counts are a courtesy: the next change asks again, and without a network what waits is counted beside.
      () => {},
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
