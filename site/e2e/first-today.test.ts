import { frame } from '../src/messages/frame.ts'
import { list } from '../src/messages/task-list.ts'
import { taskToday as today } from '../src/messages/task-today.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const tomorrow = () => Temporal.Now.plainDateISO('Europe/Vienna').add({ days: 1 }).toString()

test('a Today with nothing due tells what comes next and what for, before any script and after', async ({ page, ines }) => {
  await ines.client.goals.create({ title: 'Lead role by April' })
  await ines.client.tasks.create({ title: 'Send Ana the draft', dueAt: `${tomorrow()}T16:00`, timeZone: 'Europe/Vienna' })
  const next = today.next('tomorrow 16:00')
  expect(await (await page.request.get('/tasks')).text()).toContain(next)
  await page.goto('/tasks')
  await hydrated(page)
  const told = page.locator('.next-up')
  await expect(told).toContainText(next)
  await expect(told.getByRole('link', { name: 'Lead role by April' })).toBeVisible()
  // The line that adds stands above.
  await expect(page.getByRole('main').getByRole('button', { name: list.emptyAction.add, exact: true })).toBeHidden()
  await ines.client.tasks.create({ title: 'Call the port', dueAt: `${tomorrow()}T08:00`, timeZone: 'Europe/Vienna' })
  await expect(told.getByRole('link', { name: 'Call the port' })).toBeVisible()
  await told.getByRole('link', { name: 'Call the port' }).click()
  await expect(page).toHaveURL(/\/tasks\/[\w-]{36}/)
})

test('a phone is offered no keys, and its empty Today a way to add', async ({ page, ines: _ines }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tasks')
  await hydrated(page)
  await expect(page.getByRole('button', { name: list.emptyAction.add, exact: true })).toBeVisible()
  await page.locator('.bar-place').last().click()
  const menu = page.locator('#account-menu')
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('button', { name: frame.shortcuts })).toBeHidden()
})
