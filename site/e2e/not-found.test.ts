import { signUp } from '@throughline/harness'
import { lost } from '../src/messages/lost.ts'
import { expectGoodLooks } from './support/looks.ts'
import { overflowsSideways } from './support/page-quality.ts'
import { expect, signBrowserIn, test } from './support/test.ts'

test('an address with nothing at it says so, with status 404 and a way on', async ({ page, ines: _ines }) => {
  const response = await page.goto('/nothing/here')
  expect(response?.status()).toBe(404)
  expect(response?.headers()['content-security-policy'] ?? (await page.content())).toContain("default-src 'none'")
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lost.notFound.title)
  // The page of all components is there in development alone.
  expect((await page.request.get('/components')).status()).toBe(404)
  await page.getByRole('link', { name: lost.today }).click()
  await expect(page).toHaveURL('/tasks')
})

test('the page that says that something broke is as good to look at as any', async ({ page, server: _server, expectedComplaints }) => {
  expectedComplaints.push(/status of 500/)
  // As it was built: nothing here fails when it is asked to.
  await page.route('/broken', (route) => route.fulfill({ status: 500, contentType: 'text/html', path: 'site/dist/en/client/500.html' }))
  await expectGoodLooks(page, () => page.goto('/broken'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lost.broken.title)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await overflowsSideways(page)).toBe(false)
})

test('a record that is not there says so in words, where its page hands on', async ({ page, ines: _ines }) => {
  const nobodys = '019a9b3c-5d00-7cc0-8000-0123456789ab'
  for (const path of [`/tasks/views/${nobodys}`, `/interview-prep/rehearsals/mock/${nobodys}`]) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(lost.notFound.title)
  }
})

test('a discussion one is not in leads on to those one is in', async ({ page, ines: _ines }) => {
  expect((await page.goto('/discussions/019a9b3c-5d00-7cc0-8000-0123456789ab'))?.status()).toBe(404)
  await expect(page.getByText(lost.noDiscussion)).toBeVisible()
  await page.getByRole('link', { name: lost.discussions }).click()
  await expect(page).toHaveURL('/discussions')
})

test('addresses for programs that are opened in a browser say what they are, with the status they have', async ({ page, ines: _ines }) => {
  for (const [path, { title }] of Object.entries({ [`/calendar/${'x'.repeat(43)}.ics`]: lost.calendar, '/monitoring': lost.reports })) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title)
  }
})

test('a task of somebody else looks like one that never was', async ({ page, ines, server, browser }) => {
  const { id } = await ines.client.tasks.create({ title: 'Private' })
  const own = await page.goto(`/tasks/${id}`)
  expect(own?.status()).toBe(200)

  const stranger = await browser.newContext({ baseURL: server.url })
  await signBrowserIn(stranger, server.url, await signUp(server.url, { headers: { 'x-forwarded-for': '10.255.0.1' } }))
  const tab = await stranger.newPage()
  const foreign = await tab.goto(`/tasks/${id}`)
  expect(foreign?.status()).toBe(404)
  await expect(tab.getByText('Private')).toHaveCount(0)
  await stranger.close()
})
