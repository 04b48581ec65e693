import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext } from '@playwright/test'
import { localeIn } from '@throughline/core/kernel'
import type { Screen, There } from '@throughline/harness'
import { accountIn, type State } from './contact-sheet/accounts.ts'
import { areaOf, readAsked, sizes } from './contact-sheet/asked.ts'
import { takePicture, whole } from './contact-sheet/pictures.ts'
import { type Shot, sheetPage } from './contact-sheet/sheet.ts'
import { withServer } from './sample.ts'

// All screens side by side: by area, in accounts that are empty, hold one of each, many, or long words, wide and narrow, light
// and dark. Into the ignored folder screenshots/sheet: sheet.html, sheet.png with all of it, and a larger picture of each area.
// Narrowed by --only=SCREEN,AREA, --state=empty,long, --theme=dark, --width=390; in German with --language=de.

const timeZone = 'Europe/Vienna'
const folder = 'screenshots/sheet'
/** Pages that are loaded side by side. */
const LANES = 2
/** Of the picture with all areas. */
const SMALL = 0.5

const asked = readAsked(process.argv.slice(2))
const locale = localeIn(asked.language, 'und')
const shots: Shot[] = []

interface Account {
  state: State
  /** `null` where nothing is. */
  there: There | null
  cookie: string
}

const isSeen =
  ({ state, there }: Account) =>
  ({ signedIn, isOfRecord }: Screen): boolean =>
    signedIn ? there !== null || !isOfRecord : state === asked.states.at(-1)

async function takeScreen(context: BrowserContext, screen: Screen, { state, there }: Account, width: number): Promise<void> {
  const page = await context.newPage()
  await page.goto(screen.path(there as There))
  for (const theme of asked.themes) {
    await page.emulateMedia({ colorScheme: theme })
    await whole(page)
    const file = `${screen.name}-${state}-${theme}-${width}`
    await takePicture(page, `${folder}/${file}`)
    shots.push({ area: areaOf(screen), screen: screen.name, state, theme, width, file })
  }
  await page.close()
}

async function takeAccount(browser: Browser, url: string, account: Account): Promise<void> {
  const [name = '', value = ''] = account.cookie.split('=')
  for (const viewport of sizes.filter(({ width }) => asked.widths.includes(width))) {
    const look = { baseURL: url, viewport, locale, timezoneId: timeZone }
    const visitor = await browser.newContext(look)
    const signedIn = await browser.newContext(look)
    await signedIn.addCookies([{ name, value, url }])
    const waiting = asked.screens.filter(isSeen(account))
    const lane = async () => {
      for (let screen = waiting.shift(); screen; screen = waiting.shift())
        await takeScreen(screen.signedIn ? signedIn : visitor, screen, account, viewport.width)
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    await Promise.all([visitor.close(), signedIn.close()])
  }
}

/** Screens in the order they are listed in, each by state, then wide before narrow and light before dark. */
function inOrder(): Shot[] {
  const place = new Map(asked.screens.map(({ name }, index) => [name, index]))
  const rank = ({ screen, state, width, theme }: Shot) => [
    place.get(screen) ?? 0,
    asked.states.indexOf(state as State),
    -width,
    theme === 'dark' ? 1 : 0,
  ]
  return shots.toSorted(
    (a, b) =>
      rank(a)
        .map((of, at) => of - (rank(b)[at] ?? 0))
        .find((less) => less !== 0) ?? 0,
  )
}

/** The sheet as one picture, and one for each area. */
async function pictureSheet(browser: Browser, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2760, height: 1000 } })
  await page.goto(pathToFileURL(resolve(file)).href)
  for (const area of await page.locator('section').all()) {
    await area.screenshot({ path: `${folder}/sheet-${await area.getAttribute('id')}.png` })
  }
  await page.evaluate((scale) => document.documentElement.style.setProperty('--scale', String(scale)), SMALL)
  await page.screenshot({ path: `${folder}/sheet.png`, fullPage: true })
  await page.close()
}

await withServer(async ({ browser, url }) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const state of asked.states) {
    const [{ client, cookie }, there] = await accountIn(state, { url, timeZone })
    await client.me.edit({ locale, language: asked.language })
    await takeAccount(browser, url, { state, there, cookie })
  }
  writeFileSync(`${folder}/sheet.html`, sheetPage(inOrder()))
  await pictureSheet(browser, `${folder}/sheet.html`)
  console.log(`${shots.length} pictures are on ${folder}/sheet.html and sheet.png.`)
})
