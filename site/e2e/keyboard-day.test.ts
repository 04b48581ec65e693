import type { Page } from '@playwright/test'
import { auth } from '../src/messages/auth.ts'
import { command as words } from '../src/messages/command.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const timeZone = 'Europe/Vienna'
const daysFromToday = (days: number) => Temporal.Now.plainDateISO(timeZone).add({ days }).toString()
const row = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })
const titles = (page: Page) => page.locator('main .task-list [data-task]')
const paletteLine = (page: Page, name: RegExp) => page.getByRole('dialog', { name: words.open }).getByRole('option', { name })

async function tabTo(page: Page, target: ReturnType<Page['getByRole']>) {
  for (let i = 0; i < 30; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('a day is planned without a mouse', async ({ page, context, ines }) => {
  const keys = (...strokes: string[]) =>
    strokes.reduce<Promise<void>>((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const added = async (text: string, title: string) => {
    await page.keyboard.type(text)
    await keys('Enter')
    await expect(row(page, title)).toBeVisible()
  }

  await test.step('sign in', async () => {
    await context.clearCookies()
    await page.goto('/auth/signin')
    await tabTo(page, page.getByLabel(auth.email))
    await page.keyboard.type(ines.person.email)
    await tabTo(page, page.getByLabel(auth.password, { exact: true }))
    await page.keyboard.type(ines.person.password)
    await keys('Enter')
    await expect(page).toHaveURL(/\/tasks$/)
    await hydrated(page)
  })

  await test.step('add tasks', async () => {
    await keys('q')
    await added('Write the agenda today', 'Write the agenda')
    await added('Call the port today', 'Call the port')
    await added('Count the pallets today', 'Count the pallets')
    await keys('Escape')
  })

  await test.step('move in order', async () => {
    await row(page, 'Write the agenda').focus()
    await keys('j', 'k', 'j', 'Alt+ArrowUp')
    await expect(titles(page)).toHaveText(['Call the port', 'Write the agenda', 'Count the pallets'])
    await expect(row(page, 'Call the port')).toBeFocused()
  })

  await test.step('open, read and close', async () => {
    await keys('Enter')
    await expect(page.getByRole('region', { name: taskPane.label })).toBeVisible()
    await keys('Escape')
    await expect(row(page, 'Call the port')).toBeFocused()
  })

  await test.step('set priority and tags', async () => {
    await keys('p')
    await expect(paletteLine(page, /Urgent/)).toBeVisible()
    await page.keyboard.type('hi')
    await keys('Enter')
    await expect(row(page, 'Call the port')).toBeFocused()
    await keys('t')
    await page.keyboard.type('harbour')
    await expect(paletteLine(page, /Add #harbour/)).toBeVisible()
    await keys('Enter')
    await expect
      .poll(async () => (await ines.client.tasks.list({ view: 'today' })).items.map(({ title, priority, tags }) => [title, priority, tags]))
      .toEqual([
        ['Call the port', 'high', ['harbour']],
        ['Write the agenda', 'none', []],
        ['Count the pallets', 'none', []],
      ])
  })

  await test.step('reschedule, and take it back', async () => {
    await keys('j', 'd')
    await page.keyboard.type('tomorrow')
    await expect(paletteLine(page, /^Tomorrow/).first()).toBeVisible()
    await keys('Enter')
    await expect(row(page, 'Write the agenda')).toHaveCount(0)
    await keys('Control+z')
    await expect(row(page, 'Write the agenda')).toBeVisible()
    await row(page, 'Write the agenda').focus()
    await keys('d')
    await page.keyboard.type('in 3 days')
    await expect(paletteLine(page, /As typed/i)).toBeVisible()
    await keys('Enter')
    await expect(row(page, 'Write the agenda')).toHaveCount(0)
    await expect
      .poll(async () => (await ines.client.tasks.list({ view: 'upcoming' })).items.map(({ dueDate }) => dueDate))
      .toEqual([daysFromToday(3)])
  })

  await test.step('complete, and go on with the next', async () => {
    await row(page, 'Call the port').focus()
    await keys('x')
    await expect(row(page, 'Count the pallets')).toBeFocused()
    await expect
      .poll(async () => (await ines.client.tasks.list({ view: 'completed' })).items.map(({ title }) => title))
      .toEqual(['Call the port'])
  })

  await test.step('switch views', async () => {
    await keys('g', 'u')
    await expect(page).toHaveURL(/\/tasks\/upcoming$/)
    await hydrated(page)
    await expect(row(page, 'Write the agenda')).toBeVisible()
    await keys('g', 't')
    await expect(page).toHaveURL(/\/tasks$/)
    await hydrated(page)
  })

  await test.step('search', async () => {
    await keys('/')
    await page.keyboard.type('agen')
    await expect(row(page, 'Write the agenda')).toBeVisible()
    await keys('Escape', 'Escape')
    await keys('Control+k')
    await page.keyboard.type('agenda')
    await expect(paletteLine(page, /Write the agenda/).first()).toBeVisible()
    await keys('Enter')
    await expect(page.getByRole('heading', { name: 'Write the agenda' })).toBeVisible()
  })
})
