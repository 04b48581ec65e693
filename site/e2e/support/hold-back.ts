import type { Page } from '@playwright/test'

/** Keeps a part of the page back until the answer is called. */
export async function holdBack(page: Page, part: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(part, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
