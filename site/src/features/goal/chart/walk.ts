import type { Spoken } from './Along.tsx'

/** Lets keys and the pointer walk along the values of a chart: a slider that says each, with a mark that shows which. */
export function followChart(page: HTMLElement): void {
  page.addEventListener('input', ({ target }) => (target as Element).matches('.along') && show(target as HTMLInputElement))
  page.addEventListener('focusin', ({ target }) => (target as Element).matches('.along') && show(target as HTMLInputElement))
  page.addEventListener('focusout', ({ target }) => (target as Element).matches('.along') && hide((target as Element).closest('.chart')))
  page.addEventListener('pointermove', ({ target, clientX }) => {
    const chart = (target as Element).closest<HTMLElement>('.chart')
    const slider = chart?.querySelector<HTMLInputElement>('.along')
    if (!chart || !slider) return
    const { left, width } = chart.getBoundingClientRect()
    slider.value = String(nearest(pointsOf(chart), ((clientX - left) / width) * 100))
    show(slider)
  })
  page.addEventListener('pointerout', ({ target, relatedTarget }) => {
    const chart = (target as Element).closest('.chart')
    if (chart && !chart.contains(relatedTarget as Node) && !chart.contains(document.activeElement)) hide(chart)
  })
}

const pointsOf = (chart: HTMLElement) => JSON.parse(chart.dataset.chart ?? '[]') as Spoken[]

const nearest = (points: readonly Spoken[], left: number): number =>
  points.reduce((best, [at], i) => (Math.abs(at - left) < Math.abs((points[best]?.[0] ?? 0) - left) ? i : best), 0)

function show(slider: HTMLInputElement): void {
  const chart = slider.closest<HTMLElement>('.chart')
  const [left, top, words] = (chart && pointsOf(chart)[slider.valueAsNumber]) ?? []
  if (!chart || words === undefined) return
  slider.ariaValueText = words
  const cursor = chart.querySelector<HTMLElement>('.cursor')
  const readout = chart.querySelector<HTMLOutputElement>('.readout')
  if (!cursor || !readout) return
  for (const element of [cursor, readout]) {
    element.hidden = false
    element.style.left = `${left}%`
  }
  cursor.style.top = `${top}%`
  readout.textContent = words
  readout.classList.toggle('is-left', (left ?? 0) > 60)
}

function hide(chart: Element | null): void {
  for (const element of chart?.querySelectorAll<HTMLElement>('.cursor, .readout') ?? []) element.hidden = true
}
