import { Buffer } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { zipSync } from 'fflate'
import { imports as words } from '../src/messages/import.ts'
import { askPreview, chooseFile, importFile, previewFile, READ } from './support/import-screen.ts'
import { accessibilityFaults } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url))
const todoist = fixture('todoist.csv')
const header = 'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE'
const csv = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer })

const bad = [
  { what: 'a picture', file: csv('photo.csv', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')), said: words.otherKind('photo.csv') },
  { what: 'a table of something else', file: csv('bank.csv', Buffer.from('Date,Amount\n2026-11-01,12.40\n')) },
  { what: 'another encoding', file: csv('latin1.csv', Buffer.from(`${header}\ntask,Café in Pécs,,1,1,,,,en,\n`, 'latin1')), tells: true },
  { what: 'an empty file', file: csv('empty.csv', Buffer.alloc(0)), said: words.emptyFile('empty.csv') },
]

for (const { what, file, said = words.failed, tells = false } of bad) {
  test(`${what} is refused in words, and nothing is imported`, async ({ page, ines }) => {
    await (tells ? previewFile : chooseFile)(page, file)
    if (!tells) await askPreview(page)
    const refusal = page.getByRole('alert')
    await expect(refusal).toContainText(words.failed)
    await expect(refusal).toContainText(said)
    await expect(refusal).not.toHaveText(/undefined|\[object|Error:/)
    expect((await ines.client.tasks.list({ view: 'all' })).items).toEqual([])
  })
}

let huge = ''
test.beforeAll(() => {
  huge = join(mkdtempSync(join(tmpdir(), 'throughline-huge-')), 'huge.csv')
  writeFileSync(huge, Buffer.alloc(100 * 1024 * 1024, `${header}\n`))
})
test.afterAll(() => rmSync(dirname(huge), { recursive: true }))

test.describe('a file of 100 MB', () => {
  test('is refused before it is sent', async ({ page, ines: _ines }) => {
    await chooseFile(page, huge)
    await expect(page.getByRole('alert')).toHaveText(words.tooLarge)
    await expect(page).toHaveURL(/\/import$/)
  })

  test('is refused by the API in words, before it has all arrived', async ({ ines, server }) => {
    const headers = {
      cookie: ines.cookie,
      origin: server.url,
      'content-type': 'multipart/form-data; boundary=-',
      'content-length': 100 * 1024 * 1024,
    }
    const sending = request(`${server.url}/api/v1/imports?format=todoist-csv`, { method: 'POST', headers })
    sending.write(`---\r\nContent-Disposition: form-data; name="file"; filename="huge.csv"\r\n\r\n${header}\n`)
    const [answer] = (await once(sending, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(413)
    expect(await json(answer)).toMatchObject({ status: 413, detail: expect.stringContaining('25 MiB') })
    sending.destroy()
  })
})

test('what a file could not say plainly is told by line before anything is made, and kept', async ({ page, ines }) => {
  await previewFile(page, todoist)
  await expect(page.getByText('The date “when Dev is back” was not understood; it is kept in the notes.')).toBeVisible()
  expect((await ines.client.tasks.list({ view: 'all' })).items).toEqual([])
})

test('an import is undone as one', async ({ page, ines }) => {
  await importFile(page, todoist, 170)
  await page.getByRole('status').getByRole('button', { name: words.undo }).click()
  await expect(page.getByRole('heading', { name: words.undone(words.counts.tasks(170)) })).toBeVisible()
  expect((await ines.client.tasks.list({ view: 'all' })).items).toEqual([])
})

test('a file of which nothing tells what it is of waits for the format, and is taken for what was said before', async ({
  page,
  ines: _ines,
}) => {
  const bank = csv('bank.csv', Buffer.from('Date,Amount\n2026-11-01,12.40\n'))
  await chooseFile(page, bank)
  await expect(page.getByRole('button', { name: words.preview })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveText('')
  await page.getByRole('radio', { name: words.formats['ticktick-csv'].name }).check()
  await page.getByLabel(words.file).setInputFiles(bank)
  await expect(page.getByRole('alert')).toContainText('This is no TickTick', READ)
})

const vikunja = {
  name: 'vikunja-export.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync({ VERSION: Buffer.from('v0.24.6'), 'data.json': readFileSync(fixture('vikunja.json')) })),
}

const samples = [
  { format: 'ticktick-csv', file: fixture('ticktick.csv'), tasks: 9, said: 'TT_SKIP' },
  { format: 'vikunja-zip', file: vikunja, tasks: 3, said: 'every 5400 seconds' },
  { format: 'ics', file: fixture('todos.ics'), tasks: 4, said: 'FREQ=HOURLY' },
] as const

for (const { format, file, tasks, said } of samples) {
  test(`a file of ${words.formats[format].name} is previewed, imported and taken back`, async ({ page, ines }) => {
    await previewFile(page, file)
    await expect(page.getByText(words.readAs(words.formats[format].name))).toBeVisible()
    await expect(page.getByText(said).first()).toBeVisible()
    await page.getByRole('button', { name: words.run(words.counts.tasks(tasks)) }).click()
    await expect(page.getByRole('heading', { name: words.done(words.counts.tasks(tasks)) })).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: words.undo }).click()
    await expect(page.getByRole('heading', { name: words.undone(words.counts.tasks(tasks)) })).toBeVisible()
    expect((await ines.client.tasks.list({ view: 'all' })).items).toEqual([])
  })
}

const habits = {
  name: 'Loop Habits CSV 2026-03-05.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync({
      'Habits.csv': Buffer.from(
        'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n' +
          '001,Walk,YES_NO,,,1,2,#FF8F00,,,,false\n002,Water,NUMERICAL,,,1,1,#00897B,glasses,AT_LEAST,8.0,true\n',
      ),
      'Checkmarks.csv': Buffer.from('Date,Walk,Water,\n2026-01-02,YES_MANUAL,7500,\n2026-01-01,NO,SKIP,\n'),
    }),
  ),
}

test('habits of Loop are previewed, imported as goals with all their days, and taken back', async ({ page, ines }) => {
  await previewFile(page, habits)
  await expect(page.getByText(words.readAs(words.formats['loop-zip'].name))).toBeVisible()
  await expect(page.getByText('2 goals, 4 check-ins')).toBeVisible()
  await expect(page.getByText('once in 2 days became 4 times a week')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'at least 8 glasses a day' })).toBeVisible()
  await page.getByRole('button', { name: words.run(words.counts.goals(2)) }).click()
  await expect(page.getByRole('heading', { name: words.done(words.counts.goals(2)) })).toBeVisible()
  const [walk, water] = (await ines.client.goals.list({})).items
  expect([walk?.title, water?.status]).toEqual(['Walk', 'dropped'])
  const { items } = await ines.client.checkIns.list(water?.id ?? '')
  expect(items.map(({ localDate, value }) => [localDate, value]).sort()).toEqual([
    ['2026-01-01', 'skip'],
    ['2026-01-02', '7.5'],
  ])
  await page.getByRole('status').getByRole('button', { name: words.undo }).click()
  await expect(page.getByRole('heading', { name: words.undone(words.counts.goals(2)) })).toBeVisible()
  expect((await ines.client.goals.list({})).items).toEqual([])
})

test('goals that were exported as a table are previewed, imported as they were, and taken back', async ({ page, ines }) => {
  await ines.client.goals.create({ title: 'Ship 2.0', metric: { type: 'habit', weekdays: [1, 5] } })
  await page.goto('/import')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.exports['goals.csv'].name }).click(),
  ])
  await previewFile(page, csv('goals.csv', readFileSync(await download.path())))
  await expect(page.getByText(words.readAs(words.formats['throughline-zip'].name))).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ship 2.0' })).toContainText('Mon, Fri')
  await page.getByRole('button', { name: words.run(words.counts.goals(1)) }).click()
  await expect(page.getByText(words.doneOwnGoalsText)).toBeVisible()
  const titles = async () => (await ines.client.goals.list({})).items.map(({ title, metric }) => [title, metric.weekdays])
  expect(await titles()).toEqual(Array(2).fill(['Ship 2.0', [1, 5]]))
  await page.getByRole('status').getByRole('button', { name: words.undo }).click()
  await expect(page.getByRole('heading', { name: words.undone(words.counts.goals(1)) })).toBeVisible()
  expect(await titles()).toHaveLength(1)
})

test('everything is downloaded as one archive, and brought back by importing it', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'Water the figs', dueDate: '2026-03-05', recurrence: { rrule: 'FREQ=WEEKLY' } })
  await page.goto('/import')
  for (const name of Object.values(words.exports).map(({ name }) => name)) await expect(page.getByRole('link', { name })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.exports['throughline.zip'].name }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^throughline-.*\.zip$/)
  await importFile(page, await download.path(), 1)
  expect((await ines.client.tasks.list({ view: 'all' })).items.map(({ title }) => title)).toEqual(['Water the figs', 'Water the figs'])
})

/** Everything there is as an archive, with three files of so many bytes each. */
async function archiveWithFiles(page: Page, { client }: SignedIn, bytes: number): Promise<string> {
  const { id } = await client.tasks.create({ title: 'Water the figs' })
  // Noise, so that it stays as long in the archive.
  for (const name of ['a.bin', 'b.bin', 'c.bin']) await client.files.attach(id, new File([randomBytes(bytes)], name))
  await page.goto('/import')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.exports['throughline.zip'].name }).click(),
  ])
  return download.path()
}

test('an archive of 27 MB, longer than any other file may be, is taken', async ({ page, ines }) => {
  const archive = await archiveWithFiles(page, ines, 9 * 1024 * 1024)
  await page.getByLabel(words.file).setInputFiles(archive)
  await expect(page.getByRole('status').filter({ hasText: '3 files' })).toBeVisible(READ)
})

test('a longer archive goes straight to the API, with its progress told, and is chosen once', async ({ page, ines }) => {
  const bytes = 1024 * 1024
  const archive = await archiveWithFiles(page, ines, bytes)
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname))
  await page.getByLabel(words.file).setInputFiles(archive)
  await expect(page.getByRole('radio', { name: words.formats['throughline-zip'].name })).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: '3 files' })).toBeVisible(READ)
  expect(await accessibilityFaults(page)).toEqual([])
  const run = page.getByRole('button', { name: words.run(words.counts.tasks(1)) })
  await expect(run).toBeVisible()
  await page.getByLabel(words.file).setInputFiles(csv('bank.csv', Buffer.from('Date,Amount\n')))
  await expect(run).toHaveCount(0)
  await page.getByLabel(words.file).setInputFiles(archive)
  await expect(page.getByRole('radio', { name: words.formats['throughline-zip'].name })).toBeChecked()
  await run.click()
  await expect(page.getByRole('heading', { name: words.done(words.counts.tasks(1)) })).toBeVisible(READ)
  expect(posted).toEqual(Array(3).fill('/api/v1/imports'))
  expect((await ines.client.me.storage()).used).toBe(6 * bytes)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a file of 100 MB is refused in words', async ({ page, ines: _ines }) => {
    await chooseFile(page, huge)
    await askPreview(page)
    await expect(page.getByRole('alert')).toContainText(words.tooLarge)
  })

  test('a file that looks like one of another app is refused with its name, and that is chosen', async ({ page, ines: _ines }) => {
    await chooseFile(page, csv('backup.csv', Buffer.from('"Version: 7.1"\n"Folder Name","List Name","Title"\n')))
    await askPreview(page)
    await expect(page.getByRole('alert')).toContainText('This is no Todoist export')
    await expect(page.getByRole('alert')).toContainText(words.suggested('TickTick'))
    await expect(page.getByRole('radio', { name: words.formats['ticktick-csv'].name })).toBeChecked()
  })

  test('a file is imported all the same', async ({ page, ines }) => {
    await chooseFile(page, todoist)
    await askPreview(page)
    await page.getByRole('button', { name: words.run(words.counts.tasks(170)) }).click()
    await expect(page.getByRole('heading', { name: words.done(words.counts.tasks(170)) })).toBeVisible(READ)
    expect((await ines.client.tasks.list({ view: 'all', limit: 200 })).items.length).toBeGreaterThan(100)
  })
})
