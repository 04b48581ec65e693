import type { Page } from '@playwright/test'
import { seedTasks } from '@throughline/harness'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

/** The rows in sight, and the tallest stretch of the window's lower nine tenths that holds none. */
const inSight = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const rows = [...document.querySelectorAll('main [data-row]')]
      .map((row) => ({ text: row.textContent, top: row.getBoundingClientRect().top, bottom: row.getBoundingClientRect().bottom }))
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      .sort((a, b) => a.top - b.top)
    let reached = innerHeight / 10
    let blank = 0
    for (const { top, bottom } of [...rows, { top: innerHeight, bottom: innerHeight }]) {
      blank = Math.max(blank, top - reached)
      reached = Math.max(reached, bottom)
    }
    return { texts: rows.map(({ text }) => text), blank: Math.round(blank) }
  })

test('ten thousand tasks scroll without a blank row', async ({ page, ines }) => {
  test.slow()
  await seedTasks(ines.client, 10_000)
  await page.goto('/tasks/all')
  await hydrated(page)
  await page.getByRole('main').hover()

  const seen = new Set<string | null>()
  await page.mouse.wheel(0, 600)
  for (let turn = 1; turn <= 60; turn++) {
    await page.mouse.wheel(0, 300 + 60 * turn)
    const { texts, blank } = await inSight(page)
    for (const text of texts) seen.add(text)
    expect(blank, `pixels without a row after ${turn} turns of the wheel`).toBeLessThan(80)
  }
  expect(seen.size, 'different rows seen on the way').toBeGreaterThan(500)
  expect(await page.locator('main [data-row]').count(), 'rows in the document').toBeLessThan(200)
})
