import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { changes as changeWords } from '../src/messages/changes.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { waiting } from '../src/messages/waiting.ts'
import { holdBack } from './support/hold-back.ts'
import { mark } from './support/kept-here.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const row = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })
const pane = (page: Page) => page.getByRole('region', { name: taskPane.label })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

const daysFromToday = (days: number) => Temporal.Now.plainDateISO('Europe/Vienna').add({ days }).toString()
const add = (ines: SignedIn, ...titles: string[]) =>
  titles.reduce<Promise<unknown>>((before, title) => before.then(() => ines.client.tasks.create({ title })), Promise.resolve())

test('a line of words becomes a task with its day and time; what Backspace refuses stays words', async ({ page, ines }) => {
  await open(page, '/tasks/upcoming')
  await page.keyboard.press('q')
  await page.keyboard.type('Call the port tomorrow 4pm')
  await expect(page.getByRole('button', { name: listWords.add.asWords('tomorrow 4pm') })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(row(page, 'Call the port')).toBeVisible()

  await page.keyboard.type('Read about tomorrow')
  await expect(page.getByRole('button', { name: listWords.add.asWords('tomorrow') })).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('button', { name: listWords.add.asWords('tomorrow') })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title, dueAt, dueDate }) => [title, dueAt, dueDate]))
    .toEqual([
      ['Call the port', `${daysFromToday(1)}T16:00`, null],
      ['Read about tomorrow', null, null],
    ])
})

test('a deleted task comes back by the toast, and from the trash', async ({ page, ines }) => {
  await add(ines, 'Count the pallets')
  await open(page, '/tasks/inbox')
  await row(page, 'Count the pallets').focus()
  await page.keyboard.press('Delete')
  await expect(row(page, 'Count the pallets')).toHaveCount(0)
  await page.getByRole('button', { name: changeWords.undo, exact: true }).click()
  await expect(row(page, 'Count the pallets')).toBeVisible()

  await row(page, 'Count the pallets').focus()
  await page.keyboard.press('Delete')
  await expect.poll(async () => (await ines.client.tasks.list({ view: 'trash' })).items).toHaveLength(1)
  await open(page, '/tasks/trash')
  await page.getByRole('button', { name: listWords.row.restore('Count the pallets') }).click()
  await expect.poll(async () => (await ines.client.tasks.list({ view: 'inbox' })).items).toHaveLength(1)
})

test('tasks keep the order they were moved into by keyboard', async ({ page, ines }) => {
  await add(ines, 'One', 'Two', 'Three')
  await open(page, '/tasks/all')
  await row(page, 'One').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.locator('main [data-row] .task-title')).toHaveText(['Two', 'One', 'Three'])
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title }) => title))
    .toEqual(['Two', 'One', 'Three'])
  await open(page, '/tasks/all')
  await expect(page.locator('main [data-row] .task-title')).toHaveText(['Two', 'One', 'Three'])
})

test('who closes a task and begins another at once writes the whole of it', async ({ page, ines }) => {
  await add(ines, 'Count the pallets')
  await open(page, '/tasks/inbox')
  await row(page, 'Count the pallets').click()
  await expect(pane(page)).toBeVisible()
  await page.evaluate(() => {
    for (const key of ['Escape', 'q']) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expect(pane(page)).toHaveCount(0)
  await page.keyboard.type('Call Oskar')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Call Oskar')).toBeVisible()
})

test('who goes to another page and types on changes nothing on the one that is left', async ({ page, ines }) => {
  await add(ines, 'Count the pallets')
  await open(page, '/tasks/inbox')
  await row(page, 'Count the pallets').focus()
  const changed: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && changed.push(request.url()))
  const letIn = await holdBack(page, /\/journal\/new$/)
  await page.keyboard.press('n')
  await page.keyboard.type('xd')
  letIn()
  await expect(page).toHaveURL(/\/journal\/new$/)
  expect(changed).toEqual([])
})

test('who moves a task and begins another at once writes the whole of it', async ({ page, ines }) => {
  await add(ines, 'One', 'Two')
  await open(page, '/tasks/inbox')
  await row(page, 'One').focus()
  await page.evaluate(() => {
    const press = (init: KeyboardEventInit) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }))
    press({ key: 'ArrowDown', altKey: true })
    press({ key: 'q' })
  })
  await expect.poll(async () => (await ines.client.tasks.list({ view: 'inbox' })).items.map(({ title }) => title)).toEqual(['Two', 'One'])
  await page.keyboard.type('Call Oskar')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Call Oskar')).toBeVisible()
})

test('search finds by the beginnings of words', async ({ page, ines }) => {
  await add(ines, 'Büro aufräumen', 'Pay the rent')
  await open(page, '/tasks/all')
  await page.keyboard.press('/')
  await page.keyboard.type('buro auf')
  await expect(row(page, 'Büro aufräumen')).toBeVisible()
  await expect(row(page, 'Pay the rent')).toHaveCount(0)
})

test('notes are Markdown when read, and their HTML is only text', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Draft' })
  await open(page, `/tasks/${id}`)
  await page.getByRole('button', { name: taskPane.addNotes }).click()
  await page.getByLabel(taskPane.notes, { exact: true }).fill('**Bold** <img src=x onerror=alert(1)>')
  await page.getByRole('button', { name: taskPane.save, exact: true }).click()
  await expect(pane(page).locator('strong', { hasText: 'Bold' })).toBeVisible()
  await expect(pane(page).locator('.markdown img')).toHaveCount(0)
  await expect.poll(async () => (await ines.client.tasks.get(id)).notes).toBe('**Bold** <img src=x onerror=alert(1)>')
})

test('what is overdue moves to today at once, and keeps its time of day', async ({ page, ines }) => {
  const late = await ines.client.tasks.create({ title: 'Late', dueDate: daysFromToday(-3) })
  const lateAtFour = await ines.client.tasks.create({
    title: 'Late at four',
    dueAt: `${daysFromToday(-1)}T16:00`,
    timeZone: 'Europe/Vienna',
  })
  await open(page, '/tasks')
  await expect(page.getByText(listWords.overdue.count(2))).toBeVisible()
  await page.getByRole('button', { name: listWords.overdue.move(2) }).click()
  await expect(page.getByText(listWords.overdue.count(2))).toHaveCount(0)
  await expect.poll(async () => (await ines.client.tasks.get(late.id)).dueDate).toBe(daysFromToday(0))
  await expect.poll(async () => (await ines.client.tasks.get(lateAtFour.id)).dueAt).toBe(`${daysFromToday(0)}T16:00`)
})

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('what is done is kept, also when the page is left, and sent by the next one', async ({ page, context, ines }) => {
    await add(ines, 'One', 'Two')
    await open(page, '/tasks/all')
    // Not by the browser's offline switch: closing a page lifts that before the page is gone.
    await context.route('**/completions', (route) => route.abort('internetdisconnected'))
    await row(page, 'One').focus()
    await page.keyboard.press('x')
    await expect(mark(page)).toContainText(waiting.mark['no-answer'])
    await row(page, 'Two').focus()
    await page.keyboard.press('x')
    await expect(mark(page)).toContainText(waiting.unsent(2))
    await page.close()
    await context.unroute('**/completions')
    expect((await ines.client.tasks.list({ view: 'completed' })).items).toEqual([])
    await open(await context.newPage(), '/tasks/all')
    await expect
      .poll(async () => (await ines.client.tasks.list({ view: 'completed' })).items.map(({ title }) => title).sort())
      .toEqual(['One', 'Two'])
  })
})
