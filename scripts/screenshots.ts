import { mkdirSync, rmSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { languageOf, localeIn } from '@throughline/core/kernel'
import { screens } from '@throughline/harness'
import { settled } from '../site/e2e/support/page-quality.ts'
import { makeFrontPictures, makePreviews, makeReadmePicture } from './front-pictures.ts'
import { withSample } from './sample.ts'

// Every screen with the sample person's tasks, light and dark, wide and narrow, into the ignored folder screenshots, and the
// parts of screens that documents show into docs/images.
// With --front it also renews what is made of them and kept: the pictures of the front page and of README.md, and how a link to
// the front page looks in a message; `--front --only=task,today,career,goal` makes no others. With --only=NAME,NAME just those
// screens or parts are made, with --theme=light in that theme alone, and with --language=de as who reads and writes German sees
// them, in the folder’s folder de; `--front --language=de --only=task,today,career` renews what the German front page shows.

const saidOf = (name: string) => process.argv.find((said) => said.startsWith(`--${name}=`))?.slice(`--${name}=`.length)

const themes = (['light', 'dark'] as const).filter((theme) => theme === (saidOf('theme') ?? theme))
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
const timeZone = 'Europe/Vienna'
const language = languageOf(saidOf('language') ?? 'en')
const locale = localeIn(language, 'und')
const folder = language === 'en' ? 'screenshots' : `screenshots/${language}`

/** Parts of screens that documents show, as they are 1280 wide. */
const parts = language === 'en' ? [{ name: 'coverage', path: '/interview-prep', part: '.coverage' }] : []
/** Paper that is left around a part. */
const AROUND = 24

const only = saidOf('only')?.split(',')
const isAsked = ({ name }: { name: string }) => only === undefined || only.includes(name)
const asked = { screens: screens.filter(isAsked), parts: parts.filter(isAsked) }
if (asked.screens.length + asked.parts.length === 0) throw new Error(`No screen or part of one is called ${only?.join()}.`)

async function opened(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await settled(page)
  return page
}

async function pictureOfPart(context: BrowserContext, { name, path, part }: (typeof parts)[number], theme: string): Promise<void> {
  const page = await opened(context, path)
  const box = await page.locator(part).boundingBox()
  if (!box) throw new Error(`There is no ${part} at ${path}.`)
  const clip = { x: box.x - AROUND, y: box.y - AROUND, width: box.width + 2 * AROUND, height: box.height + 2 * AROUND }
  await page.screenshot({ path: `docs/images/${name}-${theme}.png`, fullPage: true, clip })
  await page.close()
}

await withSample(
  timeZone,
  async ({ browser, url, ines, there }) => {
    if (only === undefined) rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    await ines.client.me.edit({ locale, language })
    const [name = '', value = ''] = ines.cookie.split('=')
    for (const colorScheme of themes) {
      for (const viewport of sizes) {
        const look = { baseURL: url, colorScheme, viewport, locale, timezoneId: timeZone, deviceScaleFactor: 2 }
        const visitor = await browser.newContext(look)
        const signedIn = await browser.newContext(look)
        await signedIn.addCookies([{ name, value, url }])
        for (const screen of asked.screens) {
          const page = await opened(screen.signedIn ? signedIn : visitor, screen.path(there))
          await page.screenshot({
            path: `${folder}/${screen.name}-${colorScheme}-${viewport.width}.png`,
            fullPage: ['landing', 'goal', 'habit'].includes(screen.name),
          })
          await page.close()
        }
        if (viewport.width === 1280) for (const part of asked.parts) await pictureOfPart(signedIn, part, colorScheme)
        await visitor.close()
        await signedIn.close()
      }
    }
    if (process.argv.includes('--front')) {
      await makeFrontPictures(folder, `site/src/images/front/${language}`, language)
      if (language === 'en') {
        await makePreviews(browser, url, 'site/public')
        await makeReadmePicture(folder, 'docs/images/goal-light.webp')
      }
    }
    console.log(
      `${asked.screens.length * themes.length * sizes.length} pictures are in ${folder}/, ${asked.parts.length * themes.length} in docs/images/.`,
    )
  },
  language,
)
