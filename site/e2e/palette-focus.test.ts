import type { Page } from '@playwright/test'
import { command as words } from '../src/messages/command.ts'
import { goal } from '../src/messages/goal.ts'
import { goalForm } from '../src/messages/goal-form.ts'
import { hydrated } from './support/page-quality.ts'
import { ask, line, palette } from './support/palette.ts'
import { expect, test } from './support/test.ts'

const inDays = (days: number) => Temporal.Now.plainDateISO('Europe/Vienna').add({ days }).toString()

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

test('as long as the palette is open Tab stays within, and a press beside it closes it and does nothing else', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'Count the pallets' })
  await open(page, '/tasks/inbox')
  const title = page.getByRole('link', { name: 'Count the pallets', exact: true })
  await title.focus()
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key)
    await expect(palette(page).locator(':focus')).toHaveCount(1)
  }
  // Nor does anything get out where the focus is in none of its stops, or gone.
  await palette(page).getByText(words.groups.go, { exact: true }).click()
  await page.keyboard.press('Shift+Tab')
  await expect(palette(page).locator(':focus')).toHaveCount(1)
  await palette(page)
    .locator(':focus')
    .evaluate((element: HTMLElement) => element.blur())
  await page.keyboard.press('x')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await palette(page)
    .getByRole('combobox')
    .evaluate((element: HTMLElement) => element.blur())
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(title).toBeFocused()
  await expect(page).toHaveURL(/\/tasks\/inbox$/)
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  const beside = await title.boundingBox()
  await page.mouse.click((beside?.x ?? 0) + 5, (beside?.y ?? 0) + 5)
  await expect(palette(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/tasks\/inbox$/)
  await expect(title).toBeFocused()
})

test('a button that has the focus is pressed by Enter, and no line is done; arrows go back to the field', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'Count the pallets' })
  await open(page, '/tasks/inbox')
  await ask(page, 'pall')
  await expect(line(page, /Count the pallets/)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(palette(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/tasks\/inbox$/)
})

test('a line that a key chooses comes into view', async ({ page, ines: _ }) => {
  await page.goto('/tasks')
  await hydrated(page)
  await ask(page)
  const options = palette(page).getByRole('option')
  await expect(options.first()).toBeVisible()
  for (const key of ['End', 'Home', 'End']) {
    await page.keyboard.press(key)
    const chosen = palette(page).getByRole('option', { selected: true })
    await expect(chosen).toHaveText((await (key === 'End' ? options.last() : options.first()).textContent()) ?? '')
    await expect(chosen).toBeInViewport({ ratio: 1 })
  }
})

test('Enter behind the last letter opens what the server finds, and makes no task of the same words', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'Renew the passport', dueDate: inDays(90) })
  await open(page, '/goals')
  await ask(page)
  await page.keyboard.type('passport')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Renew the passport' })).toBeVisible()
  expect((await ines.client.tasks.list({ view: 'all' })).items).toHaveLength(1)
})

test('the palette opens above a dialog that makes the rest of the page inert', async ({ page, ines: _ines }) => {
  await open(page, '/goals')
  await page.getByRole('button', { name: goal.empty.action }).click()
  const form = page.getByRole('dialog', { name: goalForm.newTitle })
  await expect(form).toBeVisible()
  await ask(page, 'inbox')
  await expect(palette(page).getByRole('combobox')).toHaveValue('inbox')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(form).toBeVisible()
})

test('in a palette that was only opened, ArrowUp stays at the first line; from a chosen one it goes round', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'Count the pallets', dueDate: inDays(0) })
  await open(page, '/tasks')
  await page.keyboard.press('Control+k')
  const first = palette(page).getByRole('option').first()
  const last = palette(page).getByRole('option').last()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(last).toHaveText(words.actions.signOut)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(last).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('ArrowUp')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(last).toHaveAttribute('aria-selected', 'true')
})
