import { expect, type Page } from '@playwright/test'
import { imports as words } from '../../src/messages/import.ts'

/** A file is read by a process that is started for it; where three browsers take the processor's time, that takes a while. */
export const READ = { timeout: 30_000 }

/** Chooses a file on the import screen and asks for its preview; a path or the file itself. */
export async function previewFile(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.goto('/import')
  await page.getByLabel(words.file).setInputFiles(file)
  await page.getByRole('button', { name: words.preview }).click()
}

/** Previews the file, expects this many tasks of it, and imports them. */
export async function importFile(page: Page, path: string, tasks: number): Promise<void> {
  await previewFile(page, path)
  await page.getByRole('button', { name: words.run(words.counts.tasks(tasks)) }).click()
  await expect(page.getByRole('heading', { name: words.done(words.counts.tasks(tasks)) })).toBeVisible(READ)
}
