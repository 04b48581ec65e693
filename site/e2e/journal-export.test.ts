import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { journalExport as words } from '../src/messages/journal-export.ts'
import { expect, test } from './support/test.ts'

const today = () => Temporal.Now.plainDateISO('Europe/Vienna')

test.beforeEach(async ({ ines }) => {
  const { client } = ines
  await client.journal.create({ title: 'A wet day', body: 'It *rained*.', entryDate: today().toString(), mood: 1 })
  await client.journal.create({ title: 'Long ago', body: 'It was dry.', entryDate: '2019-03-05' })
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('days are chosen, counted and taken along', async ({ page, ines: _ines }) => {
      await page.goto('/journal/export')
      const amount = page.getByRole('status').filter({ hasText: /\d|Nothing/ })
      await expect(amount).toHaveText('1 entry, 2 words')
      const count = async () => void (javaScriptEnabled || (await page.getByRole('button', { name: words.measure }).click()))
      await page.getByLabel(words.ranges.all).check()
      await count()
      await expect(amount).toHaveText('2 entries, 5 words')
      await page.getByLabel(words.ranges.days).check()
      await page.getByLabel(words.from, { exact: true }).fill('2019-03-05')
      await page.getByLabel(words.to, { exact: true }).fill('2019-03-05')
      await count()
      await expect(amount).toHaveText('1 entry, 3 words')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: words.downloadAs(words.formats.zip.name) }).click()
      const files = unzipSync(readFileSync(await (await download).path()))
      expect(Object.keys(files)).toEqual(['2019/2019-03-05 Long ago.md'])
      expect(strFromU8(files['2019/2019-03-05 Long ago.md'] as Uint8Array)).toContain('It was dry.')
    })
  })

test('a document is set by the server that runs', async ({ page, ines: _ines }) => {
  await page.goto('/journal/export?range=all')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words.onPaper(words.papers.letter) }).click()
  const pdf = readFileSync(await (await download).path()).toString('latin1')
  expect(pdf).toMatch(/^%PDF-1\.7/)
  expect(pdf).toContain('/MediaBox [0 0 612 792]')
  expect(pdf).toContain('Newsreader')
})

test('days that are none are told, and nothing is taken along', async ({ page, ines: _ines }) => {
  await page.goto('/journal/export?range=days&from=2019-03-06&to=2019-03-05&as=zip')
  await expect(page.getByText(words.notDays)).toBeVisible()
})

test('an entry is printed whole, however long, with how it felt', async ({ page, ines }) => {
  const body = Array.from(
    { length: 120 },
    (_, i) => `Paragraph ${i} of a long day, and then it rained again until the coffee was ready.`,
  ).join('\n\n')
  const { id } = await ines.client.journal.create({ title: 'Long', body, entryDate: today().toString(), mood: 2, tags: ['rain'] })
  await page.goto(`/journal/${id}`)
  await expect(page.locator('.cm-editor')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Paragraph 119 of')).toBeAttached()
  await expect(page.locator('.mood:visible')).toHaveText(['Bright'])
  await expect(page.locator('.entry-tag')).toBeVisible()
  await expect(page.locator('.word-count')).toBeHidden()
})
