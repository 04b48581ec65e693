import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults, layoutShifts, overflowsSideways, watchLayout } from './page-quality.ts'
import { expect, test } from './test.ts'

type Theme = 'light' | 'dark'
const turns: readonly [Theme, Theme][] = [
  ['light', 'dark'],
  ['dark', 'light'],
]

interface Looks {
  widths?: readonly number[]
  height?: number
  /** What else is looked at or brought into view in each theme, before axe looks. */
  also?: (theme: Theme, width: number) => Promise<unknown>
}

const watched = new WeakSet<Page>()

/**
 * Expects, softly, that what `load` opens keeps still, fits and is accessible, in both themes and every width. It is
 * loaded once a width, in the themes by turns; the other theme changes nothing there but colours.
 */
export async function expectGoodLooks(page: Page, load: () => Promise<unknown>, { widths = [1280, 390], height = 800, also }: Looks = {}) {
  if (!watched.has(page)) await watchLayout(page)
  watched.add(page)
  for (const [at, width] of widths.entries()) {
    const [first, other] = turns[at % 2] as [Theme, Theme]
    await test.step(`${first}, ${width} wide`, async () => {
      await page.emulateMedia({ colorScheme: first })
      await page.setViewportSize({ width, height })
      await load()
      expect.soft(await layoutShifts(page), 'what moved').toEqual([])
      await also?.(first, width)
      expect.soft(await accessibilityFaults(page), 'what axe found').toEqual([])
      expect.soft(await overflowsSideways(page), 'scrolls sideways').toBe(false)
    })
    await test.step(`${other}, ${width} wide`, async () => {
      await page.emulateMedia({ colorScheme: other })
      await also?.(other, width)
      expect.soft(await accessibilityFaults(page, 'colours'), 'what axe found').toEqual([])
    })
  }
}

/**
 * Expects, softly, that what has come about on a page is accessible in both themes, at the width it came about in and on a
 * phone, and that it fits at 320. The window is then as it was.
 */
export async function expectGoodState(page: Page, shown: Locator) {
  const before = page.viewportSize()
  await expect(shown).toBeVisible()
  expect.soft(await accessibilityFaults(page), 'in the light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await accessibilityFaults(page, 'colours'), 'in the dark').toEqual([])
  // So high that no bar at its foot lies over what could be scrolled out from under it.
  await page.setViewportSize({ width: 390, height: 2_000 })
  expect.soft(await accessibilityFaults(page), 'in the dark, on a phone').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await accessibilityFaults(page, 'colours'), 'in the light, on a phone').toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect.soft(await overflowsSideways(page), 'scrolls sideways at 320').toBe(false)
  if (before) await page.setViewportSize(before)
}
