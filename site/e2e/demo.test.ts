import type { BrowserContext, Page, Request } from '@playwright/test'
import { demo as words } from '../src/messages/demo.ts'
import { frame } from '../src/messages/frame.ts'
import { packet } from '../src/messages/packet.ts'
import { expectGoodState } from './support/looks.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

/** What may be asked of the server: the page that begins the demo, and files of the app that are the same for everybody. */
const ownFile = /^\/(demo|demo\/[a-z][\w-]*\.js|_astro\/[^/]+|favicon\.svg)$/

interface Sent {
  origin: string
  path: string
  /** Of what the worker itself sent. */
  cookie: string | undefined
}

/**
 * Every request of the browser that its worker did not answer, and every one the worker itself sent: as they are sent, so that
 * one counts to which no answer comes.
 */
function watchNetwork(context: BrowserContext, own: string): () => Sent[] {
  const sent = new Map<Request, Sent>()
  context.on('request', (request) => {
    if (/^(data|blob):/.test(request.url())) return
    const { pathname: path, origin } = new URL(request.url())
    sent.set(request, { origin, path, cookie: request.serviceWorker() ? request.headers().cookie : undefined })
  })
  context.on('response', (response) => void (response.fromServiceWorker() && sent.delete(response.request())))
  // What a page asked of its worker as it was left has no answer.
  context.on('requestfailed', (request) => {
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED' && !request.serviceWorker()
    if (isLeft && sent.get(request)?.origin === own) sent.delete(request)
  })
  return () => [...sent.values()]
}

/** Words of what each step of the tour points at. */
const pointedAt = ['Rerun the bakeware model without week 31', 'Rerun the bakeware model without week 31', 'Situation', 'min', 'bakeware']

/** Two years are written as it opens: on a busy machine that takes its time. */
const OPENING = { timeout: 60_000 }
test.describe.configure({ timeout: 120_000 })
test.use({ serviceWorkers: 'allow' })

const done = (page: Page, title: string) => page.getByRole('button', { name: `Complete: ${title}` })

/** As a browser does whenever nothing is asked of it. */
async function stopWorker(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  const stopped = new Promise<void>((resolve) =>
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ scriptURL, runningStatus }) => scriptURL.includes('/demo/') && runningStatus === 'stopped')) resolve()
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await stopped
  await devtools.detach()
}

test('the whole app is looked at in a browser that asks the server for files alone, and keeps what is changed', async ({
  page,
  context,
  // Somebody is signed in, whose session nothing of it may use.
  ines,
  server,
}) => {
  const { origin: own } = new URL(server.url)
  const network = watchNetwork(context, own)
  // A browser that has not begun it is led to where it begins, and then back.
  await page.goto('/demo/goals?show=achieved')
  await expect(page).toHaveURL(/\/demo\/goals\?show=achieved$/, OPENING)
  await expect(page.getByText(words.bar.text)).toBeVisible()
  await page.goto('/demo/tasks')
  await hydrated(page)
  const title = 'Answer Oskar on Friday’s dock slots'
  await done(page, title).click()
  await expect(done(page, title)).toHaveCount(0)

  const rail = page.getByRole('navigation', { name: 'Places' }).first()
  for (const [place, path, shown] of [
    ['Goals', 'goals', 'Forecast accuracy to 82 %'],
    ['Journal', 'journal', 'The spike that wasn’t demand'],
    ['Discussions', 'discussions', '1:1 with Ruth'],
    ['Career', 'career', 'Found the order that had bent the bakeware forecast for fifteen months'],
    ['Interview prep', 'interview-prep', 'Lead supply-chain analyst at Ashdown Table'],
  ] as const) {
    await rail.getByRole('link', { name: place }).first().click()
    await expect(page, place).toHaveURL(new RegExp(`/demo/${path}$`))
    await expect(page.getByRole('main').getByText(shown).first(), place).toBeVisible()
  }
  // What leads on without a link keeps within it, too.
  await page.goto('/demo/tasks')
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: frame.find }).fill('bakeware')
  await expect(page.getByRole('option', { name: /spike/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/demo\/[a-z-]+\/.*[0-9a-f-]{36}$/)

  await stopWorker(context, page)
  await page.goto('/demo/tasks')
  await expect(done(page, 'Renew the season ticket')).toBeVisible()
  await expect(done(page, title)).toHaveCount(0)

  await page.goto('/demo/settings/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.without.title)
  await expectGoodState(page, page.getByRole('heading', { level: 1 }))

  await page.getByRole('button', { name: words.bar.reset }).click()
  await page.getByRole('button', { name: words.bar.resetNow }).click()
  await expect(page).toHaveURL(/\/demo\/tasks$/)
  await expect(done(page, title)).toBeVisible()

  await page.getByRole('link', { name: words.bar.leave }).click()
  await expect(page).toHaveURL(/\/$/)
  // The very first page was asked for before there was a worker, and the last is of the site.
  const sent = network()
  expect(sent.filter(({ origin }) => origin !== own)).toEqual([])
  const [before, ...rest] = sent
  expect(before?.path).toBe('/demo/goals')
  expect(rest.length).toBeGreaterThan(5)
  expect(rest.filter(({ path }) => path !== '/' && !ownFile.test(path))).toEqual([])
  expect(sent.filter(({ cookie }) => cookie !== undefined)).toEqual([])
  expect(await ines.client.tasks.list({ view: 'all' })).toMatchObject({ items: [] })
})

test('a tour follows one thread by the keyboard, and what was made of the demo is kept in an account of one’s own', async ({
  page,
  ines,
}) => {
  await page.goto('/demo')
  await expect(page).toHaveURL(/\/demo\/tasks$/, OPENING)
  await hydrated(page)
  const offered = page.getByRole('region', { name: words.tour.offered.title })
  await expectGoodState(page, offered)
  await offered.getByRole('button', { name: words.tour.begin }).focus()
  await page.keyboard.press('Enter')
  for (const [place, { title }] of Object.values(words.tour.steps).entries()) {
    const step = page.getByRole('region', { name: title })
    await expect(step).toContainText(words.tour.count(place + 1, 5))
    await expect(step.getByRole('heading')).toBeFocused()
    const target = page.locator('[data-toured]')
    await expect(target).toHaveCount(1)
    await expect(target).toContainText(pointedAt[place] ?? 'nothing')
    await expect(target).toBeInViewport()
    if (place === 0) await expectGoodState(page, step)
    if (place === 4) break
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL(/\/demo\/career\/packets\//)
  // What only a server makes is said where it is asked for.
  await page.getByRole('link', { name: packet.pdf }).click()
  await expectGoodState(page, page.getByText(words.bar.unmade))
  await page.getByRole('button', { name: words.bar.close }).click()
  // Who looks elsewhere is led back, and there nothing is pointed at. At its end nothing is left to skip; who skips elsewhere stays there, and it does not come again.
  await page.goto('/demo/tasks')
  await expect(page.getByRole('button', { name: words.tour.back })).toBeVisible()
  await expect(page.locator('[data-toured]')).toHaveCount(0)
  await page.getByRole('button', { name: words.tour.back }).click()
  await expect(page).toHaveURL(/\/demo\/career\/packets\//)
  await expect(page.getByRole('button', { name: words.tour.done })).toBeVisible()
  await expect(page.getByRole('button', { name: words.tour.skip })).toHaveCount(0)
  // Done, it says what may come next, on whichever page.
  await page.getByRole('button', { name: words.tour.done }).click()
  const closing = page.getByRole('region', { name: words.tour.closing.title })
  await expect(closing.getByRole('heading')).toBeFocused()
  await expect(closing.getByRole('button', { name: words.bar.keep })).toBeVisible()
  await expectGoodState(page, closing)
  await page.goto('/demo/tasks')
  await closing.getByRole('button', { name: words.tour.lookAround }).click()
  await expect(closing).toHaveCount(0)
  await expect(page).toHaveURL(/\/demo\/tasks$/)
  await page.goto('/demo/tasks')
  await hydrated(page)
  await expect(page.getByRole('button', { name: words.tour.begin })).toHaveCount(0)

  const title = 'Answer Oskar on Friday’s dock slots'
  await done(page, title).click()
  await expect(done(page, title)).toHaveCount(0)
  await page.getByRole('button', { name: words.bar.keep }).click()
  await page.getByRole('button', { name: /^Import 5\d tasks/ }).click(OPENING)
  await expect(page.getByRole('status').first()).toContainText('tasks', OPENING)
  const { items } = await ines.client.tasks.list({ view: 'completed', limit: 50 })
  expect(items.map((task) => task.title)).toContain(title)
})
