import { task as words } from '../src/messages/task.ts'
import { taskToday } from '../src/messages/task-today.ts'
import { waiting } from '../src/messages/waiting.ts'
import { mark } from './support/kept-here.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { fetchedAhead } from './support/worker.ts'

test.use({ serviceWorkers: 'allow', expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/] })

const inDays = (days: number) => Temporal.Now.plainDateISO('Europe/Vienna').add({ days }).toString()

test('without a network another list comes as the worker kept it, with what was added since', async ({ page, context, ines }) => {
  await ines.client.tasks.create({ title: 'Count the pallets', dueDate: inDays(2) })
  const interviews = [{ title: 'First call', on: inDays(3) }]
  await ines.client.targetJobs.create({ role: 'Lead analyst', company: 'Harbourline', stage: 'interviewing', interviews })
  await page.goto('/tasks')
  await hydrated(page)
  await fetchedAhead(page)
  await context.setOffline(true)
  await page.reload()
  await hydrated(page)
  await expect(mark(page)).toContainText(waiting.mark['no-network'])
  await page.keyboard.press('q')
  await page.keyboard.type('Call the port tomorrow')
  await expect(page.locator('.quick-line form')).toContainText(taskToday.unread)
  await page.keyboard.press('Enter')
  // It says on which day it stands, as that is known here.
  await expect(page.getByText(words.did.createFor('Call the port', 'tomorrow')).first()).toBeVisible()
  await page.locator('.rail').getByRole('link', { name: words.views.upcoming }).click()
  await expect(page.getByRole('link', { name: 'Count the pallets', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'First call' })).toBeVisible()
  await expect(page.locator('li.task').filter({ hasText: 'Call the port' })).toContainText(taskToday.kept)
})

test('a list that is not on this device says so, and comes as soon as there is a network', async ({ page, context, ines }) => {
  await ines.client.tasks.create({ title: 'Count the pallets', dueDate: inDays(2) })
  const interviews = [{ title: 'First call', on: inDays(3) }]
  await ines.client.targetJobs.create({ role: 'Lead analyst', company: 'Harbourline', stage: 'interviewing', interviews })
  await page.goto('/tasks')
  await hydrated(page)
  await fetchedAhead(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/tasks/upcoming', { ignoreVary: true })
  })
  await context.setOffline(true)
  await page.reload()
  await hydrated(page)
  await expect(mark(page)).toContainText(waiting.mark['no-network'])
  await page.locator('.rail').getByRole('link', { name: words.views.upcoming }).click()
  await expect(page.getByText(words.notKept.title)).toBeVisible()
  // The interview alone would look as if there were no more.
  await expect(page.locator('main')).not.toContainText('First call')
  await expect(page.locator('.notice-bad')).toHaveCount(0)
  await expect(mark(page)).toContainText(waiting.mark['no-network'])
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: 'Count the pallets', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'First call' })).toBeVisible()
})
