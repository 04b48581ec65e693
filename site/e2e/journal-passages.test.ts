import type { Page } from '@playwright/test'
import { timeline } from '../src/messages/journal-timeline.ts'
import { writing as words } from '../src/messages/journal-writing.ts'
import { makeTask } from '../src/messages/make-task.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const text = (page: Page) => page.locator('.writing .cm-content')

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await expect(text(page)).toBeVisible()
}

test('a passage becomes a task that keeps it', async ({ page, ines }) => {
  const { id } = await ines.client.journal.create({ body: 'Call Oskar about the pallets.' })
  await open(page, `/journal/${id}`)
  await text(page).focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: words.makeTask }).click()
  const dialog = page.getByRole('dialog', { name: makeTask.title })
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel(makeTask.field).fill('Call Oskar')
  await dialog.getByRole('button', { name: makeTask.add }).click()
  const made = async () => (await ines.client.tasks.list()).items.map(({ title, links }) => ({ title, links }))
  const link = { kind: 'journal-entry', id, quote: 'Call Oskar about the pallets.' }
  await expect.poll(made).toMatchObject([{ title: 'Call Oskar', links: [link] }])
  const became = page.getByRole('complementary', { name: words.pane.label }).locator('.made-tasks')
  await expect(became).toContainText(words.pane.became(1, 0))
  await expect(became.getByRole('link', { name: 'Call Oskar' })).toBeVisible()
  await expect(became.locator('q')).toHaveText('Call Oskar about the pallets.')
  await expect(became).toContainText(taskPane.statuses.open)
  const taskId = (await ines.client.tasks.list()).items[0]?.id as string
  await ines.client.tasks.complete(taskId)
  await expect(became).toContainText(taskPane.statuses.done)
  expect(await (await page.request.get(`/journal/${id}`)).text()).toContain(words.pane.became(1, 0))
  await page.goto('/journal')
  await expect(page.locator('[data-line]').filter({ hasText: 'pallets' })).toContainText(timeline.became(1))
})

test('the days, tags and times that a passage says are read as it becomes a task', async ({ page, ines }) => {
  const { id } = await ines.client.journal.create({ body: 'Walk the dock with Ruth tomorrow 9am #safety' })
  await open(page, `/journal/${id}`)
  await text(page).focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: words.makeTask }).click()
  const dialog = page.getByRole('dialog', { name: makeTask.title })
  for (const part of ['tomorrow 9am', '#safety'])
    await expect(dialog.getByRole('button', { name: listWords.add.asWords(part) })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: makeTask.add }).click()
  const tomorrow = Temporal.Now.plainDateISO('Europe/Vienna').add({ days: 1 })
  await expect
    .poll(async () => (await ines.client.tasks.list()).items)
    .toMatchObject([{ title: 'Walk the dock with Ruth', dueAt: `${tomorrow}T09:00`, tags: ['safety'], links: [{ id }] }])
})
