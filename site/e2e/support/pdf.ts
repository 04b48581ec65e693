import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { extractText } from 'unpdf'

/** The text of the PDF that a press hands out, as pdf.js reads it, with one blank for every white space. */
export async function textOfPdf(page: Page, press: Locator): Promise<string> {
  const download = page.waitForEvent('download')
  await press.click()
  const { text } = await extractText(new Uint8Array(await readFile(await (await download).path())), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
