import { walkDays } from '../../heatmap/walk.ts'

/** Lets arrow keys walk over the days, and a day that is chosen be the one of the form. */
export function followHeatmap(page: HTMLElement): void {
  page.addEventListener('keydown', (event) => walkDays(event, matchMedia('(max-width: 43.6875em)').matches))
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
