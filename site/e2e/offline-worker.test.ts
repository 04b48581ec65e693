import type { BrowserContext, Page } from '@playwright/test'
import { signIn } from '@throughline/harness'
import { compose } from '../src/messages/discussion-compose.ts'
import { thread } from '../src/messages/discussion-thread.ts'
import { goal as goalWords } from '../src/messages/goal.ts'
import { newerVersion } from '../src/messages/newer-version.ts'
import { list } from '../src/messages/task-list.ts'
import { waiting } from '../src/messages/waiting.ts'
import { mark } from './support/kept-here.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { lacksWholeBrowser, wholeBrowser } from './support/whole-browser.ts'
import { fetchedAhead, openKept } from './support/worker.ts'

test.use({ ...wholeBrowser, serviceWorkers: 'allow', expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })
test.describe.configure({ timeout: 120_000 })

/** Where the browser is, which late in the evening is a day ahead of UTC. */
const today = () => Temporal.Now.plainDateISO('Europe/Vienna').toString()

const line = (page: Page) => page.getByLabel(list.add.field).first()

async function typeLine(page: Page, text: string) {
  await expect(async () => {
    await page.keyboard.press('q')
    await expect(line(page)).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type(text)
}

interface Operation {
  method: string
  path: string
  body?: unknown
}

/** What pages sent to be done and the server answered, in the order of its answers; a batch is what is in it. */
function watchWrites(context: BrowserContext): Operation[] {
  const done: Operation[] = []
  context.on('response', (response) => {
    const request = response.request()
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/v1/')) return
    const sent = { method: request.method(), path: pathname.slice(7) + search, body: request.postDataJSON() as unknown }
    const operations = sent.path === '/batch' ? (sent.body as { operations: Operation[] }).operations : [sent]
    done.push(...operations.filter(({ method, path }) => method !== 'GET' && !/preview=|\/presence$/.test(path)))
  })
  return done
}

test('pages that the worker kept are opened without a network and written on; all of it is sent in order, once', async ({
  page,
  context,
  ines,
  server,
}) => {
  test.skip(...lacksWholeBrowser)
  const { client } = ines
  const { id: count } = await client.tasks.create({ title: 'Count the pallets', dueDate: today() })
  const { id: goal } = await client.goals.create({ title: 'Accuracy', metric: { type: 'percent', start: '70', target: '82' } })
  const { id: talk } = await client.discussions.create({ title: 'Second supplier' })
  await page.goto('/tasks')
  await fetchedAhead(page)
  await page.goto('/journal')
  await hydrated(page)
  const writes = watchWrites(context)
  await context.setOffline(true)

  await openKept(page, '/tasks')
  await typeLine(page, 'Call the port')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Call the port', exact: true })).toBeVisible()
  for (const title of ['Count the pallets', 'Call the port'])
    await page.getByRole('button', { name: list.row.complete(title), exact: true }).click()
  await typeLine(page, 'Ask about the le')

  await openKept(page, '/journal/new')
  await page.locator('.writing .cm-content').focus()
  await page.keyboard.type('Fields go by.')
  await expect(mark(page)).toContainText(waiting.unsent(4))

  await openKept(page, `/goals/${goal}`)
  await page.locator('#check-in').getByLabel(`${goalWords.log.values.last}, %`).fill('78')
  await page.keyboard.press('Enter')
  await expect(page.locator('#goal-history')).toContainText('78 %')

  await openKept(page, `/discussions/${talk}`)
  for (const body of ['One.', 'Two.']) {
    await page.getByLabel(compose.write).fill(body)
    await page.keyboard.press('Control+Enter')
  }
  await expect(page.getByRole('list', { name: thread.waiting.label }).getByRole('listitem')).toHaveText([/One\./, /Two\./])
  await expect(mark(page)).toContainText(waiting.mark['no-network'])
  await expect(mark(page)).toContainText(waiting.unsent(7))

  // The kept page is older than what was done on it.
  await openKept(page, '/tasks')
  await expect(line(page)).toHaveValue('Ask about the le')
  await expect(page.getByRole('button', { name: list.row.complete('Count the pallets'), exact: true })).toHaveCount(0)
  await expect(mark(page)).toContainText(waiting.unsent(7))
  expect(writes).toEqual([])

  await context.setOffline(false)
  const elsewhere = (await signIn(server.url, ines.person)).client
  const stands = async () => ({
    tasks: (await elsewhere.tasks.list({ view: 'completed' })).items.map(({ title }) => title).sort(),
    open: (await elsewhere.tasks.list({ view: 'all' })).items.map(({ title }) => title),
    entries: (await elsewhere.journal.list()).items.map(({ body }) => body),
    checkIns: (await elsewhere.checkIns.list(goal)).items.map(({ value }) => value),
    messages: (await elsewhere.discussionMessages.list(talk)).items.map(({ body }) => body),
  })
  const all = {
    ...{ tasks: ['Call the port', 'Count the pallets'], open: [], entries: ['Fields go by.'], checkIns: ['78'] },
    messages: ['One.', 'Two.'],
  }
  await expect.poll(stands, { timeout: 30_000 }).toEqual(all)
  await expect(mark(page)).toHaveCount(0)

  // Whatever is opened next sends none of it again.
  for (const path of ['/journal', `/goals/${goal}`, `/discussions/${talk}`, '/tasks']) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-kept-at')
  }
  await expect(line(page)).toHaveValue('Ask about the le')
  expect(await stands()).toEqual(all)
  const made = writes.find(({ path }) => path === '/tasks/quick-add')?.body as { id: string }
  expect(writes.map(({ path }) => path).sort()).toEqual(
    [
      ...[`/discussions/${talk}/messages`, `/discussions/${talk}/messages`, `/goals/${goal}/check-ins`, '/journal-entries'],
      ...[`/tasks/${count}/completions`, `/tasks/${made.id}/completions`, '/tasks/quick-add'],
    ].sort(),
  )
  const at = (path: string) => writes.findIndex((write) => write.path === path)
  expect(at('/tasks/quick-add')).toBeLessThan(at(`/tasks/${made.id}/completions`))
})

/** Whether the page is under the worker that is the newest to have taken over, and whether a newer one waits. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting, installing } = await navigator.serviceWorker.ready
    return { isControlled: navigator.serviceWorker.controller === active, isNewer: (waiting ?? installing) !== null }
  })

/** As browsers do once a worker has nothing left to do; while they are watched, they do not by themselves. */
async function stopWorkers(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await devtools.detach()
}

test.describe('a newer version that takes over', () => {
  // The page that is gone may have sent what was typed before the next one does.
  test.use({ expectedComplaints: [/412 \(Precondition Failed\)/] })

  test('at its button loses nothing that is half typed, there and in another tab', async ({ page, context, ines }) => {
    let isOlder = true
    await context.route('**/worker-en.js', async (route) => {
      if (!isOlder) return route.continue()
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}\n// The version before.` })
    })
    const entry = await context.newPage()
    await entry.goto('/journal/new')
    await page.goto('/tasks/inbox')
    for (const tab of [page, entry]) {
      await hydrated(tab)
      await expect.poll(() => workers(tab)).toEqual({ isControlled: true, isNewer: false })
    }
    const writing = entry.locator('.writing .cm-content')
    const write = async (text: string) => {
      await entry.bringToFront()
      await writing.focus()
      await entry.keyboard.press('End')
      await entry.keyboard.type(text)
    }
    await page.bringToFront()
    await typeLine(page, 'Ask about the le')
    await write('Fields go')

    isOlder = false
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    for (const tab of [page, entry]) await expect(tab.getByText(newerVersion.isThere)).toBeVisible()
    expect(await workers(page)).toEqual({ isControlled: true, isNewer: true })
    await write(' by')
    await page.bringToFront()
    await page.getByRole('button', { name: newerVersion.load }).click()
    await expect(async () => {
      await stopWorkers(page)
      expect(await workers(entry)).toEqual({ isControlled: true, isNewer: false })
    }).toPass({ intervals: [1_000], timeout: 30_000 })
    await hydrated(page)

    await expect(writing).toHaveText('Fields go by')
    await write(', slow')
    await entry.goto('/goals')
    await expect.poll(async () => (await ines.client.journal.list()).items.map(({ body }) => body)).toEqual(['Fields go by, slow'])
    await page.bringToFront()
    await expect(line(page)).toHaveValue('Ask about the le')
    await line(page).focus()
    await page.keyboard.press('End')
    await page.keyboard.type('vels')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title }) => title))
      .toEqual(['Ask about the levels'])
  })
})
