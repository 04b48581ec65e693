import type { BrowserContext, Page } from '@playwright/test'
import { type SignedIn, signIn } from '@throughline/harness'
import { auth } from '../src/messages/auth.ts'
import { list } from '../src/messages/task-list.ts'
import { waiting } from '../src/messages/waiting.ts'
import { hasMark, mark } from './support/kept-here.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, signBrowserIn, test } from './support/test.ts'

// What a page still asks for as its session ends, and what is kept from being sent.
test.use({ expectedComplaints: [/status of 401|ERR_CONNECTION_RESET/] })

async function open(page: Page, path: string): Promise<Page> {
  await page.goto(path)
  await hydrated(page)
  await hasMark(page)
  return page
}

const hasLeft = async (page: Page, timeout = 5_000) => {
  await expect(page).toHaveURL(/\/auth\/signin/, { timeout })
  await expect(page.getByText('Where a number is born')).toHaveCount(0)
}

/** What the browser holds of a person: its storages, and the drafts in its database. */
const keptOf = (page: Page, accountId: string) =>
  page.evaluate(async (whose) => {
    const storages = Object.keys({ ...localStorage, ...sessionStorage })
    const drafts = await new Promise<string[]>((resolve) => {
      const request = indexedDB.open('throughline')
      request.onsuccess = () => {
        const { result } = request
        if (!result.objectStoreNames.contains('journal-drafts')) return resolve([])
        const keys = result.transaction('journal-drafts').objectStore('journal-drafts').getAllKeys()
        keys.onsuccess = () => resolve(keys.result.map(String))
      }
    })
    return [...storages, ...drafts].filter((key) => key.includes(whose))
  }, accountId)

const signOut = async (page: Page) => {
  await page.goto('/auth/signout')
  await page.getByRole('button', { name: auth.signOut.act }).click()
  await expect(page.getByRole('heading', { name: auth.signOut.outTitle })).toBeVisible()
}

/** Why it was led to the sign-in; the server may tell a page sooner than the other tab does. */
const said = (page: Page) => page.locator('[data-why]:visible').filter({ hasText: /another tab/ })

/** Another session of theirs: the browser's was that of `ines`. */
const again = (url: string, { person }: SignedIn) => signIn(url, person, { 'x-forwarded-for': '10.9.9.8' })

/** Words that cannot be sent, on a page that shows them. */
async function addUnsent(context: BrowserContext, page: Page, title: string) {
  await context.route('**/quick-add', (route) => route.abort('connectionreset'))
  await page.getByLabel(list.add.field).first().fill(title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
}

test('who signs out in one tab leaves in the others, and nothing typed there afterwards is kept', async ({
  page,
  context,
  server,
  ines,
}) => {
  const { id } = await ines.client.me.get()
  const entry = await ines.client.journal.create({ title: 'Where a number is born', body: 'Sat with Oskar.' })
  await open(page, `/journal/${entry.id}`)
  const tasks = await open(await context.newPage(), '/tasks')
  await page.locator('.writing .cm-content').focus()
  await signOut(await context.newPage())
  // Whoever sits there next types on at once.
  await page.keyboard.type('Typed afterwards').catch(() => {})
  await hasLeft(page)
  await hasLeft(tasks)
  for (const one of [page, tasks]) await expect(said(one)).toHaveCount(1)
  expect(await keptOf(page, id)).toEqual([])
  const { client } = await again(server.url, ines)
  expect((await client.journal.get(entry.id)).body).toBe('Sat with Oskar.')
})

test('what waits in another tab is kept as it leaves, where the person wants that', async ({ page, context, server, ines }) => {
  await open(page, '/tasks/inbox')
  await addUnsent(context, page, 'Count the pallets')
  const other = await context.newPage()
  await other.goto('/auth/signout')
  await other.getByRole('button', { name: waiting.leaving.keep }).click()
  await hasLeft(page)
  await context.unroute('**/quick-add')
  const next = await again(server.url, ines)
  await signBrowserIn(context, server.url, next)
  await open(page, '/tasks/inbox')
  await expect
    .poll(async () => (await next.client.tasks.list({ view: 'inbox' })).items.map(({ title }) => title))
    .toEqual(['Count the pallets'])
})

test('a page whose session was ended elsewhere leaves, and what waits is sent after the next sign-in', async ({
  page,
  context,
  server,
  ines,
}) => {
  await open(page, '/tasks/inbox')
  await addUnsent(context, page, 'Count the pallets')
  await ines.client.auth.signOut()
  await hasLeft(page, 20_000)
  await expect(page.getByText(auth.signIn.why.ended)).toBeVisible()
  // It is said once.
  await page.reload()
  await expect(said(page)).toHaveCount(0)
  await context.unroute('**/quick-add')
  await signBrowserIn(context, server.url, await again(server.url, ines))
  await open(page, '/tasks/inbox')
  await expect(mark(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Count the pallets', exact: true })).toBeVisible()
})
