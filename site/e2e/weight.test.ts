import { expect, test } from './support/test.ts'

// What each screen weighs is held to its budget where all of them are looked at: every-screen.test.ts.

test('the front page has nothing that would run', async ({ page, server: _server }) => {
  await page.goto('/')
  // What tells programs about the page is data, and runs nowhere.
  expect(await page.evaluate(() => [...document.scripts].filter(({ type }) => type !== 'application/ld+json').length)).toBe(0)
})

test('pages and scripts come compressed', async ({ request, ines: _ines }) => {
  for (const path of ['/', '/auth/signin']) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers()['content-encoding'], path).toBe('gzip')
  }
})
