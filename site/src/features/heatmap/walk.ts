import { addDays } from '@throughline/core/kernel/day'
import { stepOf } from './year.ts'

/** Lets arrow keys walk over the days of a year in pixels. `isNarrow` says whether its weeks lie below one another. */
export function walkDays(event: Pick<KeyboardEvent, 'key' | 'target' | 'preventDefault'>, isNarrow: boolean): void {
  const day = (event.target as Element).closest<HTMLElement>('a[data-day]')
  const step = day && stepOf(event.key, isNarrow)
  if (!day || step === null) return
  event.preventDefault()
  const next = day.closest('ol')?.querySelector<HTMLElement>(`[data-day="${addDays(day.dataset.day as string, step)}"]`)
  if (!next) return
  day.tabIndex = -1
  next.tabIndex = 0
  next.focus()
}
