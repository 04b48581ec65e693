import type { Page } from '@playwright/test'
import { signUp } from '@throughline/harness'
import { changes } from '../src/messages/changes.ts'
import { shortcutSheet as sheetWords } from '../src/messages/shortcut-sheet.ts'
import { task as words } from '../src/messages/task.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { waiting } from '../src/messages/waiting.ts'
import { hasMark, mark, openMark } from './support/kept-here.ts'
import { hydrated, wholly } from './support/page-quality.ts'
import { expect, signBrowserIn, test } from './support/test.ts'
import { lacksWholeBrowser, wholeBrowser } from './support/whole-browser.ts'

test.use(wholeBrowser)

const row = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })
const pane = (page: Page) => page.getByRole('region', { name: taskPane.label })
const notes = (page: Page) => page.getByLabel(taskPane.notes, { exact: true })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

const line = (page: Page) => page.getByLabel(listWords.add.field).first()

async function typeLine(page: Page, text: string) {
  await expect(async () => {
    await page.keyboard.press('q')
    await expect(line(page)).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type(text)
}

async function writeNotes(page: Page, text: string) {
  await pane(page)
    .getByRole('button', { name: new RegExp(`${taskPane.addNotes}|${taskPane.editNotes}`) })
    .click()
  await notes(page).fill(text)
}

const ways: [name: string, leave: (page: Page) => Promise<unknown>][] = [
  ['closing the task', (page) => pane(page).getByRole('link', { name: taskPane.close }).click()],
  ['opening another task', (page) => row(page, 'Another').click()],
  ['going to another list', (page) => page.getByRole('navigation').getByRole('link', { name: words.views.all }).first().click()],
  ['reloading the page', (page) => page.reload()],
  ['closing the tab', (page) => page.close()],
  ['Escape', (page) => page.keyboard.press('Escape')],
]

test.describe('notes are saved', () => {
  // The page that is gone may have sent them before the next one does.
  test.use({ expectedComplaints: [/412 \(Precondition Failed\)/] })

  for (const [name, leave] of ways) {
    test(`by ${name}`, async ({ page, ines }) => {
      const { id } = await ines.client.tasks.create({ title: 'Draft' })
      await ines.client.tasks.create({ title: 'Another' })
      await open(page, `/tasks/${id}?view=inbox`)
      await writeNotes(page, 'Call before noon')
      await leave(page)
      if (name === 'reloading the page') await expect(pane(page).getByText('Call before noon')).toBeVisible()
      await expect.poll(async () => (await ines.client.tasks.get(id)).notes).toBe('Call before noon')
    })
  }
})

test('long notes that a page had no time to send are sent by the next one', async ({ page, context, ines, expectedComplaints }) => {
  // The next page does not know the task, and asks what there is to be compared with.
  expectedComplaints.push(/412 \(Precondition Failed\)/)
  const { id } = await ines.client.tasks.create({ title: 'Draft' })
  const text = 'A long story. '.repeat(1_000)
  await open(page, `/tasks/${id}`)
  await writeNotes(page, text)
  await page.close()
  await open(await context.newPage(), '/tasks')
  await expect.poll(async () => (await ines.client.tasks.get(id)).notes).toBe(text)
})

test('a page that dies gives back what was typed, to the next one that opens the task', async ({ page, context, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Draft', notes: 'Before' })
  await page.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true }))
  await open(page, `/tasks/${id}`)
  await writeNotes(page, 'Half a sentence')
  await page.close()
  const next = await context.newPage()
  await open(next, `/tasks/${id}`)
  await expect(notes(next)).toHaveValue('Half a sentence')
  await expect(next.getByText(taskPane.restored)).toBeVisible()
  expect((await ines.client.tasks.get(id)).notes).toBe('Before')
  await next.getByRole('button', { name: taskPane.save, exact: true }).click()
  await expect.poll(async () => (await ines.client.tasks.get(id)).notes).toBe('Half a sentence')
})

test('what Escape saved is taken back by undo, and the focus goes back to where it was', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Draft' })
  await open(page, `/tasks/${id}`)
  await writeNotes(page, 'Oops')
  await page.keyboard.press('Escape')
  await expect(pane(page).getByRole('button', { name: taskPane.editNotes })).toBeFocused()
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect(pane(page).getByText('Oops')).toHaveCount(0)

  const title = pane(page).getByRole('heading').first().getByRole('button')
  await title.click()
  await page.getByLabel(taskPane.title, { exact: true }).fill('Final')
  await page.keyboard.press('Escape')
  await expect(title).toBeFocused()
  await expect.poll(async () => (await ines.client.tasks.get(id)).title).toBe('Final')
  await expect.poll(async () => (await ines.client.tasks.get(id)).notes).toBe('')
})

test.describe('in two tabs at once', () => {
  // Whether the change of the other tab is heard of before one's own is sent is left to chance.
  test.use({ expectedComplaints: [/412 \(Precondition Failed\)/] })

  for (const field of ['notes', 'title'] as const) {
    test(`the ${field} is edited: neither is lost, and the person chooses`, async ({ page, context, ines }) => {
      const { id } = await ines.client.tasks.create({ title: 'Draft', notes: 'Before' })
      const other = await context.newPage()
      const label = field === 'notes' ? taskPane.notes : taskPane.title
      for (const [tab, text] of [
        [page, 'From the first'],
        [other, 'From the second'],
      ] as const) {
        await open(tab, `/tasks/${id}`)
        if (field === 'notes') await writeNotes(tab, text)
        else {
          await pane(tab).getByRole('heading').first().getByRole('button').click()
          await tab.getByLabel(label, { exact: true }).fill(text)
        }
      }
      const save = (tab: Page) => tab.getByLabel(label, { exact: true }).press('Control+Enter')
      await save(other)
      await expect.poll(async () => (await ines.client.tasks.get(id))[field]).toBe('From the second')
      await save(page)
      const choice = page.getByRole('alert').filter({ hasText: changes.conflict.title(field) })
      await expect(choice).toContainText('From the first')
      await expect(choice).toContainText('From the second')
      expect((await ines.client.tasks.get(id))[field]).toBe('From the second')

      // Both outlive the page.
      await page.reload()
      await expect(choice).toContainText('From the first')
      await choice.getByRole('button', { name: changes.conflict.keepMine }).click()
      await expect.poll(async () => (await ines.client.tasks.get(id))[field]).toBe('From the first')
    })
  }
})

test('a line of quick add outlives Escape and the list it was begun in', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'A row' })
  await open(page, '/tasks/inbox')
  await typeLine(page, 'Call the port tomorrow')
  const chip = page.getByRole('button', { name: listWords.add.asWords('tomorrow') })
  await expect(chip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chip).toHaveCount(0)
  await expect(line(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row(page, 'A row')).toBeFocused()
  await expect(line(page)).toHaveValue('Call the port tomorrow')
  await open(page, '/tasks/all')
  await expect(line(page)).toHaveValue('Call the port tomorrow')
  await expect(chip).toBeVisible()
})

test('Escape never leaves the focus nowhere', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'A row' })
  await open(page, '/tasks/inbox')
  await row(page, 'A row').focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: sheetWords.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, 'A row')).toBeFocused()
  await page.keyboard.press('/')
  await page.keyboard.type('row')
  await page.keyboard.press('Escape')
  const search = page.getByRole('searchbox', { name: listWords.search.label })
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(row(page, 'A row')).toBeFocused()
})

test('the toast says where a task went that the list does not show, and opens it', async ({ page, ines: _ines }) => {
  await open(page, '/tasks')
  await typeLine(page, 'Call the port tomorrow')
  await expect(page.getByRole('button', { name: listWords.add.asWords('tomorrow') })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.did.createFor('Call the port', 'tomorrow'))).toBeVisible()
  await page.getByRole('button', { name: changes.openIt, exact: true }).click()
  await expect(pane(page).getByRole('heading').first()).toHaveText('Call the port')
})

test.describe('without a server', () => {
  test.use({ expectedComplaints: [/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/] })

  test('a line keeps its date until the server is back, and the notice says what is true', async ({ page, context, ines }) => {
    test.skip(...lacksWholeBrowser)
    await open(page, '/tasks/inbox')
    await context.route('**/api/v1/tasks/**', (route) => route.abort('connectionrefused'))
    await typeLine(page, 'Call the port tomorrow 4pm')
    await page.keyboard.press('Enter')
    await expect(mark(page)).toHaveText(`${waiting.mark['no-answer']} · ${waiting.unsent(1)}`)
    await page.reload()
    await hydrated(page)
    await context.unroute('**/api/v1/tasks/**')
    const tomorrow = Temporal.Now.plainDateISO('Europe/Vienna').add({ days: 1 })
    await expect
      .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title, dueAt }) => [title, dueAt]), {
        timeout: 20_000,
      })
      .toEqual([['Call the port', `${tomorrow}T16:00`]])
  })

  test('without a network the notice says so', async ({ page, context, ines }) => {
    await ines.client.tasks.create({ title: 'A row', notes: '**Bold**' })
    // What shows a task comes once the page is at rest, or somebody points at one.
    const whole = page.waitForResponse(/OpenTask/)
    await open(page, '/tasks/inbox')
    await row(page, 'A row').hover()
    await wholly(page, await whole)
    await hasMark(page)
    await context.setOffline(true)
    await row(page, 'A row').click()
    await expect(pane(page).getByText('**Bold**')).toBeVisible()
    await expect(pane(page).getByText(taskPane.stepsFailed)).toBeVisible()
    await pane(page).getByRole('button', { name: words.act.start, exact: true }).click()
    await expect(mark(page)).toContainText(waiting.mark['no-network'])
    await context.setOffline(false)
    await expect(mark(page)).toHaveCount(0)
  })
})

test.describe('a page that lost its network at once', () => {
  test.skip(...lacksWholeBrowser)
  test.use({ expectedComplaints: [/Failed to (load|fetch)|ERR_INTERNET_DISCONNECTED/] })

  test('opens no task until the network is back, and says so', async ({ page, context, ines }) => {
    await ines.client.tasks.create({ title: 'A row', notes: 'Kept' })
    await open(page, '/tasks/inbox')
    await context.setOffline(true)
    await row(page, 'A row').focus()
    await page.keyboard.press('Enter')
    await expect(pane(page).getByRole('button', { name: words.failed.retry })).toBeVisible()
    await context.setOffline(false)
    await expect(pane(page).getByText('Kept')).toBeVisible()
  })
})

test.describe('signed out', () => {
  test.use({ expectedComplaints: [/status of 401/] })

  test('every change is kept, and all are sent once the person has signed in again', async ({ page, context, server, ines }) => {
    for (const title of ['One', 'Two', 'Three']) await ines.client.tasks.create({ title })
    await open(page, '/tasks/all')
    await context.clearCookies()
    for (const title of ['One', 'Two']) {
      await row(page, title).focus()
      await page.keyboard.press('x')
    }
    await row(page, 'Three').click()
    await writeNotes(page, 'Kept')
    await page.keyboard.press('Escape')
    await expect(mark(page)).toContainText(waiting.mark['signed-out'])
    await expect(mark(page)).toContainText(waiting.unsent(3))

    await (await openMark(page)).getByRole('link', { name: waiting.signIn(3) }).click()
    await expect(page).toHaveURL(/\/auth\/signin\?return=%2Ftasks%2F/)
    await signBrowserIn(context, server.url, ines)
    await open(page, '/tasks/all')
    await expect
      .poll(async () => (await ines.client.tasks.list({ view: 'completed' })).items.map(({ title }) => title).sort())
      .toEqual(['One', 'Two'])
    await expect.poll(async () => (await ines.client.tasks.list({ view: 'all' })).items.map((task) => task.notes)).toEqual(['Kept'])
  })

  test('nothing is sent as somebody else who has signed in meanwhile', async ({ page, context, server, ines }) => {
    await ines.client.tasks.create({ title: 'One' })
    await open(page, '/tasks/all')
    await context.clearCookies()
    await row(page, 'One').focus()
    await page.keyboard.press('x')
    await expect(mark(page)).toContainText(waiting.mark['signed-out'])
    const [name = '', value = ''] = ines.cookie.split(/=(.*)/s)
    const other = await signUp(server.url, { headers: { 'x-forwarded-for': '10.9.9.9' } })
    await signBrowserIn(context, server.url, other)
    const looked = page.waitForResponse('**/api/v1/me')
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await looked
    await expect(mark(page)).toContainText(waiting.unsent(1))
    await context.addCookies([{ name, value, url: server.url }])
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(mark(page)).toHaveCount(0)
    await expect.poll(async () => (await ines.client.tasks.list({ view: 'completed' })).items).toHaveLength(1)
  })
})
