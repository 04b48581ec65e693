import type { Locator, Page } from '@playwright/test'
import { screens } from '@throughline/harness'
import { hydrated } from './support/page-quality.ts'
import { test } from './support/sampled.ts'
import { expect, signBrowserIn } from './support/test.ts'

/** As whoever set their browser to letters twice as large reads it: nothing is cut off, and nothing scrolls sideways (WCAG 1.4.4). */
const enlarge = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))

const named = ['today', 'goals', 'journal', 'discussion', 'career', 'interview-practice', 'import']

for (const screen of screens.filter(({ name }) => named.includes(name)))
  test(`${screen.name} fits with letters twice as large, wide and narrow`, async ({ page, context, server, sampled }) => {
    await signBrowserIn(context, server.url, sampled.ines)
    await page.goto(screen.path(sampled.there))
    await hydrated(page)
    await enlarge(page)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await tooWide(page), `${width} wide`).toEqual([])
    }
    if (screen.name === 'interview-practice') await expectRoom(page.locator('.practice-card'))
  })

/** Beside something else it would be a letter wide. */
async function expectRoom(one: Locator) {
  await one.page().setViewportSize({ width: 1280, height: 844 })
  expect((await one.boundingBox())?.width).toBeGreaterThan(500)
}

/** What reaches past the edge of the page, where that scrolls: the first few, by their names in the document. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const reaching = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...reaching
        .slice(0, 8)
        .map((one) => `${one.tagName} ${one.className} ${Math.round(one.getBoundingClientRect().right)} ${getComputedStyle(one).position}`),
    ]
  })
