import { expect, type Locator, type Page } from '@playwright/test'
import { waiting as words } from '../../src/messages/waiting.ts'

/** The mark that there is no way to the server, and how much is kept here. */
export const mark = (page: Page): Locator => page.locator('.kept-mark')

/** Resolves once the page knows that all it sent was taken: left before, the next page sends it again, which is answered as changed meanwhile. */
export const nothingUnsent = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('throughline.unsent.')).length)).toBe(0)

/** Resolves once the page has what shows the mark, which comes as the page is at rest. */
export const hasMark = (page: Page): Promise<void> => expect(page.locator('#command [role="status"]').first()).toBeAttached()

/** Opens what it says in whole. */
export async function openMark(page: Page): Promise<Locator> {
  const list = page.getByRole('region', { name: words.list })
  // What has been sent goes from the list, and with the last of it the list: what comes after that opens none.
  await expect(async () => {
    if (!(await list.isVisible())) await mark(page).click({ timeout: 1_000 })
    await expect(list).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return list
}
