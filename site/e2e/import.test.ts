import { Buffer } from 'node:buffer'
import { expect, test } from './support/test.ts'

const header = 'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE'

const bad = [
  { what: 'a picture', name: 'photo.csv', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
  { what: 'a table of something else', name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from('Date,Amount\n2026-11-01,12.40\n') },
  {
    what: 'a file in another encoding',
    name: 'latin1.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${header}\ntask,Café in Pécs,,1,1,,,,en,\n`, 'latin1'),
  },
  { what: 'an empty file', name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) },
  { what: 'a file of 100 MB', name: 'huge.csv', mimeType: 'text/csv', buffer: Buffer.alloc(100 * 1024 * 1024, `${header}\n`) },
]

for (const { what, ...file } of bad) {
  test(`${what} is refused in words, and nothing is imported`, async ({ page, ines }) => {
    await page.goto('/import')
    await page.locator('input[type="file"]').setInputFiles(file)
    const refusal = page.getByRole('alert')
    await expect(refusal).toBeVisible()
    await expect(refusal).not.toHaveText(/undefined|\[object|Error:/)
    expect((await ines.client.tasks.list({ view: 'all' })).items).toEqual([])
  })
}
