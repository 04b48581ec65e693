import { screens } from '@throughline/harness'
import { furthest } from './support/fits.ts'
import { overflowsSideways, settled } from './support/page-quality.ts'
import { test } from './support/sampled.ts'
import { expect, signBrowserIn } from './support/test.ts'

test.use({ locale: 'de-DE', viewport: { width: 320, height: 800 } })

/** Of the API, which is in English, and of what is asked for under no language. */
const inEnglish = ['api-reference', 'problems', 'problem']

for (const screen of screens)
  test(`${screen.name} fits at 320 in German`, async ({ page, context, server, inGerman }) => {
    if (screen.signedIn) await signBrowserIn(context, server.url, inGerman.ines)
    await page.goto(screen.path(inGerman.there))
    await settled(page)
    if (!inEnglish.includes(screen.name)) await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
    expect(await overflowsSideways(page), `over the edge: ${await furthest(page)}`).toBe(false)
  })

test('the bar of a phone keeps all of its places and its plus within the edge', async ({ page, context, server, nothingYet }) => {
  await nothingYet.client.me.edit({ language: 'de', locale: 'de-DE' })
  await signBrowserIn(context, server.url, nothingYet)
  await page.goto('/goals')
  for (const width of [320, 340, 360, 375, 390, 414]) {
    await page.setViewportSize({ width, height: 800 })
    // What is fixed makes no page scroll.
    const end = await page.locator('.bar-plus').evaluate((plus) => plus.getBoundingClientRect().right)
    expect.soft(end, `${width} wide`).toBeLessThanOrEqual(width - 4)
  }
})
