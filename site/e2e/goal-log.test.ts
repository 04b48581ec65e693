import type { Page } from '@playwright/test'
import { changes } from '../src/messages/changes.ts'
import { command } from '../src/messages/command.ts'
import { goal as goals } from '../src/messages/goal.ts'
import { goalLog as words } from '../src/messages/goal-log.ts'
import { shortcutSheet } from '../src/messages/shortcut-sheet.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: command.open })
const line = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const current = (page: Page) => palette(page).locator('[role="option"][aria-selected="true"]')
const metric = { type: 'percent', start: '71.4', target: '82' } as const

async function ask(page: Page, text: string) {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(text)
}

test('a value is logged by one line, and taken back', async ({ page, ines }) => {
  const goal = await ines.client.goals.create({ title: 'Forecast accuracy to 82', metric })
  await page.goto('/tasks')
  await hydrated(page)
  await ask(page, 'log accuracy 77.6')
  await expect(current(page)).toContainText(words.on('77.6 %', goal.title))
  await page.keyboard.press('Enter')
  const told = page.getByText(goals.did.log(goal.title, '77.6 %'))
  await expect(told).toBeVisible()
  await expect.poll(async () => (await ines.client.checkIns.list(goal.id)).items).toMatchObject([{ value: '77.6' }])
  await page.keyboard.press('Control+z')
  await expect(page.getByText(changes.undone(goals.did.log(goal.title, '77.6 %')))).toBeVisible()
  await expect.poll(async () => (await ines.client.checkIns.list(goal.id)).items).toEqual([])
})

test('a goal is found by its name, its value typed behind it', async ({ page, ines }) => {
  const goal = await ines.client.goals.create({ title: 'Forecast accuracy to 82', metric })
  await page.goto('/notifications')
  await ask(page, 'accuracy')
  await expect(line(page, /^Forecast accuracy to 82 ?Goal/)).toBeVisible()
  await line(page, `${words.label}: ${goal.title}…`).click()
  await expect(palette(page).getByRole('combobox')).toHaveValue(`${goal.title} `)
  await page.keyboard.type('78')
  await expect(current(page)).toContainText(words.on('78 %', goal.title))
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await overflowsSideways(page)).toBe(false)
  await page.keyboard.press('Enter')
  await expect(page.getByText(goals.did.log(goal.title, '78 %'))).toBeVisible()
})

test('a day of a habit is a yes or a skip', async ({ page, ines }) => {
  const goal = await ines.client.goals.create({ title: 'Meditate', metric: { type: 'habit' } })
  await page.goto('/tasks')
  await hydrated(page)
  await ask(page, 'medi')
  await expect(line(page, new RegExp(words.marks.yes('Meditate')))).toBeVisible()
  await line(page, new RegExp(words.marks.skip('Meditate'))).click()
  await expect(page.getByText(goals.did.habit.skip('Meditate'))).toBeVisible()
  await expect.poll(async () => (await ines.client.checkIns.list(goal.id)).items).toMatchObject([{ value: 'skip' }])
})

test('goals are gone to by keys, which the list of shortcuts names', async ({ page, ines: _ines }) => {
  await page.goto('/tasks')
  await hydrated(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: shortcutSheet.title })).toContainText(command.actions.go(words.go))
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('g')
  await expect(page).toHaveURL(/\/goals$/)
})
