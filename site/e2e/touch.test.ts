import type { Page } from '@playwright/test'
import { type SignedIn, seedTasks } from '@throughline/harness'
import { changes as changeWords } from '../src/messages/changes.ts'
import { drag } from '../src/messages/drag.ts'
import { task as words } from '../src/messages/task.ts'
import { bulk } from '../src/messages/task-bulk.ts'
import { taskLayouts } from '../src/messages/task-layouts.ts'
import { select } from '../src/messages/task-select.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { type Finger, fingerOn } from './support/touch.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const today = () => Temporal.Now.plainDateISO('Europe/Vienna')
const row = (page: Page, title: string) => page.locator('main [data-row]', { has: page.getByRole('link', { name: title, exact: true }) })
const titles = (page: Page) => page.locator('main [data-row] .task-title')
const cards = (page: Page, lane: string) => page.locator(`[data-lane="${lane}"] .card-title`)
const card = (page: Page, title: string) => page.locator('[data-card]', { has: page.getByRole('link', { name: title, exact: true }) })
const stored = async ({ client }: SignedIn) => (await client.tasks.list({ view: 'all' })).items.map(({ title }) => title)
const carried = (page: Page) => page.locator('.carried')
const said = (page: Page) => page.locator('[aria-live="polite"].hidden-text')
const undo = (page: Page) => page.getByRole('button', { name: changeWords.undo, exact: true })

/** Opens a page whose first press counts: what that takes comes when there is time. */
async function open(page: Page, path: string): Promise<Finger> {
  const ready = [/by-touch/, /drag-(rows|cards|entries)/].map((name) => page.waitForResponse((response) => name.test(response.url())))
  await page.goto(path)
  for (const response of await Promise.all(ready)) await response.finished()
  await hydrated(page)
  return fingerOn(page)
}

async function withTasks(page: Page, { client }: SignedIn, names: readonly string[], path = '/tasks/all'): Promise<Finger> {
  await client.batch(names.map((title) => ({ method: 'POST' as const, path: '/tasks', body: { title } })))
  return open(page, path)
}

test('a row held by a finger goes where it is let go, and back by undo', async ({ page, ines }) => {
  const finger = await withTasks(page, ines, ['One', 'Two', 'Three', 'Four'])
  await finger.press(row(page, 'One'))
  await finger.moveOver(row(page, 'Three'), { x: 0.4, y: 0.8 })
  await expect(carried(page)).toHaveText('One')
  await expect(said(page)).toHaveText(drag.carrying('One'))
  await expect(row(page, 'Three')).toHaveAttribute('data-drop', 'lower')
  await finger.lift()
  await expect(titles(page)).toHaveText(['Two', 'Three', 'One', 'Four'])
  await expect(carried(page)).toHaveCount(0)
  await expect(page.locator('[data-drop], [data-held], [data-dragging]')).toHaveCount(0)
  await expect.poll(() => stored(ines)).toEqual(['Two', 'Three', 'One', 'Four'])
  // The press that lifted it chose nothing, and opened nothing.
  await expect(page.getByRole('region', { name: bulk.bar })).toHaveCount(0)
  await expect(page).toHaveURL(/\/tasks\/all$/)
  await undo(page).tap()
  await expect(titles(page)).toHaveText(['One', 'Two', 'Three', 'Four'])
  await expect.poll(() => stored(ines)).toEqual(['One', 'Two', 'Three', 'Four'])
})

test('a press that stays where it is chooses, and several that are chosen go together', async ({ page, ines }) => {
  const finger = await withTasks(page, ines, ['One', 'Two', 'Three', 'Four'])
  await finger.press(row(page, 'One'))
  await finger.lift()
  await expect(page.getByRole('checkbox', { name: select.row('One') })).toBeChecked()
  await row(page, 'Two').tap()
  await finger.press(row(page, 'Two'))
  await finger.moveOver(row(page, 'Four'), { x: 0.4, y: 0.8 })
  await expect(carried(page)).toHaveText(drag.several(2))
  await finger.lift()
  await expect.poll(() => stored(ines)).toEqual(['Three', 'Four', 'One', 'Two'])
  await expect(page.getByRole('region', { name: bulk.bar })).toContainText(bulk.count(2))
})

test('a second finger, Escape, or letting go beside the rows puts it back', async ({ page, ines }) => {
  const finger = await withTasks(page, ines, ['One', 'Two', 'Three'])
  for (const act of [() => finger.second(), () => page.keyboard.press('Escape'), () => finger.moveTo(200, 20)]) {
    await finger.press(row(page, 'One'))
    await finger.moveOver(row(page, 'Three'))
    await expect(carried(page)).toBeVisible()
    await act()
    await finger.lift()
    await expect(carried(page)).toHaveCount(0)
    await expect(said(page)).toHaveText(drag.back('One'))
  }
  await expect(page.locator('[data-drop], [data-held], [data-dragging]')).toHaveCount(0)
  await expect(titles(page)).toHaveText(['One', 'Two', 'Three'])
  expect(await stored(ines)).toEqual(['One', 'Two', 'Three'])
})

test('a finger that does not rest scrolls, and carries nothing', async ({ page, ines }) => {
  await seedTasks(ines.client, 60)
  const finger = await open(page, '/tasks/all')
  await finger.swipe(row(page, (await titles(page).nth(8).textContent()) as string), -300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await expect(carried(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: bulk.bar })).toHaveCount(0)
})

test('near the edge a long list scrolls on under what is carried, also past what is drawn', async ({ page, ines }) => {
  test.slow()
  await seedTasks(ines.client, 150)
  const finger = await open(page, '/tasks/all')
  const first = page.locator('main [data-row]').first()
  const title = (await first.locator('.task-title').textContent()) as string
  const id = (await first.getAttribute('data-row')) as string
  await finger.press(first)
  await finger.moveTo(200, 800)
  // By then the row itself is scrolled away, and is not drawn any more.
  await expect.poll(() => page.evaluate(() => scrollY), { timeout: 20_000 }).toBeGreaterThan(2_500)
  await expect(first).not.toHaveAttribute('data-row', id)
  await finger.moveTo(200, 400)
  const over = page.locator('main [data-drop]')
  await expect(over).toHaveCount(1)
  const beside = (await over.getAttribute('data-row')) as string
  await finger.lift()
  await expect(page.getByText(words.did.order(title))).toBeVisible()
  await expect
    .poll(async () => {
      const { items } = await ines.client.tasks.list({ view: 'all', limit: 200 })
      const order = items.map((task) => task.id)
      return Math.abs(order.indexOf(id) - order.indexOf(beside))
    })
    .toBe(1)
})

test('a card is carried to another column, which comes into sight, and is back by undo', async ({ page, ines }) => {
  const finger = await withTasks(page, ines, ['One', 'Two'], '/tasks/all?layout=board')
  await finger.press(card(page, 'One'))
  await finger.moveTo(380, 400)
  await expect(carried(page)).toContainText(taskLayouts.board.lanes['in-progress'])
  const lane = page.locator('[data-lane="in-progress"]')
  // The board scrolls on until the column is where the finger goes next.
  await expect.poll(async () => (await lane.boundingBox())?.x, { intervals: [20] }).toBeLessThan(150)
  await finger.moveTo(200, 500)
  await expect(lane).toHaveAttribute('data-over')
  await finger.lift()
  await expect(cards(page, 'in-progress')).toHaveText(['One'])
  await expect(cards(page, 'in-progress')).toBeInViewport()
  const status = async () => (await ines.client.tasks.list({ view: 'all' })).items.find(({ title }) => title === 'One')?.status
  await expect.poll(status).toBe('in-progress')
  await undo(page).tap()
  await expect(cards(page, 'open')).toHaveText(['One', 'Two'])
  await expect.poll(status).toBe('open')
})

test('a card changes its place in its column', async ({ page, ines }) => {
  const finger = await withTasks(page, ines, ['One', 'Two', 'Three'], '/tasks/all?layout=board')
  await finger.press(card(page, 'One'))
  await finger.moveOver(card(page, 'Two'), { x: 0.4, y: 0.8 })
  await finger.lift()
  await expect(cards(page, 'open')).toHaveText(['Two', 'One', 'Three'])
  await expect.poll(() => stored(ines)).toEqual(['Two', 'One', 'Three'])
})

for (const mode of ['month', 'week'] as const)
  test(`in the ${mode} a task is carried from its day to another, and is back by undo`, async ({ page, ines }) => {
    const there = today().dayOfWeek === 1 ? today().add({ days: 1 }) : today().subtract({ days: 1 })
    const { id } = await ines.client.tasks.create({ title: 'Call the port', dueAt: `${today()}T16:00`, timeZone: 'Europe/Vienna' })
    const at = mode === 'month' ? today().toPlainYearMonth() : today()
    const finger = await open(page, `/tasks/all?layout=calendar&at=${at}`)
    const compact = page.locator('.cal-compact')
    const entry = compact.locator('[data-entry]')
    await finger.press(entry)
    const day = compact.locator(`[data-day="${there}"]`)
    await finger.moveOver(day)
    await expect(day).toHaveAttribute('data-over')
    const name = there.toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
    await expect(carried(page)).toContainText(name)
    await expect(said(page)).toContainText(name)
    await finger.lift()
    await expect(entry).toHaveCount(0)
    await expect.poll(async () => (await ines.client.tasks.get(id)).dueAt).toBe(`${there}T16:00`)
    await undo(page).tap()
    await expect(entry).toHaveCount(1)
    await expect.poll(async () => (await ines.client.tasks.get(id)).dueAt).toBe(`${today()}T16:00`)
  })

for (const [how, x] of [
  ['the side of the window', 386],
  ['the link to it', null],
] as const)
  test(`a task held over ${how} is carried to the next month, and is back by undo`, async ({ page, ines }) => {
    const { id } = await ines.client.tasks.create({ title: 'Call the port', dueDate: today().toString() })
    const finger = await open(page, '/tasks/all?layout=calendar')
    const compact = page.locator('.cal-compact')
    const later = page.getByRole('link', { name: taskLayouts.calendar.later.month })
    await finger.press(compact.locator('[data-entry]'))
    if (x === null) await finger.moveOver(later)
    else await finger.moveTo(x, 420)
    await expect(later).toHaveAttribute('data-turning')
    await expect(page).toHaveURL(/at=/)
    // It goes on turning until the finger has left.
    await finger.moveTo(200, 420)
    await expect(later).not.toHaveAttribute('data-turning')
    const there = Temporal.PlainYearMonth.from(new URL(page.url()).searchParams.get('at') ?? '').toPlainDate({ day: 15 })
    expect(Temporal.PlainDate.compare(there, today())).toBe(1)
    await finger.moveOver(compact.locator(`[data-day="${there}"]`))
    await finger.lift()
    await expect.poll(async () => (await ines.client.tasks.get(id)).dueDate).toBe(there.toString())
    await expect(page).toHaveURL(new RegExp(`at=${there.toPlainYearMonth()}$`))
    await undo(page).tap()
    await expect.poll(async () => (await ines.client.tasks.get(id)).dueDate).toBe(today().toString())
  })

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 } })

  test('what has no day is carried among the hours of the week', async ({ page, ines }) => {
    const { id } = await ines.client.tasks.create({ title: 'Copy the notebook' })
    const finger = await open(page, `/tasks/all?layout=calendar&at=${today()}`)
    await finger.press(page.locator('.unplanned [data-entry]'))
    // Seven to twenty o'clock are drawn: 10:00 is three thirteenths down.
    await finger.moveOver(page.locator(`.day-col[data-day="${today()}"]`), { x: 0.5, y: 3 / 13 })
    await expect(carried(page)).toContainText('10:00')
    await finger.lift()
    await expect.poll(async () => (await ines.client.tasks.get(id)).dueAt).toBe(`${today()}T10:00`)
  })
})
