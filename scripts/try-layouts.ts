import { mkdirSync } from 'node:fs'
import { localeIn } from '@throughline/core/kernel'
import { screens } from '@throughline/harness'
import { cutOff, furthest } from '../site/e2e/support/fits.ts'
import { overflowsSideways, settled } from '../site/e2e/support/page-quality.ts'
import { withSample } from './sample.ts'

// Every screen with longer words than the English, `npm run layouts`: in German, or with `--language=pseudo` in a language nobody speaks that runs
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
