import { expect, type Page } from '@playwright/test'

/** Types where one is once that is a field: what was pressed before may open it a moment later, and letters go to the page until then. */
export async function typeHere(page: Page, text: string): Promise<void> {
  await expect(page.locator(':is(input, textarea, [contenteditable="true"]):focus')).toBeVisible()
  await page.keyboard.type(text)
}
