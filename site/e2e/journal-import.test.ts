import { Buffer } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { imports as words } from '../src/messages/import.ts'
import { previewFile, READ } from './support/import-screen.ts'
import { accessibilityFaults } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { wholeBrowser } from './support/whole-browser.ts'

test.use(wholeBrowser)

const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const PHOTO = '76F9B0AC37954B51BF8B9146498B29C2'
const entries = [
  {
    uuid: 'CC08EAA4F4B144EBBA74E416DCDB0B66',
    creationDate: '2025-11-02T23:30:00Z',
    timeZone: 'Europe/Budapest',
    starred: true,
    tags: ['night shift'],
    text: `# The ferry\nRain again\\. Mika stayed\\!\n\n![](dayone-moment://${PHOTO})`,
    location: { placeName: 'Harbour', localityName: 'Pécs' },
    photos: [{ identifier: PHOTO, md5: 'abc123', type: 'png', cameraMake: '(null)' }],
  },
  {
    uuid: 'BB',
    creationDate: '2025-12-24T08:00:00Z',
    timeZone: 'Europe/Budapest',
    text: 'Snow\\.',
    videos: [{ identifier: 'V', md5: 'gone' }],
  },
]
const zip = (name: string, files: Record<string, Uint8Array>) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync(files)),
})
const dayOne = zip('2026-03-05-Day-One.zip', {
  'Journal.json': Buffer.from(JSON.stringify({ metadata: { version: '1.0' }, entries })),
  'photos/abc123.png': dot,
})

test('a journal of Day One is previewed, imported with its picture, and taken back as one', async ({ page, ines }) => {
  await previewFile(page, dayOne)
  await expect(page.getByText(words.readAs('Day One'))).toBeVisible()
  await expect(page.getByText('2 entries, 1 picture, 1 tag')).toBeVisible()
  await expect(page.getByText(words.days('3 Nov 2025', '24 Dec 2025'))).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'The ferry' })).toContainText('starred · 1 picture · #night-shift')
  await expect(page.getByText('A video of it is not in the archive; it was left out.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/journal-import.png`, fullPage: true })
  expect((await ines.client.journal.list({})).items).toEqual([])

  await page.getByRole('button', { name: words.run(words.counts.entries(2)) }).click()
  await expect(page.getByRole('heading', { name: words.done(words.counts.entries(2)) })).toBeVisible()
  const { items } = await ines.client.journal.list({})
  expect(items.map(({ title, entryDate, timeZone }) => [title, entryDate, timeZone])).toEqual([
    ['', '2025-12-24', 'Europe/Budapest'],
    ['The ferry', '2025-11-03', 'Europe/Budapest'],
  ])
  await page.goto(`/journal/${items[1]?.id}`)
  await expect(page.getByText('Rain again. Mika stayed!')).toBeVisible()
  const picture = page.locator('main img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)

  await previewFile(page, dayOne)
  await expect(page.getByText(words.nothing)).toBeVisible()
  await expect(page.getByText('2 entries are in your journal already, as the file has them; they are not made again.')).toBeVisible()

  await page.goto('/import')
  await page.getByRole('button', { name: /^Undo the import of 2 entries/ }).click()
  await expect(page.getByRole('heading', { name: words.undone(words.counts.entries(2)) })).toBeVisible()
  expect((await ines.client.journal.list({})).items).toEqual([])
})

test('several notes with a picture are packed as they are chosen, and imported', async ({ page, ines }) => {
  const note = (name: string, text: string) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from(text) })
  await page.goto('/import')
  await page
    .getByLabel(words.file)
    .setInputFiles([
      note('2026-03-05.md', '---\nmood: 1\ntags: [rain]\n---\nA dot: ![[dot.png]], after [[2026-03-04]]'),
      note('2026-03-04.md', 'Calm'),
      { name: 'dot.png', mimeType: 'image/png', buffer: dot },
    ])
  await page.getByRole('button', { name: words.run(words.counts.entries(2)) }).click()
  await expect(page.getByRole('heading', { name: words.done(words.counts.entries(2)) })).toBeVisible()
  const [fifth, fourth] = (await ines.client.journal.list({})).items
  expect(fifth).toMatchObject({
    mood: 1,
    tags: ['rain'],
    entryDate: '2026-03-05',
    links: [{ id: fourth?.id }],
    photoIds: [expect.any(String)],
  })
})

test.describe('a folder', () => {
  let folder = ''
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'throughline-vault-'))
    for (const name of ['assets', 'daily']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'daily', '2026-03-05.md'), 'Noise ![](../assets/noise.png)')
    writeFileSync(join(folder, 'Shopping.md'), 'milk')
    // As long as a photo, so that the archive goes to the API by itself.
    writeFileSync(join(folder, 'assets', 'noise.png'), Buffer.concat([dot, randomBytes(3 * 1024 * 1024)]))
  })
  test.afterAll(() => rmSync(folder, { recursive: true }))

  test('is packed in the browser, sent by itself, and tells every problem before it is imported', async ({ page, ines }) => {
    await page.goto('/import')
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: words.chooseFolder }).click()])
    await chooser.setFiles(folder)
    await expect(page.getByRole('radio', { name: words.formats['markdown-zip'].name })).toBeChecked()
    await expect(page.getByRole('status').filter({ hasText: '1 entry, 1 picture' })).toBeVisible(READ)
    await expect(page.getByRole('listitem').filter({ hasText: 'Shopping.md' })).toContainText('which day it is about')
    expect(await accessibilityFaults(page)).toEqual([])
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/journal-folder.png`, fullPage: true })
    await page.getByRole('button', { name: words.run(words.counts.entries(1)) }).click()
    await expect(page.getByRole('heading', { name: words.done(words.counts.entries(1)) })).toBeVisible(READ)
    expect((await ines.client.journal.list({})).items).toMatchObject([{ entryDate: '2026-03-05', photoIds: [expect.any(String)] }])
  })
})

for (const { what, file, said } of [
  { what: 'a note without a day', file: zip('notes.zip', { 'Shopping.md': Buffer.from('milk') }), said: words.nothing },
  { what: 'an archive cut short', file: { ...dayOne, buffer: dayOne.buffer.subarray(0, -40) }, said: 'The archive is not whole.' },
  {
    what: 'a journal that breaks off',
    file: zip('a.zip', { 'Journal.json': Buffer.from('{"entries":[{"creationDate":') }),
    said: 'is not whole',
  },
]) {
  test(`${what} imports nothing, and it is said why`, async ({ page, ines }) => {
    await previewFile(page, file)
    await expect(page.getByText(said).first()).toBeVisible()
    expect((await ines.client.journal.list({})).items).toEqual([])
  })
}
