import type { Page } from '@playwright/test'
import { accessibilityFaults, settled } from '../../site/e2e/support/page-quality.ts'
import { smallTargets } from '../../site/e2e/support/reach.ts'

const OPENERS = '[aria-haspopup]:not([aria-haspopup="false"]), [popovertarget], [aria-expanded="false"], summary'
const OPEN = 'dialog:modal, dialog[open], [popover]:popover-open'
/** Late parts are fetched and drawn within it. */
const DRAWN_MS = 600

/** The place of one opener of each kind among all, with what tells its kind apart; those of the frame are of the same kind everywhere. */
const openersOf = (page: Page): Promise<{ at: number; kind: string }[]> =>
  page.evaluate((openers) => {
    const area = location.pathname.split('/')[1]
    const seen = new Set<string>()
    return [...document.querySelectorAll(openers)].flatMap((element, at) => {
      if (!element.checkVisibility({ checkVisibilityCSS: true }) || element.matches('input, textarea')) return []
      const where = element.closest('main') ? area : 'frame'
      const kind = `${where} ${element.tagName}.${element.className}#${element.id} ${element.parentElement?.className}`
      const isNew = !seen.has(kind)
      seen.add(kind)
      return isNew ? [{ at, kind }] : []
    })
  }, OPENERS)

/**
 * What is wrong with anything that a screen’s buttons open, and with giving the focus back. The same kind of button in the
 * same area of the app is pressed once, on the first screen that has it.
 */
export function openAll(): (page: Page) => Promise<string[]> {
  const tried = new Set<string>()
  return async (page) => {
    const path = page.url()
    const found: string[] = []
    for (const { at, kind } of await openersOf(page)) {
      if (tried.has(kind)) continue
      tried.add(kind)
      await page.goto(path)
      await settled(page)
      found.push(...(await openOne(page, at)))
    }
    return found
  }
}

async function openOne(page: Page, at: number): Promise<string[]> {
  const path = page.url()
  const found: string[] = []
  const opener = page.locator(OPENERS).nth(at)
  const name = (await opener.evaluate((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim())).slice(0, 40)
  const handle = await opener.elementHandle()
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.waitForTimeout(DRAWN_MS)
  if (page.url() !== path) return []
  for (const fault of [...(await accessibilityFaults(page)), ...(await smallTargets(page))])
    found.push(`“${name}” open: ${fault.replace(/\s+/g, ' ').slice(0, 300)}`)
  if ((await page.locator(OPEN).count()) === 0) return found
  await page.keyboard.press('Escape')
  await page.waitForTimeout(DRAWN_MS)
  if ((await page.locator(OPEN).count()) > 0) found.push(`“${name}”: Escape does not close it`)
  else if (await handle?.evaluate((element) => element.isConnected && document.activeElement !== element))
    found.push(
      `“${name}” does not get the focus back, which is at ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 90))}`,
    )
  return found
}
