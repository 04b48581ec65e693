import { type RunningServer, signUp, startServer } from '@throughline/harness'
import { standInSentry } from '../../adapters/monitoring/src/test-sentry.ts'
import { hydrated, idle } from './support/page-quality.ts'
import { expect, signBrowserIn, test } from './support/test.ts'

let sentry: Awaited<ReturnType<typeof standInSentry>>
let reporting: RunningServer

test.describe.configure({ mode: 'default' })
// The errors of these pages are what they are about.
test.use({ expectedComplaints: [/Dear diary/] })

test.beforeAll(async ({ mongodb }) => {
  sentry = await standInSentry()
  reporting = await startServer({ set: { SENTRY_DSN: sentry.dsn }, ...(mongodb && { databaseUrl: mongodb.newDatabase() }) })
})
test.afterAll(async () => {
  await reporting.stop()
  await sentry.stop()
})

test('what goes wrong in a browser is reported by way of the site, without a word of the person', async ({ page, context }) => {
  const ines = await signUp(reporting.url)
  await signBrowserIn(context, reporting.url, ines)
  const outside: string[] = []
  page.on('request', (request) => request.url().startsWith(reporting.url) || outside.push(request.url()))
  await page.goto(`${reporting.url}/settings/account?note=divorce`)
  await hydrated(page)
  await page.evaluate(() => setTimeout(() => JSON.parse('Dear diary, nobody knows')))
  await sentry.testkit.waitForReports(1, { timeout: 15_000 })
  await page.evaluate(() => void Promise.reject(new RangeError('No room for “Dear diary”')))
  await sentry.testkit.waitForReports(2, { timeout: 15_000 })

  const [first, second] = sentry.testkit.reports()
  expect(first?.error?.name).toBe('SyntaxError')
  expect(first?.error?.message).toContain('is not valid JSON')
  expect(first?.originalReport.request?.url).toBe(`${reporting.url}/settings/account`)
  expect(second?.error).toMatchObject({ name: 'RangeError', message: 'No room for …' })
  expect(outside, 'nothing is asked of another site').toEqual([])
  for (const { headers, body } of sentry.received) {
    expect([headers.cookie, headers['x-forwarded-for'], headers.referer, headers.origin]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(body).not.toMatch(/diary|divorce|nobody|@post\.example/i)
    expect(body).not.toContain(ines.person.email)
  }
})

test('pages without scripts stay so, and none has a byte of it where nothing is set up', async ({ page, ines, server, context }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.text().catch(() => '')))
  const withSentry = async () => (await Promise.all(scripts.splice(0))).filter((text) => /sentry_key|sentry\.javascript/.test(text)).length
  await page.goto(`${reporting.url}/`)
  await page.waitForLoadState('networkidle')
  expect(scripts).toHaveLength(0)

  await signBrowserIn(context, reporting.url, await signUp(reporting.url))
  await page.goto(`${reporting.url}/settings/subscription`)
  await expect.poll(withSentry, 'where something is set up, it comes in the end').toBe(1)

  // A page that follows what changes would ask on with the session of the other server.
  await page.goto('about:blank')
  await signBrowserIn(context, server.url, ines)
  await page.goto(`${server.url}/settings/subscription`)
  await hydrated(page)
  // By then the page has begun what it leaves for when it has nothing better to do.
  await idle(page)
  await idle(page)
  expect(await page.locator('#monitoring').count()).toBe(0)
  expect(await withSentry()).toBe(0)
  expect((await fetch(`${server.url}/monitoring`, { method: 'POST', body: 'x', headers: { origin: server.url } })).status).toBe(404)
})
