import type { Page } from '@playwright/test'
import { day as words } from '../../src/messages/day.ts'

/** Says a day in words in a field of a day, which is called so, and is back in the form. */
export async function sayDay(page: Page, label: string, said: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}: `) }).click()
  await page.getByLabel(words.typed).fill(said)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
