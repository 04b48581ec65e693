import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { seedTasks } from '@throughline/harness'
import { changes as changeWords } from '../src/messages/changes.ts'
import { task as words } from '../src/messages/task.ts'
import { taskLayouts } from '../src/messages/task-layouts.ts'
import { drag } from './support/layouts.ts'
import { hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { typeHere } from './support/typing.ts'

const { board, move } = taskLayouts
const lane = (page: Page, name: string) => page.locator(`[data-lane="${name}"]`)
const cards = (page: Page, name: string) => lane(page, name).locator('.card-title')
const card = (page: Page, title: string) => page.locator('[data-card]', { has: page.getByRole('link', { name: title, exact: true }) })

async function openBoard(page: Page, ines: SignedIn, titles: readonly string[], path = '/tasks/all?layout=board') {
  const ids: string[] = []
  for (const title of titles) ids.push((await ines.client.tasks.create({ title })).id)
  await page.goto(path)
  await hydrated(page)
  return ids
}

test('by mouse, a card changes its place, its status, and is done; each is undone', async ({ page, ines }) => {
  const [one = ''] = await openBoard(page, ines, ['One', 'Two', 'Three'])
  await drag(page, card(page, 'One'), card(page, 'Three'), { x: 0.5, y: 0.8 })
  await expect(cards(page, 'open')).toHaveText(['Two', 'Three', 'One'])
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title }) => title))
    .toEqual(['Two', 'Three', 'One'])

  await drag(page, card(page, 'One'), lane(page, 'in-progress'))
  await expect(cards(page, 'in-progress')).toHaveText(['One'])
  await expect.poll(async () => (await ines.client.tasks.get(one)).status).toBe('in-progress')

  await drag(page, card(page, 'One'), lane(page, 'done'))
  await expect(cards(page, 'done')).toHaveText(['One'])
  await expect.poll(async () => (await ines.client.tasks.get(one)).lastCompletion?.undone).toBe(false)
  await page.getByRole('button', { name: changeWords.undo, exact: true }).click()
  await expect(cards(page, 'in-progress')).toHaveText(['One'])
  await expect.poll(async () => (await ines.client.tasks.get(one)).status).toBe('in-progress')
})

test('by keyboard alone, cards are found, carried along, finished, and taken up again', async ({ page, ines }) => {
  const [one = ''] = await openBoard(page, ines, ['One', 'Two', 'Three'])
  await page.getByRole('link', { name: 'One', exact: true }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(cards(page, 'open')).toHaveText(['Two', 'One', 'Three'])
  await expect(page.getByRole('link', { name: 'One', exact: true })).toBeFocused()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(cards(page, 'in-progress')).toHaveText(['One'])
  await expect(page.getByText(board.moved('One', board.lanes['in-progress'], 1, 1))).toBeAttached()
  await expect(page.getByRole('link', { name: 'One', exact: true })).toBeFocused()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(cards(page, 'done')).toHaveText(['One'])
  await expect.poll(async () => (await ines.client.tasks.get(one)).status).toBe('done')

  await page.keyboard.press('Control+z')
  await expect(cards(page, 'in-progress')).toHaveText(['One'])
  await expect(page.getByRole('link', { name: 'One', exact: true })).toBeFocused()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(cards(page, 'done')).toHaveText(['One'])
  await expect(page.getByRole('link', { name: 'One', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('link', { name: 'Two', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('m')
  await expect(page.getByRole('button', { name: move.to(board.lanes.open) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards(page, 'open')).toHaveText(['One', 'Two', 'Three'])
  await expect.poll(async () => (await ines.client.tasks.get(one)).status).toBe('open')
})

test('between tasks that share a place from old days one finds room, and all are where they were by undo', async ({ page, ines }) => {
  for (const [title, order] of [
    ['One', 'a0'],
    ['Two', 'a1'],
    ['Three', 'a1'],
    ['Four', 'a2'],
  ] as const)
    await ines.client.tasks.create({ title, order })
  const stored = async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title, order }) => `${title} ${order}`)
  const before = await stored()
  await openBoard(page, ines, [])
  await page.getByRole('link', { name: 'Four', exact: true }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(cards(page, 'open')).toHaveText(['One', 'Two', 'Four', 'Three'])
  await expect.poll(async () => (await stored()).map((line) => line.split(' ')[0])).toEqual(['One', 'Two', 'Four', 'Three'])
  await page.keyboard.press('Control+z')
  await expect(cards(page, 'open')).toHaveText(['One', 'Two', 'Three', 'Four'])
  await expect.poll(stored).toEqual(before)
})

test('a line in a lane becomes a task there, as it is read, and says where it went', async ({ page, ines }) => {
  await openBoard(page, ines, [], '/tasks?layout=board')
  await page.getByRole('button', { name: board.add['in-progress'] }).click()
  await typeHere(page, 'Count the pallets')
  await page.keyboard.press('Enter')
  await expect(cards(page, 'in-progress')).toHaveText(['Count the pallets'])
  await page.keyboard.type('Call the port tomorrow 4pm')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.did.createFor('Call the port', 'tomorrow'))).toBeVisible()
  const today = Temporal.Now.plainDateISO('Europe/Vienna')
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ status, dueDate, dueAt }) => [status, dueDate, dueAt]))
    .toEqual([
      ['in-progress', today.toString(), null],
      ['in-progress', null, `${today.add({ days: 1 })}T16:00`],
    ])
})

test('on the board of today a card says the hour, and a day where it is another', async ({ page, ines }) => {
  const today = Temporal.Now.plainDateISO('Europe/Vienna')
  await ines.client.tasks.create({ title: 'Any time', dueDate: today.toString() })
  await ines.client.tasks.create({ title: 'At four', dueAt: `${today}T16:00`, timeZone: 'Europe/Vienna' })
  await ines.client.tasks.create({ title: 'Late', dueDate: today.subtract({ days: 1 }).toString() })
  await page.goto('/tasks?layout=board')
  await expect(card(page, 'At four').locator('time')).toHaveText('16:00')
  await expect(card(page, 'Late').locator('time')).toHaveText('Yesterday')
  await expect(card(page, 'Any time').locator('time')).toHaveCount(0)
})

test('a round of a repeating task is done, and the next waits', async ({ page, ines }) => {
  const dueDate = Temporal.Now.plainDateISO('Europe/Vienna').toString()
  const { id } = await ines.client.tasks.create({ title: 'Stretch', dueDate, recurrence: { rrule: 'FREQ=DAILY' } })
  await openBoard(page, ines, [])
  await page.getByRole('link', { name: 'Stretch' }).focus()
  await page.keyboard.press('x')
  await expect(cards(page, 'done')).toHaveText(['Stretch'])
  await expect(cards(page, 'open')).toHaveText(['Stretch'])
  await cards(page, 'done').focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(cards(page, 'in-progress')).toHaveText(['Stretch'])
  await expect(cards(page, 'done')).toHaveCount(0)
  await expect.poll(async () => (await ines.client.tasks.get(id)).dueDate).toBe(dueDate)
})

test('a long lane draws more as its end comes near', async ({ page, ines }) => {
  test.slow()
  await seedTasks(ines.client, 400)
  await openBoard(page, ines, [])
  await expect(lane(page, 'open').locator('.count')).toHaveText('400')
  expect(await cards(page, 'open').count()).toBeLessThan(200)
  for (let turn = 0; turn < 40; turn++) await page.mouse.wheel(0, 3_000)
  await expect(cards(page, 'open')).toHaveCount(400)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('lanes are swiped through, and a thumb moves cards by their menu', async ({ page, ines }) => {
    const [one = ''] = await openBoard(page, ines, ['One', 'Two'])
    expect(await overflowsSideways(page)).toBe(false)
    await page.getByRole('button', { name: move.open('One') }).tap()
    await page.getByRole('button', { name: move.down }).tap()
    await expect(cards(page, 'open')).toHaveText(['Two', 'One'])
    await page.getByRole('button', { name: move.open('One') }).tap()
    await page.getByRole('button', { name: move.to(board.lanes.done) }).tap()
    await expect(cards(page, 'done')).toHaveText(['One'])
    await expect.poll(async () => (await ines.client.tasks.get(one)).status).toBe('done')
    await lane(page, 'done').scrollIntoViewIfNeeded()
    await expect(cards(page, 'done')).toBeInViewport()
  })
})
