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

test('the names in the bar of a phone stand apart', async ({ page, context, server, nothingYet }) => {
  await nothingYet.client.me.edit({ language: 'de', locale: 'de-DE' })
  await signBrowserIn(context, server.url, nothingYet)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/goals')
  const gaps = await page.locator('.bar-place').evaluateAll((places) => {
    const words = places.map((place) => {
      const range = new Range()
      range.selectNode([...place.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) ?? place)
      return range.getBoundingClientRect()
    })
    return words.slice(1).map(({ left }, at) => left - (words[at]?.right ?? 0))
  })
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6)
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
