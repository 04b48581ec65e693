import { addDays } from '@throughline/core/kernel/day'
import { stepOf } from './year.ts'

/** Lets arrow keys walk over the days, and a day that is chosen be the one of the form. */
export function followHeatmap(page: HTMLElement): void {
  page.addEventListener('keydown', (event) => {
    const day = (event.target as Element).closest<HTMLElement>('[data-day]')
    if (!day) return
    const isNarrow = matchMedia('(max-width: 699px)').matches
    const step = stepOf(event.key, isNarrow)
    if (step === null) return
    event.preventDefault()
    const next = page.querySelector<HTMLElement>(`[data-day="${addDays(day.dataset.day as string, step)}"]`)
    if (!next) return
    day.tabIndex = -1
    next.tabIndex = 0
    next.focus()
  })
  page.addEventListener('click', (event) => {
    const day = (event.target as Element).closest<HTMLAnchorElement>('a[data-day]')
    const field = page.querySelector<HTMLInputElement>('#check-in [name="localDate"]')
    if (!day || !field || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    field.value = day.dataset.day as string
    const answer = field.form?.querySelector<HTMLElement>('[name="value"]:checked, [name="value"]')
    answer?.scrollIntoView({ block: 'center' })
    answer?.focus()
  })
}
