import type { BrowserContext, Page, Route } from '@playwright/test'
import { changes } from '../src/messages/changes.ts'
import { compose } from '../src/messages/discussion-compose.ts'
import { thread } from '../src/messages/discussion-thread.ts'
import { goal as goalWords } from '../src/messages/goal.ts'
import { list } from '../src/messages/task-list.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { waiting } from '../src/messages/waiting.ts'
import { hasMark, mark, openMark } from './support/kept-here.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { lacksWholeBrowser, wholeBrowser } from './support/whole-browser.ts'

test.use(wholeBrowser)
test.skip(...lacksWholeBrowser)

const API = '**/api/v1/**'

async function openIn(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await hydrated(page)
  return page
}

/** A server whose first answer to each request is lost on the way: all of it is done, and asked for once more. */
async function loseFirstAnswers(context: BrowserContext): Promise<() => number> {
  const seen = new Set<string>()
  await context.route(API, async (route: Route) => {
    const request = route.request()
    const asked = `${request.method()} ${request.url()} ${request.postData()}`
    if (request.method() === 'GET' || seen.has(asked)) return route.continue()
    seen.add(asked)
    await route.fetch()
    await route.abort('connectionreset')
  })
  return () => seen.size
}

test.describe('on the train', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|409 \(Conflict\)|412 \(Precondition Failed\)/] })

  test('what is written on five pages without a network is sent from a sixth, once each and in order, and nothing is written over', async ({
    context,
    ines,
  }) => {
    const { client } = ines
    const { id: draft } = await client.tasks.create({ title: 'Draft' })
    const { id: count } = await client.tasks.create({ title: 'Count the pallets' })
    const { id: goal } = await client.goals.create({ title: 'Accuracy', metric: { type: 'percent', start: '70', target: '82' } })
    const { id: talk } = await client.discussions.create({ title: 'Second supplier' })

    const tasks = await openIn(context, '/tasks/inbox')
    const title = await openIn(context, `/tasks/${draft}`)
    const goalPageHere = await openIn(context, `/goals/${goal}`)
    const entry = await openIn(context, '/journal/new')
    const said = await openIn(context, `/discussions/${talk}`)
    await hasMark(tasks)
    await title.getByRole('region', { name: taskPane.label }).getByRole('heading').first().getByRole('button').click()

    // Not by the browser's switch alone: closing a page lifts that before the page is gone.
    const noNetwork = (route: Route) => route.abort('internetdisconnected')
    await context.route(API, noNetwork)
    await context.setOffline(true)
    await tasks.bringToFront()
    await expect(async () => {
      await tasks.keyboard.press('q')
      await expect(tasks.getByLabel(list.add.field).first()).toBeFocused({ timeout: 500 })
    }).toPass()
    await tasks.keyboard.type('Call the port')
    await tasks.keyboard.press('Enter')
    await expect(tasks.getByRole('link', { name: 'Call the port', exact: true })).toBeVisible()
    await tasks.getByRole('button', { name: list.row.complete('Count the pallets'), exact: true }).click()
    await expect(mark(tasks)).toContainText(waiting.mark['no-network'])
    await expect(mark(tasks)).toContainText(waiting.unsent(2))

    await title.getByLabel(taskPane.title, { exact: true }).fill('Draft of the train')
    await title.getByLabel(taskPane.title, { exact: true }).press('Control+Enter')
    await goalPageHere.locator('#check-in').getByLabel(`${goalWords.log.values.last}, %`).fill('78')
    await goalPageHere.keyboard.press('Enter')
    await expect(goalPageHere.locator('#goal-history')).toContainText('78 %')
    await entry.locator('.writing .cm-content').focus()
    await entry.keyboard.type('Fields go by.')
    for (const body of ['One.', 'Two.']) {
      await said.getByLabel(compose.write).fill(body)
      await said.keyboard.press('Control+Enter')
    }
    await expect(said.getByRole('list', { name: thread.waiting.label }).getByRole('listitem')).toHaveText([/One\./, /Two\./])
    // All of it is told of on any page.
    await expect(mark(tasks)).toContainText(waiting.unsent(7))

    // Meanwhile, on another device.
    await client.tasks.edit(draft, { title: 'Draft of the office' })
    const next = await context.newPage()
    for (const page of [tasks, title, goalPageHere, entry, said]) await page.close()
    // In this order, as a page that is still closing may send something in between.
    const lost = await loseFirstAnswers(context)
    await context.unroute(API, noNetwork)
    await context.setOffline(false)
    await next.goto('/settings/account')

    const made = async () => (await client.tasks.list({ view: 'all' })).items.map((task) => task.title).sort()
    await expect.poll(made, { timeout: 20_000 }).toEqual(['Call the port', 'Draft of the office'])
    await expect.poll(async () => (await client.tasks.get(count)).status).toBe('done')
    await expect.poll(async () => (await client.checkIns.list(goal)).items.map(({ value }) => value)).toEqual(['78'])
    await expect
      .poll(async () => (await client.journal.list()).items.map(({ body }) => body), { timeout: 20_000 })
      .toEqual(['Fields go by.'])
    const bodies = async () => (await client.discussionMessages.list(talk)).items.map(({ body }) => body)
    await expect.poll(bodies, { timeout: 20_000 }).toEqual(['One.', 'Two.'])
    // Seven in all, less what pages sent as they closed.
    expect(lost()).toBeGreaterThanOrEqual(3)

    // Of the two titles, this page says where to choose.
    await expect(mark(next)).toContainText(waiting.unsent(1), { timeout: 15_000 })
    const [choice] = await Promise.all([
      next.waitForURL(`/tasks/${draft}`),
      (await openMark(next)).getByRole('link', { name: /Choose/ }).click(),
    ])
    expect(choice).toBeUndefined()
    const both = next.getByRole('alert').filter({ hasText: changes.conflict.title('title') })
    await expect(both).toContainText('Draft of the train')
    await expect(both).toContainText('Draft of the office')
    await both.getByRole('button', { name: changes.conflict.keepMine }).click()
    await expect.poll(async () => (await client.tasks.get(draft)).title).toBe('Draft of the train')
    await expect(mark(next)).toHaveCount(0)
  })
})

test('who signs out with words that are only here is asked, and leaves none of them behind unless they want that', async ({
  page,
  context,
  ines,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_CONNECTION_RESET/)
  const { id } = await ines.client.me.get()
  await page.goto('/tasks/inbox')
  await hydrated(page)
  await hasMark(page)
  await context.route('**/quick-add', (route) => route.abort('connectionreset'))
  await page.getByLabel(list.add.field).first().fill('A secret')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'A secret', exact: true })).toBeVisible()
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#account-menu form[action="/auth/signout"]')?.requestSubmit())
  await expect(page.getByRole('heading', { name: waiting.leaving.title(1) })).toBeVisible()
  await page.getByRole('button', { name: waiting.leaving.throwAway }).click()
  await expect(page.locator('[data-is-out]')).toBeVisible()
  const kept = () => page.evaluate((whose) => Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.includes(whose)), id)
  await expect.poll(kept).toEqual([])
})

test('the page of a new entry that was kept makes another entry each time it is opened', async ({ page, ines }) => {
  // As the worker gives it to the browser.
  let kept: string | null = null
  await page.route('**/journal/new', async (route) => {
    kept ??= (await (await route.fetch()).text()).replace('<html', `<html data-kept-at="${new Date().toISOString()}"`)
    await route.fulfill({ body: kept, contentType: 'text/html; charset=utf-8' })
  })
  for (const body of ['On the train.', 'On the ferry.']) {
    await page.goto('/journal/new')
    await hydrated(page)
    await page.locator('.writing .cm-content').focus()
    await page.keyboard.type(body)
    await expect(page).not.toHaveURL(/new/)
  }
  await expect
    .poll(async () => (await ines.client.journal.list()).items.map(({ body }) => body).sort())
    .toEqual(['On the ferry.', 'On the train.'])
})
