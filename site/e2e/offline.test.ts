import type { Page, Request } from '@playwright/test'
import { signUp } from '@throughline/harness'
import { KEPT } from '@throughline/offline/names'
import { auth } from '../src/messages/auth.ts'
import { installed as german } from '../src/messages/de/installed.ts'
import { waiting as waitingInGerman } from '../src/messages/de/waiting.ts'
import { installed } from '../src/messages/installed.ts'
import { mark } from './support/kept-here.ts'
import { expect, signBrowserIn, test } from './support/test.ts'
import { fetchedAhead } from './support/worker.ts'

// Pages say so themselves when they are not answered; and the page in place of one that is not kept is a 503.
test.use({ serviceWorkers: 'allow', expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/] })

const words = installed.offline

/** Where the browser is, which late in the evening is a day ahead of UTC. */
const today = () => Temporal.Now.plainDateISO('Europe/Vienna').toString()

/** Everything in any cache of this site that holds the text, by address. */
const cachedWith = (page: Page, text: string) =>
  page.evaluate(async (text) => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if ((await (await cache.match(request))?.text())?.includes(text)) found.push(request.url)
    }
    return found
  }, text)

const personalCaches = (page: Page) => page.evaluate(async (kept) => (await caches.keys()).filter((name) => name.startsWith(kept)), KEPT)

test('what was there last is read without a network, and gone with who is signed in, for no other site', async ({
  page,
  context,
  ines,
  server,
}) => {
  await ines.client.tasks.create({ title: 'Count the pallets', dueDate: today() })
  const goal = await ines.client.goals.create({ title: 'Forecast accuracy' })
  await ines.client.journal.create({ title: 'Where a number is born', body: 'Sat with Oskar over the goods-in book.' })
  await page.goto('/tasks')
  await fetchedAhead(page)
  // Sent just before the network goes.
  await ines.client.tasks.create({ title: 'Sent from the platform', dueDate: today() })
  await expect.poll(() => cachedWith(page, 'Sent from the platform')).toContain(`${server.url}/tasks`)

  // The form of another site is refused, and takes nothing away.
  await context.route('https://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${server.url}/auth/signout"><button>Win</button></form>`,
    }),
  )
  await page.goto('https://elsewhere.example/')
  await page.getByRole('button').click()
  await expect(page).toHaveURL(/code=foreign-origin/)
  // While something is answered in the place of servers, the browser keeps nothing of its own.
  await context.unroute('https://elsewhere.example/')
  await expect.poll(() => cachedWith(page, 'Sent from the platform')).toContain(`${server.url}/tasks`)
  await page.goto('/tasks')

  const missing: string[] = []
  // What a page has not read to its end as it is left is not missing.
  const isMissing = (request: Request) => request.url().includes('/_astro/') && request.failure()?.errorText !== 'net::ERR_ABORTED'
  page.on('requestfailed', (request) => void (isMissing(request) && missing.push(request.url())))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Sent from the platform').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-kept-at', /^\d{4}-/)
  // Nothing of these was opened before.
  for (const [path, text] of [
    ['/goals', 'Forecast accuracy'],
    [`/goals/${goal.id}`, 'Forecast accuracy'],
    ['/journal', 'Where a number is born'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(text).first(), path).toBeVisible()
  }
  await page.goto('/journal/new')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(missing, 'files that pages need').toEqual([])
  const answer = await page.goto('/settings/account')
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  await page.getByRole('link', { name: 'Goals', exact: true }).click()
  await expect(page.getByText('Forecast accuracy').first()).toBeVisible()

  await context.setOffline(false)
  await page.goto('/auth/signout')
  await page.getByRole('button', { name: auth.signOut.act }).click()
  await expect(page.getByRole('heading', { name: auth.signOut.outTitle })).toBeVisible()
  await expect.poll(() => personalCaches(page)).toEqual([])
  expect(await cachedWith(page, 'Count the pallets')).toEqual([])

  // Without a sign-out in between, and with a session that was ended elsewhere.
  await signBrowserIn(context, server.url, ines)
  const other = await signUp(server.url, { headers: { 'x-forwarded-for': '10.9.9.9' } })
  await signBrowserIn(context, server.url, other)
  await page.goto('/goals')
  await context.setOffline(true)
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  expect(await cachedWith(page, 'Count the pallets')).toEqual([])
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a kept page says in German that it is one, and what is not kept as well', async ({ page, context, ines: _ines }) => {
    await page.goto('/tasks')
    // Not before it has taken the page on: what it has not seen it has not kept.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    await context.setOffline(true)
    await page.reload()
    await expect(mark(page)).toContainText(waitingInGerman.mark['no-network'])
    const answer = await page.goto('/settings/account')
    expect(answer?.status()).toBe(503)
    await expect(page.getByRole('heading', { name: german.offline.title })).toBeVisible()
    await expect(page.getByText(german.offline.kept)).toBeVisible()
  })
})

test('the worker is asked for anew each time, may ask this server alone, and what installs the app is there', async ({
  page,
  ines: _ines,
}) => {
  const worker = await page.request.get('/worker-en.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect(worker.headers()['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'",
  )
  for (const path of ['/tasks', '/auth/signin', '/']) {
    const html = await (await page.request.get(path)).text()
    const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? ''
    const manifest = await page.request.get(href)
    expect(manifest.headers()['content-type'], path).toBe('application/manifest+json')
    const { icons } = (await manifest.json()) as { icons: { src: string }[] }
    for (const { src } of icons) expect((await page.request.get(src)).headers()['content-type'], src).toBe('image/png')
  }
})
