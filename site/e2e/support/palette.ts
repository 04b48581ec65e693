import type { Page } from '@playwright/test'
import { command as words } from '../../src/messages/command.ts'
import { expect } from './test.ts'

export const palette = (page: Page) => page.getByRole('dialog', { name: words.open })
export const line = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })

/** Opens the palette, and types. */
export async function ask(page: Page, text = '') {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(text)
}
