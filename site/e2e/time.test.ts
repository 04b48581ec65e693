import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { changes } from '../src/messages/changes.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { time as words } from '../src/messages/time.ts'
import { REFUSED_AS_STALE } from './support/changed-elsewhere.ts'
import { expectGoodLooks } from './support/looks.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const section = (page: Page) => page.getByRole('region', { name: words.title, exact: true })
const chip = (page: Page) => page.getByRole('form', { name: words.running })
const entry = (page: Page, text: RegExp | string) => section(page).getByRole('listitem').filter({ hasText: text })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

const make = (ines: SignedIn, title: string, fields: object = {}) => ines.client.tasks.create({ title, ...fields })
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

test('a timer runs over reloads and tabs until it is stopped anywhere, and another takes its place', async ({ page, context, ines }) => {
  const [draft, rent] = [await make(ines, 'Draft', { dueDate: '2020-01-01' }), await make(ines, 'Pay the rent')]
  await open(page, `/tasks/${draft.id}`)
  await section(page).getByRole('button', { name: words.start }).click()
  await expect(chip(page)).toContainText('Draft')
  const other = await context.newPage()
  await open(other, '/tasks/inbox')
  await expect(chip(other)).toContainText('Draft')
  await page.reload()
  await expect(chip(page)).toContainText('Draft')

  await ines.client.time.add(rent.id)
  await expect(chip(page)).toContainText('Pay the rent', { timeout: 1_000 })
  await expect(chip(other)).toContainText('Pay the rent', { timeout: 1_000 })
  await expect(other.getByRole('listitem').filter({ hasText: 'Pay the rent' }).getByText(words.running)).toBeVisible()
  await expect(section(page).getByRole('button', { name: words.start })).toBeVisible()

  await open(other, '/import')
  await other.getByRole('button', { name: words.stopOf('Pay the rent') }).click()
  await expect(chip(other)).toHaveCount(0)
  await expect(chip(page)).toHaveCount(0, { timeout: 1_000 })
  await expect.poll(() => ines.client.time.running()).toBeNull()
})

test('stopping and starting can be undone', async ({ page, ines }) => {
  const { id } = await make(ines, 'Draft')
  await ines.client.time.add(id, { startedAt: minutesAgo(20) })
  await open(page, '/tasks/inbox')
  await page.getByRole('button', { name: words.stopOf('Draft') }).click()
  await expect(page.getByText(words.did.stop('Draft', '20 min'))).toBeVisible()
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect(chip(page)).toContainText('20:')
})

test('completing a task stops its timer', async ({ page, ines }) => {
  const { id } = await make(ines, 'Draft')
  await ines.client.time.add(id)
  await open(page, '/tasks/inbox')
  await expect(chip(page)).toBeVisible()
  await page.getByRole('button', { name: listWords.row.complete('Draft') }).click()
  await expect(chip(page)).toHaveCount(0)
  await expect.poll(() => ines.client.time.running()).toBeNull()
})

test('time is written down in words, corrected, deleted and brought back, and adds up', async ({ page, ines }) => {
  const { id } = await make(ines, 'Draft', { durationMinutes: 120 })
  const step = await make(ines, 'Outline', { parentId: id })
  await ines.client.time.add(step.id, { startedAt: '2026-03-05T08:00:00.000Z', endedAt: '2026-03-05T08:15:00.000Z' })
  await open(page, `/tasks/${id}`)
  await page.getByLabel(words.add, { exact: true }).first().fill('45m')
  await section(page).getByLabel(words.note).fill('First pass')
  await page.keyboard.press('Enter')
  await expect(entry(page, '45 min')).toContainText('First pass')
  await expect(section(page)).toContainText(`${words.of('45 min', '2 h')}, ${words.withSteps('1 h')}`)

  await page.getByLabel(words.add, { exact: true }).first().fill('soon')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.wrong)).toBeVisible()
  await page.getByLabel(words.add, { exact: true }).first().fill('22:00–0:30')
  await section(page).getByLabel(words.day).fill('2026-03-04')
  await page.keyboard.press('Enter')
  await expect(entry(page, '2 h 30 min')).toContainText('22:00–00:30')

  await entry(page, '2 h 30 min').getByRole('button').click()
  await page.getByLabel(words.when).fill('22:00–23:00')
  await page.keyboard.press('Enter')
  await expect(entry(page, '22:00–23:00')).toBeVisible()
  await expect
    .poll(async () => (await ines.client.time.ofTask(id)).items.map(({ startedAt, localDate }) => [startedAt.slice(0, 16), localDate]))
    .toContainEqual(['2026-03-04T21:00', '2026-03-04'])

  await entry(page, '22:00–23:00').getByRole('button').click()
  await page.getByRole('button', { name: words.remove, exact: true }).click()
  await expect(entry(page, '22:00–23:00')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(entry(page, '22:00–23:00')).toBeVisible()
})

test.describe('where time is changed elsewhere meanwhile', () => {
  test.use({ expectedComplaints: [REFUSED_AS_STALE] })

  test('nothing is written over that one did not see, nor when it is taken back', async ({ page, ines }) => {
    const { id } = await make(ines, 'Draft')
    const span = { startedAt: '2026-03-05T08:00:00.000Z', endedAt: '2026-03-05T08:45:00.000Z' }
    const kept = async () => (await ines.client.time.ofTask(id)).items.map(({ note, endedAt }) => [note, endedAt?.slice(11, 16)])
    const { id: entryId } = await ines.client.time.add(id, { ...span, note: 'Outline' })
    const write = async (note: string) => {
      await section(page).getByLabel(words.note).first().fill(note)
      await page.keyboard.press('Enter')
    }
    await open(page, `/tasks/${id}`)
    await entry(page, 'Outline').getByRole('button').click()
    await write('First pass')
    await expect(page.getByText(words.did.edit)).toBeVisible()
    await ines.client.time.edit(entryId, { endedAt: '2026-03-05T09:00:00.000Z' })
    await page.getByRole('button', { name: changes.undo, exact: true }).click()
    await expect.poll(kept).toEqual([['Outline', '09:00']])

    await entry(page, 'Outline').getByRole('button').click()
    await ines.client.time.edit(entryId, { note: 'Written elsewhere' })
    await write('Written here')
    await expect(page.getByText(/^Not saved: This was changed in the meantime/)).toBeVisible()
    expect(await kept()).toEqual([['Written elsewhere', '09:00']])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a timer is started and stopped', async ({ page, ines }) => {
    const { id } = await make(ines, 'Draft')
    await page.goto(`/tasks/${id}`)
    await section(page).getByRole('button', { name: words.start }).click()
    await expect(chip(page)).toContainText('Draft')
    await page.getByRole('button', { name: words.stopOf('Draft') }).click()
    await expect(chip(page)).toHaveCount(0)
  })
})

for (const where of ['the list', 'the task'])
  test(`the running timer is accessible, keeps still and fits on the page of ${where}, in both themes and widths`, async ({
    page,
    ines,
  }) => {
    const { id } = await make(ines, 'A draft with a title that is rather long for the place it has', {
      dueDate: '2020-01-01',
      durationMinutes: 45,
    })
    await ines.client.time.add(id, { startedAt: minutesAgo(90), endedAt: minutesAgo(70), note: 'First pass' })
    await ines.client.time.add(id, { startedAt: minutesAgo(20) })
    await expectGoodLooks(page, () => open(page, where === 'the list' ? '/tasks' : `/tasks/${id}`), { widths: [1280, 800, 390] })
  })
