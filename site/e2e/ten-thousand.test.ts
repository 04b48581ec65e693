import { seedTasks } from '@throughline/harness'
import { expect, test } from './support/test.ts'

test('ten thousand tasks scroll without a blank row', async ({ page, ines }) => {
  test.slow()
  await seedTasks(ines.client, 10_000)
  await page.goto('/tasks/all')
  const rows = page.getByRole('checkbox', { name: /^Complete: / })
  await expect(rows.first()).toBeVisible()
  await page.mouse.move(640, 500)

  const seen = new Set<string>()
  for (let n = 0; n < 40; n++) {
    await page.mouse.wheel(0, 400 + 300 * n)
    const { names, blank } = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const boxes = [...document.querySelectorAll<HTMLInputElement>('main input[type="checkbox"]')]
        .map(
          (box) => ({ name: box.getAttribute('aria-label') ?? '', ...box.getBoundingClientRect().toJSON() }) as DOMRect & { name: string },
        )
        .filter(({ bottom, top }) => bottom > 0 && top < innerHeight)
        .sort((a, b) => a.top - b.top)
      const edges = [...boxes.map(({ top }) => top), innerHeight]
      const gaps = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0))
      return { names: boxes.map(({ name }) => name), blank: Math.max(innerHeight - (boxes.length ? innerHeight : 0), ...gaps) }
    })
    for (const name of names) seen.add(name)
    expect(blank, `the tallest gap between two rows after ${n + 1} turns of the wheel`).toBeLessThan(120)
  }
  expect(seen.size, 'different rows seen on the way').toBeGreaterThan(300)
  expect(await page.getByRole('listitem').count(), 'rows in the document').toBeLessThan(300)
})
