import type { Page } from '@playwright/test'
import { day as words } from '../src/messages/day.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { typeHere } from './support/typing.ts'

const today = () => Temporal.Now.plainDateISO('Europe/Vienna')
/** The next Friday, today left out. */
const friday = () => today().add({ days: ((5 - today().dayOfWeek + 6) % 7) + 1 })

const fact = (page: Page, name: string) => page.locator('.pane').getByRole('button', { name: new RegExp(`^${name}: `) })
const dialog = (page: Page) => page.getByRole('dialog')
const typed = (page: Page) => page.getByLabel(words.typed)

async function open(page: Page, id: string) {
  await page.goto(`/tasks/${id}`)
  await hydrated(page)
}

test('a due day is said in words, read as they are typed, with its time and its repeat, and taken back', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Call the port' })
  const task = () => ines.client.tasks.get(id)
  await open(page, id)
  await fact(page, taskPane.due).click()
  await expect(typed(page)).toBeFocused()
  await page.keyboard.type('nächsten Freitag 16 Uhr')
  await expect(dialog(page).getByRole('status')).toContainText('16:00')
  await typed(page).fill('every friday 4pm')
  await expect(dialog(page).getByRole('status')).toContainText(/16:00, every Friday/)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(fact(page, taskPane.due)).toBeFocused()
  await expect.poll(async () => (await task()).recurrence?.rrule).toBe('FREQ=WEEKLY;BYDAY=FR')
  expect((await task()).dueAt).toMatch(/T16:00$/)

  await fact(page, taskPane.due).click()
  await page.getByRole('button', { name: words.none }).click()
  await expect.poll(async () => [(await task()).dueAt, (await task()).recurrence]).toEqual([null, null])
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await task()).recurrence?.rrule).toBe('FREQ=WEEKLY;BYDAY=FR')

  await fact(page, taskPane.due).click()
  await typeHere(page, 'whenever')
  await expect(page.getByText(words.notRead)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(id))
  await expect(fact(page, taskPane.due)).toBeFocused()
})

test('days by name show which day they are, and a time of day stays', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Call the port', dueAt: `${today()}T08:30`, timeZone: 'America/Lima' })
  await open(page, id)
  await fact(page, taskPane.due).click()
  const monday = today().add({ days: 8 - today().dayOfWeek })
  // On a Sunday that day is tomorrow, and no day is offered twice.
  const name = today().dayOfWeek === 7 ? words.near.tomorrow : words.near.nextWeek
  const offered = page.getByRole('button', { name: new RegExp(`^${name} `) })
  await expect(offered).toContainText(new RegExp(`Mon,? ${monday.day} `))
  await offered.click()
  await expect.poll(async () => (await ines.client.tasks.get(id)).dueAt).toBe(`${monday}T08:30`)
  expect((await ines.client.tasks.get(id)).timeZone).toBe('America/Lima')

  await fact(page, taskPane.due).click()
  await dialog(page).getByLabel(words.time, { exact: true }).fill('')
  await page.getByRole('button', { name: words.setTime, exact: true }).click()
  await expect.poll(async () => (await ines.client.tasks.get(id)).dueDate).toBe(monday.toString())
})

test('a month is gone through by keys, also for the start, which has no time', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Call the port', startDate: friday().toString() })
  await open(page, id)
  await fact(page, taskPane.starts).click()
  const shown = page.getByRole('button', { name: /selected/ })
  await expect(shown).toBeVisible()
  await expect(dialog(page).getByLabel(words.time, { exact: true })).toHaveCount(0)
  await shown.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const chosen = friday().add({ weeks: 1 }).add({ months: 1 }).subtract({ days: 1 })
  await expect.poll(async () => (await ines.client.tasks.get(id)).startDate).toBe(chosen.toString())
  await expect(fact(page, taskPane.starts)).toBeFocused()
})

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const)
  test(`choosing a day at ${width} in the ${colorScheme} is accessible and fits`, async ({ page, ines }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    const { id } = await ines.client.tasks.create({ title: 'Call the port', dueDate: friday().toString() })
    await open(page, id)
    await fact(page, taskPane.due).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await typed(page).fill('in 3 days 4pm')
    await expect(dialog(page).getByRole('status')).toContainText('16:00')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflowsSideways(page)).toBe(false)
    const box = await dialog(page).boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= 844).toBe(true)
  })

test('without the month the platform’s own field does', async ({ page, ines, expectedComplaints }) => {
  expectedComplaints.push(/MonthGrid|Failed to load resource|ERR_FAILED/)
  const { id } = await ines.client.tasks.create({ title: 'Call the port' })
  await page.route(/MonthGrid/, (route) => route.abort())
  await open(page, id)
  await fact(page, taskPane.due).click()
  await page.getByLabel(words.another).fill('2027-03-05')
  await page.getByLabel(words.another).press('Enter')
  await expect.poll(async () => (await ines.client.tasks.get(id)).dueDate).toBe('2027-03-05')
})
