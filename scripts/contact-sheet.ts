import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext } from '@playwright/test'
import { localeIn } from '@throughline/core/kernel'
import type { Screen, There } from '@throughline/harness'
import { findShell } from '../site/e2e/support/browser.ts'
import { furthest } from '../site/e2e/support/fits.ts'
import { overflowsSideways } from '../site/e2e/support/page-quality.ts'
import { accountIn, type State } from './contact-sheet/accounts.ts'
import { areaOf, readAsked, sizes } from './contact-sheet/asked.ts'
import { takePicture, whole } from './contact-sheet/pictures.ts'
import { type Shot, sheetPage } from './contact-sheet/sheet.ts'
import { type Started, withServer } from './sample.ts'

// All screens side by side: by area, in accounts that are empty, hold one of each, many, or long words, wide and narrow, light
// and dark. Into the ignored folder screenshots/sheet: sheet.html, sheet.png with all of it, and a larger picture of each area.
// Narrowed by --only=SCREEN,AREA, --state=empty,long, --theme=dark, --width=390; in German with --language=de, as printed with --media=print.

const timeZone = 'Europe/Vienna'
const folder = 'screenshots/sheet'
/** Pages that are loaded side by side. */
const LANES = 2
/** Of the picture with all areas. */
const SMALL = 0.5

const asked = readAsked(process.argv.slice(2))
const locale = localeIn(asked.language, 'und')
const shots: Shot[] = []
/** What can be scrolled sideways, and so has a part that does not fit. */
const overflowing = new Set<string>()

interface Account {
  state: State
  /** `null` where nothing is. */
  there: There | null
  cookie: string
}

const isSeen =
  ({ state, there }: Account) =>
  ({ signedIn, isOfRecord }: Screen): boolean =>
    (there !== null || !isOfRecord) && (signedIn || isOfRecord || state === asked.states.at(-1))

/** A page that takes longer than this to come to rest is begun anew, once. */
const MOST_SECONDS = 30

async function takeScreen(context: BrowserContext, screen: Screen, { state, there }: Account, width: number): Promise<void> {
  const page = await context.newPage()
  await page.goto(screen.path(there as There))
  const taken: Shot[] = []
  for (const theme of asked.themes) {
    await page.emulateMedia({ colorScheme: theme, media: asked.media })
    await whole(page)
    if (await overflowsSideways(page)) overflowing.add(`${screen.name} (${state}, ${width}): ${await furthest(page)}`)
    const file = `${screen.name}-${state}-${theme}-${width}`
    await takePicture(page, `${folder}/${file}`)
    taken.push({ area: areaOf(screen), screen: screen.name, state, theme, width, file })
  }
  await page.close()
  shots.push(...taken)
}

/** Says whether `made` was there in time. */
const inTime = (made: Promise<void>): Promise<boolean> =>
  Promise.race([made.then(() => true), wait(MOST_SECONDS * 1_000, false, { ref: false })])

async function takeAccount(browser: Browser, url: string, account: Account): Promise<void> {
  const [name = '', value = ''] = account.cookie.split('=')
  for (const viewport of sizes.filter(({ width }) => asked.widths.includes(width))) {
    const waiting = asked.screens.filter(isSeen(account))
    const opened = async (screen: Screen) => {
      const context = await browser.newContext({ baseURL: url, viewport, locale, timezoneId: timeZone })
      if (screen.signedIn) await context.addCookies([{ name, value, url }])
      return context
    }
    const take = async (screen: Screen) => {
      const context = await opened(screen)
      const isTaken = await inTime(takeScreen(context, screen, account, viewport.width))
      await context.close()
      return isTaken
    }
    const lane = async () => {
      for (let screen = waiting.shift(); screen; screen = waiting.shift())
        if (!((await take(screen)) || (await take(screen)))) throw new Error(`${screen.name} does not come to rest.`)
    }
    await Promise.all(Array.from({ length: LANES }, lane))
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

async function makeSheet({ browser, url, dataDir }: Started): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const state of asked.states) {
    const [{ client, cookie }, there] = await accountIn(state, { url, dataDir, timeZone })
    await client.me.edit({ locale, language: asked.language })
    await takeAccount(browser, url, { state, there, cookie })
  }
  writeFileSync(`${folder}/sheet.html`, sheetPage(inOrder()))
  await pictureSheet(browser, `${folder}/sheet.html`)
  console.log(`${shots.length} pictures are on ${folder}/sheet.html and sheet.png.`)
  if (overflowing.size > 0) console.log(`Wider than their window:\n${[...overflowing].join('\n')}`)
  process.exitCode = overflowing.size > 0 ? 1 : 0
}

// The shell makes no windows, of which one behind another may never be drawn.
await withServer(makeSheet, findShell)
