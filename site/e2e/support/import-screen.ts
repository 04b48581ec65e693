import { expect, type Page } from '@playwright/test'
import { imports as words } from '../../src/messages/import.ts'

/** A file is read by a process that is started for it; where three browsers take the processor's time, that takes a while. */
export const READ = { timeout: 30_000 }

/** A path, or the file itself. */
type Chosen = string | { name: string; mimeType: string; buffer: Buffer }

/** Chooses a file on the import screen. */
export async function chooseFile(page: Page, file: Chosen): Promise<void> {
  await page.goto('/import')
  await page.getByLabel(words.file).setInputFiles(file)
}

/** Chooses a file that tells what it is of, whose preview then comes by itself. */
export async function previewFile(page: Page, file: Chosen): Promise<void> {
  const isSent = page.waitForResponse((response) => response.request().method() === 'POST' && /\/imports?$/.test(response.url()), READ)
  await chooseFile(page, file)
  await isSent
}

/** Asks for the preview of a file that does not tell what it is of, or where no script does. */
export const askPreview = (page: Page): Promise<void> => page.getByRole('button', { name: words.preview }).click()

/** Previews the file, expects this many tasks of it, and imports them. */
export async function importFile(page: Page, path: string, tasks: number): Promise<void> {
  await previewFile(page, path)
  await page.getByRole('button', { name: words.run(words.counts.tasks(tasks)) }).click()
  await expect(page.getByRole('heading', { name: words.done(words.counts.tasks(tasks)) })).toBeVisible(READ)
}
