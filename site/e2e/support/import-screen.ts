import { expect, type Page } from '@playwright/test'

/** Imports a Todoist file on the import screen, and waits until it is done. */
export async function importFile(page: Page, file: string): Promise<void> {
  await page.goto('/import')
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByText('170')).toBeVisible()
}
