import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { localeIn } from '@throughline/core/kernel'
import { screens } from '@throughline/harness'
import { overflowsSideways, settled } from '../site/e2e/support/page-quality.ts'
import { withSample } from './sample.ts'

// Every screen with longer words than the English: in German, or with `--language=pseudo` in a language nobody speaks that runs
// from right to left, wide and narrow. It names what goes over the edge of a page and words that are cut off.
// --only=NAME,NAME takes just those, --pictures keeps how they looked.

const saidOf = (name: string) => process.argv.find((said) => said.startsWith(`--${name}=`))?.slice(`--${name}=`.length)

const language = saidOf('language') === 'pseudo' ? 'pseudo' : 'de'
const only = saidOf('only')?.split(',')
const folder = `screenshots/${language}`
const timeZone = 'Europe/Vienna'

process.env.SITE_LANGUAGES = `en,${language}`
// What asks for German gets the other instead.
if (language === 'pseudo') process.env.SITE_PSEUDO = 'true'

/** Texts that do not fit where they stand and are not meant to be shortened there. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element)
      if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue
      // Shortened with a mark, in so many lines, or there for those who hear it.
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || element.clientWidth < 4) continue
      const [own] = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      if (own && element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
        cut.push(`${element.tagName.toLowerCase()}.${element.className}: ${own.textContent?.trim().slice(0, 60)}`)
    }
    return cut
  })

/** What is furthest over the edge, for whoever is to mend it. */
const furthest = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const over = [...document.querySelectorAll('body *')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.right > width + 1 || box.left < -1))
    return over
      .slice(0, 3)
      .map(
        ({ element, box }) =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class')} ${Math.round(box.left)}–${Math.round(box.right)}`,
      )
      .join(', ')
  })

let faults = 0
await withSample(timeZone, async ({ browser, url, ines, there }) => {
  await ines.client.me.edit({ language: 'de' })
  const [name = '', value = ''] = ines.cookie.split('=')
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const context = await browser.newContext({ baseURL: url, viewport, locale: localeIn('de', 'und'), timezoneId: timeZone })
    const visitor = await browser.newContext({ baseURL: url, viewport, locale: localeIn('de', 'und'), timezoneId: timeZone })
    await context.addCookies([{ name, value, url }])
    for (const screen of screens.filter(({ name }) => only === undefined || only.includes(name))) {
      const page = await (screen.signedIn ? context : visitor).newPage()
      await page.goto(screen.path(there))
      await settled(page)
      const found = [...((await overflowsSideways(page)) ? [`over the edge: ${await furthest(page)}`] : []), ...(await cutOff(page))]
      for (const fault of found) console.log(`${screen.name} ${viewport.width}: ${fault}`)
      faults += found.length
      if (process.argv.includes('--pictures')) {
        mkdirSync(folder, { recursive: true })
        await page.screenshot({ path: `${folder}/${screen.name}-${viewport.width}.png` })
      }
      await page.close()
    }
    await Promise.all([context.close(), visitor.close()])
  }
})
console.log(faults === 0 ? 'Every screen has room for its words.' : `${faults} faults.`)
process.exitCode = faults === 0 ? 0 : 1
