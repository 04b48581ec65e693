import type { Locator, Page, Request } from '@playwright/test'
import { type SignedIn, seedTasks } from '@throughline/harness'
import { changes as changeWords } from '../src/messages/changes.ts'
import { day } from '../src/messages/day.ts'
import { bulk } from '../src/messages/task-bulk.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { select } from '../src/messages/task-select.ts'
import { selectDid } from '../src/messages/task-select-did.ts'
import { waiting } from '../src/messages/waiting.ts'
import { hasMark, mark } from './support/kept-here.ts'
import { accessibilityFaults, hydrated, overflowsSideways, settled } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const titles = ['One', 'Two', 'Three', 'Four', 'Five']
const today = () => Temporal.Now.plainDateISO('Europe/Vienna').toString()

const row = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: select.row(title), exact: true })
const bar = (page: Page) => page.getByRole('region', { name: bulk.bar })
const inBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const choose = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })
const undo = (page: Page) => page.getByRole('button', { name: changeWords.undo, exact: true })

async function withTasks(page: Page, { client }: SignedIn, path = '/tasks/all', names = titles) {
  await client.batch(names.map((title) => ({ method: 'POST', path: '/tasks', body: { title } })))
  await page.goto(path)
  await hydrated(page)
}

/** What the page sends that changes something, or what of it arrives. */
function changesOf(page: Page, event: 'request' | 'requestfinished' = 'request'): string[] {
  const sent: string[] = []
  const listen = (request: Request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  }
  if (event === 'request') page.on('request', listen)
  else page.on('requestfinished', listen)
  return sent
}

const all = async ({ client }: SignedIn) => (await client.tasks.list({ view: 'all', limit: 200 })).items
const dueToday = async (ines: SignedIn) => (await all(ines)).filter(({ dueDate }) => dueDate === today()).map(({ title }) => title)

test('by mouse: a box, Ctrl and a range are chosen, moved to today by one request, and brought back by one undo', async ({
  page,
  ines,
}) => {
  await withTasks(page, ines)
  const sent = changesOf(page)
  await row(page, 'One').hover()
  await box(page, 'One').click()
  await row(page, 'Two').click({ modifiers: ['ControlOrMeta'] })
  await expect(bar(page)).toContainText(bulk.count(2))
  await row(page, 'Two').click({ modifiers: ['ControlOrMeta'] })
  await row(page, 'Three').click({ modifiers: ['ControlOrMeta'] })
  await row(page, 'Five').click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText(bulk.count(4))
  await expect(box(page, 'Two')).not.toBeChecked()
  await expect(page).toHaveURL(/\/tasks\/all$/)

  await inBar(page, bulk.long.due(4)).click()
  await choose(page, bulk.day.due.on(4, day.near.today)).click()
  await expect(page.getByText(selectDid.due(4, 'today'))).toBeVisible()
  await expect.poll(() => dueToday(ines)).toEqual(['One', 'Three', 'Four', 'Five'])
  expect(sent).toEqual(['POST /api/v1/batch'])

  await undo(page).click()
  await expect.poll(() => dueToday(ines)).toEqual([])
  expect(sent).toEqual(['POST /api/v1/batch', 'POST /api/v1/batch'])
  await inBar(page, bulk.clear).click()
  await expect(bar(page)).toHaveCount(0)
})

test('by keyboard alone: chosen, extended, tagged, completed, undone, cleared', async ({ page, ines }) => {
  await withTasks(page, ines)
  const sent = changesOf(page)
  await page.keyboard.press('j')
  await expect(row(page, 'One')).toBeFocused()
  await page.keyboard.press('v')
  await expect(bar(page)).toContainText(bulk.count(1))
  await page.keyboard.press('Shift+J')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(bar(page)).toContainText(bulk.count(2))
  await expect(row(page, 'Two')).toBeFocused()
  await expect(page.locator('[aria-live="polite"]')).toHaveText(select.countAloud(2))

  await page.keyboard.press('b')
  await expect(inBar(page, bulk.long.complete(2))).toBeFocused()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText(bulk.long.tags(2))
  await page.getByLabel(bulk.tags.field).focus()
  await page.keyboard.type('#work')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await all(ines)).filter(({ tags }) => tags.includes('work')).map(({ title }) => title))
    .toEqual(['One', 'Two'])

  await page.keyboard.press('x')
  await expect.poll(async () => (await all(ines)).map(({ title }) => title)).toEqual(['Three', 'Four', 'Five'])
  await expect(bar(page)).toHaveCount(0)
  expect(sent).toEqual(['POST /api/v1/batch', 'POST /api/v1/batch'])
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(async () => (await all(ines)).map(({ title }) => title)).toEqual(titles)

  await page.keyboard.press('ControlOrMeta+a')
  await expect(bar(page)).toContainText(bulk.count(5))
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
})

/** A finger that rests on something for a while. */
async function longPress(page: Page, target: Locator) {
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {}
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 10 }] })
  await expect(bar(page)).toBeVisible()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('by thumb', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a long press chooses, taps choose more, and the bar is at the foot of the screen', async ({ page, ines }) => {
    await withTasks(page, ines)
    const sent = changesOf(page)
    await page.getByRole('button', { name: select.selectHelp }).tap()
    await expect(box(page, 'One')).not.toBeChecked()
    await page.getByRole('button', { name: select.selectHelp }).tap()
    await expect(box(page, 'One')).toHaveCount(0)
    await longPress(page, row(page, 'Two'))
    await expect(box(page, 'Two')).toBeChecked()
    await page.locator('[data-row]', { hasText: 'Four' }).tap()
    await page.locator('[data-row]', { hasText: 'Five' }).tap()
    await page.locator('[data-row]', { hasText: 'Five' }).tap()
    await expect(bar(page)).toContainText(bulk.count(2))
    await expect(page).toHaveURL(/\/tasks\/all$/)
    expect(await overflowsSideways(page)).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])
    for (const button of await bar(page).getByRole('button').all()) {
      const { width = 0, height = 0, x = 0 } = (await button.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
      expect(x + width).toBeLessThanOrEqual(390)
    }

    await inBar(page, bulk.long.priority(2)).tap()
    await expect(choose(page, bulk.priority(2, 'High'))).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await choose(page, bulk.priority(2, 'High')).tap()
    await expect
      .poll(async () => (await all(ines)).filter(({ priority }) => priority === 'high').map(({ title }) => title))
      .toEqual(['Two', 'Four'])
    expect(sent).toEqual(['POST /api/v1/batch'])
    await undo(page).tap()
    await expect.poll(async () => (await all(ines)).filter(({ priority }) => priority === 'high')).toEqual([])
  })
})

test('tasks go under another and to the trash, also a step with its task, and come back where they were', async ({ page, ines }) => {
  await withTasks(page, ines)
  const [one, two] = (await all(ines)).map(({ id }) => id)
  await ines.client.tasks.edit(two as string, { parentId: one as string })
  await expect(page.locator('[data-row]', { hasText: 'Two' })).toContainText(listWords.row.partOf('One'))
  await row(page, 'One').click({ modifiers: ['ControlOrMeta'] })
  await row(page, 'Three').click({ modifiers: ['Shift'] })
  await inBar(page, bulk.long.move(3)).click()
  await page.getByLabel(bulk.place.field).fill('five')
  await choose(page, bulk.place.under(3, 'Five')).click()
  await expect(page.getByText(selectDid.move(2, 'Five'))).toBeVisible()
  const parents = async () => (await all(ines)).map(({ parentId }) => parentId)
  const five = (await all(ines)).find(({ title }) => title === 'Five')?.id
  await expect.poll(parents).toEqual([five, one, five, null, null])

  await inBar(page, bulk.long.remove(3)).click()
  await expect.poll(async () => (await all(ines)).map(({ title }) => title)).toEqual(['Four', 'Five'])
  await undo(page).click()
  await expect.poll(parents).toEqual([five, one, five, null, null])
})

test('one of many that is refused is told of, and the rest is done', async ({ page, ines }) => {
  await withTasks(page, ines)
  const four = (await all(ines)).find(({ title }) => title === 'Four')?.id as string
  await ines.client.tasks.edit(four, { tags: Array.from({ length: 20 }, (_, i) => `t${i}`) })
  await expect(page.locator('[data-row]', { hasText: 'Four' })).toContainText('#t0')
  await page.keyboard.press('ControlOrMeta+a')
  await inBar(page, bulk.long.tags(5)).click()
  await page.getByLabel(bulk.tags.field).fill('work')
  await choose(page, bulk.tags.add(5)).click()
  await expect(page.getByRole('alert').filter({ hasText: changeWords.tryAgain })).toHaveCount(1)
  await expect.poll(async () => (await all(ines)).filter(({ tags }) => tags.includes('work'))).toHaveLength(4)
})

test('the selection outlives scrolling, searching and opening; all of a long list is chosen, and changed in lots', async ({
  page,
  ines,
}) => {
  test.slow()
  await seedTasks(ines.client, 500)
  await page.goto('/tasks/all')
  await hydrated(page)
  const first = page.locator('main [data-row]').first()
  await first
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await page.keyboard.press('End')
  await expect(first).not.toHaveClass(/is-chosen/)
  // Rows that have just come are measured first, which ends a scrolling that begins meanwhile.
  await settled(page)
  await page.keyboard.press('Home')
  await expect(first).toHaveClass(/is-chosen/)

  const title = (await first.locator('.task-title').textContent()) as string
  await page.getByRole('searchbox').fill('nothing is called so')
  await expect(bar(page)).toContainText(bulk.elsewhere(1))
  await page.getByRole('searchbox').fill('')
  await expect(box(page, title)).toBeChecked()

  await inBar(page, bulk.all).click()
  await expect(bar(page)).toContainText(bulk.count(500))
  const sent = changesOf(page)
  await inBar(page, bulk.long.priority(500)).click()
  await choose(page, bulk.priority(500, 'Urgent')).click()
  await expect(page.getByText(selectDid.priority(500, 'Urgent'))).toBeVisible()
  const urgent = async () => {
    let n = 0
    for (let cursor: string | null = '', page = null; cursor !== null; cursor = page.nextCursor) {
      page = await ines.client.tasks.list({ view: 'all', limit: 200, cursor: cursor || null })
      n += page.items.filter(({ priority }) => priority === 'urgent').length
    }
    return n
  }
  await expect.poll(urgent, { timeout: 30_000 }).toBe(500)
  expect(sent).toEqual(Array(sent.length).fill('POST /api/v1/batch'))
  expect(sent.length).toBeLessThanOrEqual(5)
})

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('what was changed offline goes as one request once the network is back', async ({ page, ines, context }) => {
    await withTasks(page, ines)
    await hasMark(page)
    await context.setOffline(true)
    for (const title of ['One', 'Two', 'Three'])
      await page.getByRole('button', { name: listWords.row.complete(title), exact: true }).click()
    await expect(mark(page)).toContainText(waiting.unsent(3))
    const arrived = changesOf(page, 'requestfinished')
    await context.setOffline(false)
    await expect.poll(async () => (await all(ines)).map(({ title }) => title)).toEqual(['Four', 'Five'])
    // The first finds out whether the server is there; the others follow it together.
    await expect.poll(() => arrived).toEqual([expect.stringContaining('/api/v1/tasks/'), 'POST /api/v1/batch'])
  })
})

test('dragging one of several chosen rows moves them all', async ({ page, ines }) => {
  await withTasks(page, ines)
  await row(page, 'One').click({ modifiers: ['ControlOrMeta'] })
  await row(page, 'Three').click({ modifiers: ['ControlOrMeta'] })
  const at = async (title: string) => {
    const { x = 0, y = 0, height = 0 } = (await page.locator('[data-row]', { hasText: title }).boundingBox()) ?? {}
    return { x: x + 200, y, height }
  }
  const [from, to] = [await at('Three'), await at('Five')]
  await page.mouse.move(from.x, from.y + from.height / 2)
  await page.waitForFunction(() => document.querySelector('[data-row][draggable="true"]') !== null)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y + 10, { steps: 4 })
  await page.mouse.move(to.x, to.y + to.height - 4, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await all(ines)).map(({ title }) => title)).toEqual(['Two', 'Four', 'Five', 'One', 'Three'])
  await expect(page.locator('main [data-row] .task-title')).toHaveText(['Two', 'Four', 'Five', 'One', 'Three'])
})

test('on the board cards are chosen as rows are', async ({ page, ines }) => {
  await withTasks(page, ines, '/tasks/all?layout=board')
  await row(page, 'One').click({ modifiers: ['ControlOrMeta'] })
  await row(page, 'Three').click({ modifiers: ['Shift'] })
  await expect(box(page, 'Two')).toBeChecked()
  await expect(bar(page)).toContainText(bulk.count(3))
  expect(await accessibilityFaults(page)).toEqual([])
  await inBar(page, bulk.long.complete(3)).click()
  await expect.poll(async () => (await all(ines)).map(({ title }) => title)).toEqual(['Four', 'Five'])
})

for (const theme of ['light', 'dark'] as const)
  test(`rows being chosen, their bar and its choices hold nothing that axe objects to, ${theme}`, async ({ page, ines }) => {
    await page.emulateMedia({ colorScheme: theme })
    await withTasks(page, ines)
    await page.keyboard.press('ControlOrMeta+a')
    await expect(bar(page)).toContainText(bulk.count(5))
    expect(await accessibilityFaults(page)).toEqual([])
    for (const name of [bulk.long.due(5), bulk.long.tags(5), bulk.long.move(5)]) {
      await inBar(page, name).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await expect(bar(page)).toContainText(bulk.count(5))
  })
