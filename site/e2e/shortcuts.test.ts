import type { Page } from '@playwright/test'
import { command as words } from '../src/messages/command.ts'
import { shortcutSheet as sheetWords } from '../src/messages/shortcut-sheet.ts'
import { hydrated } from './support/page-quality.ts'
import { ask } from './support/palette.ts'
import { expect, test } from './support/test.ts'

const row = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })
const sheet = (page: Page) => page.getByRole('dialog', { name: sheetWords.title })
const keysOf = (action: string, keys: string) => `${action} ${keys} ${sheetWords.change}`

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

test('an action gets other keys, which all tabs and the account know; what is taken is said', async ({ page, context, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Draft' })
  await open(page, '/tasks/inbox')
  const other = await context.newPage()
  await open(other, '/tasks/inbox')

  await page.keyboard.press('?')
  await sheet(page)
    .getByRole('button', { name: keysOf(words.actions.complete, 'X or Space') })
    .click()
  await page.keyboard.press('c')
  await expect(sheet(page).getByRole('button', { name: keysOf(words.actions.complete, 'C or Space') })).toBeFocused()
  await expect.poll(async () => (await ines.client.me.get()).shortcuts.keys).toEqual({ 'complete-task': ['c'] })

  await sheet(page)
    .getByRole('button', { name: keysOf(words.actions.editTitle, 'E') })
    .click()
  await page.keyboard.press('c')
  await expect(sheet(page).getByRole('alert')).toHaveText(sheetWords.taken('C', words.actions.complete))
  await sheet(page).getByRole('button', { name: sheetWords.cancel }).click()
  await page.keyboard.press('Escape')

  await row(other, 'Draft').focus()
  await other.keyboard.press('x')
  await expect(row(other, 'Draft')).toBeVisible()
  await other.keyboard.press('c')
  await expect.poll(async () => (await ines.client.tasks.get(id)).status).toBe('done')

  await page.keyboard.press('?')
  await sheet(page).getByRole('button', { name: sheetWords.resetAll }).click()
  await expect.poll(async () => (await ines.client.me.get()).shortcuts.keys).toEqual({})
})

test('single keys can be turned off as a whole; what is held with Ctrl, and arrows, stay', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'One' })
  await ines.client.tasks.create({ title: 'Two' })
  await open(page, '/tasks/inbox')
  await page.keyboard.press('?')
  await sheet(page).getByRole('checkbox', { name: sheetWords.single }).uncheck()
  await expect.poll(async () => (await ines.client.me.get()).shortcuts.singleKeys).toBe(false)
  await open(page, '/tasks/inbox')
  await row(page, 'One').focus()
  await page.keyboard.press('j')
  await expect(row(page, 'One')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'Two')).toBeFocused()
  await page.keyboard.press('?')
  await expect(sheet(page)).toHaveCount(0)
  await ask(page, 'shortcuts')
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
})

test('down begins with the list of a fresh page, and the sheet says keys alone, with a way out at its head', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'One' })
  await open(page, '/tasks/inbox')
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'One')).toBeFocused()
  await page.keyboard.press('?')
  await expect(sheet(page).getByRole('button', { name: sheetWords.close }).first()).toBeFocused()
  await expect(sheet(page).getByRole('button', { name: keysOf(words.actions.startDay, sheetWords.none) })).toBeVisible()
  const none = sheet(page).getByText(sheetWords.none, { exact: true }).first()
  expect(await none.evaluate((one) => one.getBoundingClientRect().width)).toBeLessThan(2)
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toHaveCount(0)
})
