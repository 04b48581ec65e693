import { taskToday as today } from '../src/messages/task-today.ts'
import { mark } from './support/kept-here.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { fetchedAhead } from './support/worker.ts'

test.use({ serviceWorkers: 'allow', expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/] })

const inDays = (days: number) => Temporal.Now.plainDateISO('Europe/Vienna').add({ days }).toString()

test('a line that cannot be read without a network says so, stands in a list with a mark, and is read once there is one', async ({
  page,
  context,
  ines,
}) => {
  await ines.client.tasks.create({ title: 'Count the pallets', dueDate: inDays(0) })
  await page.goto('/tasks')
  await hydrated(page)
  await fetchedAhead(page)
  await context.setOffline(true)
  await page.keyboard.press('q')
  await page.keyboard.type('Call the port in 3 days 9am !high')
  const form = page.locator('.quick-line form')
  await expect(form).toContainText(today.unread)
  await expect(form.locator('.chip-found').first()).toContainText(today.unlessSaid('today'))
  await page.keyboard.press('Enter')
  await expect(page.getByText(today.createUnread('Call the port in 3 days 9am')).first()).toBeVisible()
  const row = page.locator('li.task').filter({ hasText: 'Call the port in 3 days 9am' })
  await expect(row).toContainText(today.kept)
  await expect(page.locator('[data-count="today"]'), 'the rail counts it').toHaveText('2')
  await expect(mark(page)).toBeVisible()
  // And so on a page that was kept.
  for (const path of ['/tasks', '/tasks/all']) {
    await page.goto(path)
    await hydrated(page)
    await expect(row, path).toContainText(today.kept)
  }
  await context.setOffline(false)
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'upcoming' })).items, { timeout: 20_000 })
    .toMatchObject([{ title: 'Call the port', dueAt: `${inDays(3)}T09:00`, priority: 'high' }])
  await expect(page.getByRole('link', { name: 'Call the port', exact: true })).toBeVisible()
  await expect(page.locator('main')).not.toContainText(today.kept)
  await expect(mark(page)).toHaveCount(0)
})
