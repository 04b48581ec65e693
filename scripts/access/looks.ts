import type { Page } from '@playwright/test'
import { cutOff, furthest, overlaps } from '../../site/e2e/support/fits.ts'
import { accessibilityFaults, overflowsSideways } from '../../site/e2e/support/page-quality.ts'
import { focusFaults, outlineFaults, smallTargets } from '../../site/e2e/support/reach.ts'
import { openAll } from './opened.ts'

/** Larger letters alone, as a browser’s own setting makes them: twice the 16 px it begins with. */
export const LARGE = 32
/** WCAG 1.4.12: room between lines, letters, words and paragraphs; the picture of a sheet of paper is none of these. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important } svg * { letter-spacing: normal !important; word-spacing: normal !important }'

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

/** What is wrong with a page that stands open, a line each. */
type Check = (page: Page) => Promise<string[]>

/** A way of looking at a screen, and what is tried on it in this order while it is open. */
export interface Look {
  viewport: { width: number; height: number }
  forcedColors?: 'active'
  hasLargeLetters?: boolean
  checks: Record<string, Check>
}

async function fits(page: Page): Promise<string[]> {
  const over = (await overflowsSideways(page)) ? [`over the edge: ${await furthest(page)}`] : []
  return [...over, ...(await cutOff(page)).map((text) => `cut off: ${text}`), ...(await overlaps(page))]
}

async function fitSpaced(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: SPACED })
  return fits(page)
}

// What changes the page comes last in its look.
export const looks: readonly Look[] = [
  { viewport: WIDE, checks: { outline: outlineFaults, targets: smallTargets, spaced: fitSpaced } },
  { viewport: PHONE, checks: { 'targets-phone': smallTargets, 'focus-phone': (page) => focusFaults(page), 'spaced-phone': fitSpaced } },
  { viewport: { width: 320, height: 800 }, checks: { reflow: fits } },
  { viewport: WIDE, hasLargeLetters: true, checks: { large: fits } },
  { viewport: PHONE, hasLargeLetters: true, checks: { 'large-phone': fits } },
  { viewport: WIDE, forcedColors: 'active', checks: { forced: accessibilityFaults, focus: (page) => focusFaults(page) } },
  { viewport: WIDE, checks: { opened: openAll() } },
]
