import type { Page } from '@playwright/test'
import { layoutNames } from '../src/messages/task-layout-names.ts'
import { taskLayouts } from '../src/messages/task-layouts.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { typeHere } from './support/typing.ts'

const today = () => Temporal.Now.plainDateISO('Europe/Vienna')
const rows = (page: Page) => page.locator('.task-list [data-task]')
const cards = (page: Page, lane: string) => page.locator(`[data-lane="${lane}"] .card-title`)
const entries = (page: Page) => page.locator('.cal-wide .month [data-entry]')
const layout = (page: Page, name: string) => page.getByRole('navigation', { name: layoutNames.label }).getByRole('link', { name })

/** Opens a page, and answers whether it is still that page, not one that was loaded since. */
async function begin(page: Page, path: string): Promise<() => Promise<boolean>> {
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  return () => page.evaluate(() => 'isFirst' in window)
}

test('a list becomes a board and a calendar without a page being loaded, and what was done is taken back there', async ({ page, ines }) => {
  for (const title of ['Answer Oskar', 'Count the pallets']) await ines.client.tasks.create({ title, dueDate: today().toString() })
  const isFirst = await begin(page, '/tasks/all')
  await page.getByRole('link', { name: 'Answer Oskar', exact: true }).focus()
  await page.keyboard.press('x')
  await expect(rows(page)).toHaveText(['Count the pallets'])
  await layout(page, layoutNames.names.board).click()
  await expect(cards(page, 'done')).toHaveText(['Answer Oskar'])
  await expect(page).toHaveURL(/\/tasks\/all\?layout=board$/)
  await page.keyboard.press('Control+z')
  await expect(cards(page, 'open')).toHaveText(['Answer Oskar', 'Count the pallets'])

  await layout(page, layoutNames.names.calendar).click()
  await expect(entries(page)).toHaveCount(2)
  await expect(page.locator('.task-column')).toHaveClass(/is-calendar/)
  await page.goBack()
  await expect(cards(page, 'open')).toHaveCount(2)
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.locator('.task-column')).not.toHaveClass(/is-wide/)
  await page.goForward()
  await expect(cards(page, 'open')).toHaveCount(2)
  expect(await isFirst()).toBe(true)
  expect((await ines.client.tasks.list({ view: 'all' })).items).toHaveLength(2)
})

test('a board that the page began with becomes another view, another filter and a list in place', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'Answer Oskar', tags: ['work'] })
  await ines.client.tasks.create({ title: 'Water the plants', tags: ['home'] })
  await ines.client.tasks.create({ title: 'Call the port', dueDate: today().toString() })
  const isFirst = await begin(page, '/tasks/all?layout=board')
  await page.locator('.list-tools summary').click()
  await page.getByRole('combobox', { name: listWords.filter.label }).fill('tag:work')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: listWords.filter.submit, exact: true }).click()
  await expect(cards(page, 'open')).toHaveText(['Answer Oskar'])
  await expect(page).toHaveURL(/layout=board&filter=tag%3Awork$/)
  await page.getByRole('button', { name: taskLayouts.board.add.open }).click()
  await typeHere(page, 'Write to Ruth #work')
  await page.keyboard.press('Enter')
  await expect(cards(page, 'open')).toHaveText(['Answer Oskar', 'Write to Ruth'])
  await page.goBack()
  await expect(cards(page, 'open')).toHaveCount(4)
  await page.locator('.views a[href="/tasks"]').click()
  await expect(rows(page)).toHaveText(['Call the port'])
  expect(await isFirst()).toBe(true)
})

test('another month of the calendar stays beside a task that opens, and going back leads through the months', async ({ page, ines }) => {
  // Late in a month, its calendar shows the first two weeks of the next as well.
  const next = today().add({ months: 1 }).with({ day: 25 })
  await ines.client.tasks.create({ title: 'Answer Oskar', dueDate: next.toString() })
  const isFirst = await begin(page, '/tasks/all?layout=calendar')
  await page.getByRole('link', { name: taskLayouts.calendar.later.month }).click()
  await entries(page).getByRole('link', { name: 'Answer Oskar' }).click()
  await expect(page).toHaveURL(new RegExp(`/tasks/[0-9a-f-]{36}\\?view=all&layout=calendar&at=${next.toPlainYearMonth()}$`))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/tasks/all\\?layout=calendar&at=${next.toPlainYearMonth()}$`))
  await expect(entries(page)).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/tasks\/all\?layout=calendar$/)
  await expect(entries(page)).toHaveCount(0)
  expect(await isFirst()).toBe(true)
})
