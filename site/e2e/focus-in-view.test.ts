import type { Locator, Page } from '@playwright/test'
import { reference } from '../src/messages/reference.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** By Tab, as a reader without a pointer comes to it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test('on a phone a tab that Tab comes to stands wholly in its row', async ({ page, ines: _ines }) => {
  await page.goto('/career/skills')
  await hydrated(page)
  const tab = page.locator('.tabs-small').getByRole('link', { name: 'Interview prep' })
  await page.locator('.tabs-small').evaluate((row) => row.scrollTo({ left: 0 }))
  await tabTo(page, tab)
  await expect(tab).toBeInViewport({ ratio: 1 })
})

test('on a phone an area of the reference that Tab comes to stands wholly on the screen', async ({ page }) => {
  await page.goto('/problems')
  const areas = await page.getByRole('navigation', { name: reference.areas }).getByRole('link').all()
  expect(areas.length).toBeGreaterThan(5)
  for (const area of areas) {
    await tabTo(page, area)
    await expect(area).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone the tabs begin at their start where the first is current, and at another clear of the edge', async ({
  page,
  ines: _ines,
}) => {
  const row = page.locator('.tabs-small')
  const begins = async (path: string) => {
    await page.goto(path)
    await hydrated(page)
    return row.evaluate((tabs) => {
      const current = tabs.querySelector('[aria-current]')?.getBoundingClientRect()
      return { scrolled: tabs.scrollLeft, from: current ? current.left : null, overflows: tabs.scrollWidth > tabs.clientWidth }
    })
  }
  expect(await begins('/career')).toMatchObject({ scrolled: 0, overflows: true })
  expect((await begins('/career/resumes')).from).toBeGreaterThanOrEqual(32)
})

test('on a phone what Tab comes to is not left below the bar', async ({ page, ines }) => {
  const { id } = await ines.client.journal.create({ title: 'Where a number is born', body: 'Rain.\n\n'.repeat(30) })
  await page.goto(`/journal/${id}`)
  await hydrated(page)
  const held = page.locator('summary', { hasText: 'What this day held' })
  await tabTo(page, held)
  const bar = await page.locator('nav.bar').boundingBox()
  await expect.poll(async () => ((box) => box && box.y + box.height)(await held.boundingBox())).toBeLessThanOrEqual(bar?.y ?? 0)
})
