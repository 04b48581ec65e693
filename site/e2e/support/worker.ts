import type { Page } from '@playwright/test'
import { hydrated } from './page-quality.ts'
import { expect } from './test.ts'

/** Resolves once the worker has fetched ahead what it does. */
export async function fetchedAhead(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/.throughline/files', { ignoreVary: true })) !== undefined), {
      timeout: 40_000,
    })
    .toBe(true)
}

/** Opens a page as the worker kept it, by its address and then again by a reload. */
export async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-kept-at', /^\d{4}-/)
  await hydrated(page)
}
