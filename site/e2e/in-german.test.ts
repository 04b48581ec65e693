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
