import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { screens } from '@throughline/harness'
import { findBrowser } from '../site/e2e/support/browser.ts'
import { cutOff, furthest, overlaps } from '../site/e2e/support/fits.ts'
import { accessibilityFaults, overflowsSideways, settled } from '../site/e2e/support/page-quality.ts'
import { focusFaults, outlineFaults, smallTargets } from '../site/e2e/support/reach.ts'
import { withSample } from './sample.ts'

// What the browser tests have no time for, on every screen: `npm run access`. It prints what is found, a line each.
// --only=NAME,NAME takes just those screens, --checks=NAME,NAME just those checks; --pictures keeps how they looked.

const saidOf = (name: string) => process.argv.find((said) => said.startsWith(`--${name}=`))?.slice(`--${name}=`.length)

const only = saidOf('only')?.split(',')
const timeZone = 'Europe/Vienna'
const folder = 'screenshots/access'

/** Larger letters alone, as a browser’s own setting makes them: twice the 16 px it begins with. */
const LARGE = 32
/** WCAG 1.4.12: room between lines, letters, words and paragraphs. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

interface Check {
  viewport: { width: number; height: number }
  forcedColors?: 'active'
  letters?: number
  run: (page: Page) => Promise<string[]>
}

async function fit(page: Page): Promise<string[]> {
  const over = (await overflowsSideways(page)) ? [`over the edge: ${await furthest(page)}`] : []
  return [...over, ...(await cutOff(page)).map((text) => `cut off: ${text}`), ...(await overlaps(page))]
}

async function fitWith(page: Page, content: string): Promise<string[]> {
  await page.addStyleTag({ content })
  return fit(page)
}

const OPENERS = '[aria-haspopup]:not([aria-haspopup="false"]), [popovertarget], [aria-expanded="false"], summary'
const OPEN = 'dialog:modal, dialog[open], [popover]:popover-open'
/** Late parts are fetched and drawn within it. */
const DRAWN_MS = 600

/** What is wrong with anything that a screen’s buttons open, one of each kind, and with giving the focus back. */
async function openAll(page: Page): Promise<string[]> {
  const path = page.url()
  const found: string[] = []
  const kinds = await page.evaluate((openers) => {
    const seen = new Set<string>()
    return [...document.querySelectorAll(openers)].flatMap((element, at) => {
      const kind = `${element.tagName}.${element.className}.${element.parentElement?.className}`
      const isNew = !seen.has(kind) && element.checkVisibility({ checkVisibilityCSS: true }) && !element.matches('input, textarea')
      if (isNew) seen.add(kind)
      return isNew ? [at] : []
    })
  }, OPENERS)
  for (const at of kinds) {
    await page.goto(path)
    await settled(page)
    const opener = page.locator(OPENERS).nth(at)
    const name = (await opener.evaluate((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim())).slice(0, 40)
    const handle = await opener.elementHandle()
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.waitForTimeout(DRAWN_MS)
    if (page.url() !== path) continue
    for (const fault of [...(await accessibilityFaults(page)), ...(await smallTargets(page))])
      found.push(`“${name}” open: ${fault.replace(/\s+/g, ' ').slice(0, 300)}`)
    if ((await page.locator(OPEN).count()) === 0) continue
    await page.keyboard.press('Escape')
    await page.waitForTimeout(DRAWN_MS)
    if ((await page.locator(OPEN).count()) > 0) found.push(`“${name}”: Escape does not close it`)
    else if (await handle?.evaluate((element) => element.isConnected && document.activeElement !== element))
      found.push(
        `“${name}” does not get the focus back, which is at ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 90))}`,
      )
  }
  return found
}

const checks: Record<string, Check> = {
  outline: { viewport: WIDE, run: outlineFaults },
  targets: { viewport: WIDE, run: smallTargets },
  'targets-phone': { viewport: PHONE, run: smallTargets },
  reflow: { viewport: { width: 320, height: 800 }, run: fit },
  large: { viewport: WIDE, letters: LARGE, run: fit },
  'large-phone': { viewport: PHONE, letters: LARGE, run: fit },
  spaced: { viewport: WIDE, run: (page) => fitWith(page, SPACED) },
  'spaced-phone': { viewport: PHONE, run: (page) => fitWith(page, SPACED) },
  focus: { viewport: WIDE, forcedColors: 'active', run: (page) => focusFaults(page) },
  'focus-phone': { viewport: PHONE, run: (page) => focusFaults(page) },
  opened: { viewport: WIDE, run: openAll },
  // To be looked at: with --pictures.
  forced: { viewport: WIDE, forcedColors: 'active', run: accessibilityFaults },
}
const asked = Object.entries(checks).filter(([name]) => saidOf('checks')?.split(',').includes(name) ?? true)

let faults = 0
await withSample(timeZone, async ({ browser, url, ines, there }) => {
  const [name = '', value = ''] = ines.cookie.split('=')
  if (process.argv.includes('--pictures')) mkdirSync(folder, { recursive: true })
  const { executablePath, env } = await findBrowser()
  const large = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: [`--blink-settings=defaultFontSize=${LARGE}`],
  })
  for (const [called, { run, letters, ...look }] of asked) {
    const from = letters ? large : browser
    // A style for the try is none of the app's, so that its policy is left out.
    const settings = { ...look, baseURL: url, timezoneId: timeZone, locale: 'en-GB', reducedMotion: 'reduce', bypassCSP: true } as const
    const [context, visitor] = await Promise.all([from.newContext(settings), from.newContext(settings)])
    await context.addCookies([{ name, value, url }])
    for (const screen of screens.filter(({ name }) => only === undefined || only.includes(name))) {
      const page = await (screen.signedIn ? context : visitor).newPage()
      await page.goto(screen.path(there))
      await settled(page)
      const found = await run(page).catch((error: unknown) => [`could not be tried: ${String(error).slice(0, 200)}`])
      for (const fault of found) console.log(`${called} ${screen.name}: ${fault}`)
      faults += found.length
      if (process.argv.includes('--pictures')) await page.screenshot({ path: `${folder}/${called}-${screen.name}.png` })
      await page.close()
    }
    await Promise.all([context.close(), visitor.close()])
  }
  await large.close()
})
console.log(faults === 0 ? 'Nothing was found.' : `${faults} faults.`)
process.exitCode = faults === 0 ? 0 : 1
