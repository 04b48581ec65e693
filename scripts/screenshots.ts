import { mkdirSync, rmSync } from 'node:fs'
import { screens } from '@throughline/harness'
import { settled } from '../site/e2e/support/page-quality.ts'
import { withSample } from './sample.ts'

// Every screen with the sample person's tasks, light and dark, wide and narrow, into the ignored folder screenshots.
// With --landing it also renews the pictures on the front page.

const themes = ['light', 'dark'] as const
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
const timeZone = 'Europe/Vienna'
const folder = 'screenshots'

await withSample(timeZone, async ({ browser, url, ines, there }) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const [name = '', value = ''] = ines.cookie.split('=')
  for (const colorScheme of themes) {
    for (const viewport of sizes) {
      const look = { baseURL: url, colorScheme, viewport, locale: 'en-GB', timezoneId: timeZone, deviceScaleFactor: 2 }
      const visitor = await browser.newContext(look)
      const signedIn = await browser.newContext(look)
      await signedIn.addCookies([{ name, value, url }])
      for (const screen of screens) {
        const page = await (screen.signedIn ? signedIn : visitor).newPage()
        await page.goto(screen.path(there))
        await settled(page)
        await page.screenshot({
          path: `${folder}/${screen.name}-${colorScheme}-${viewport.width}.png`,
          fullPage: ['landing', 'goal', 'habit'].includes(screen.name),
        })
        if (process.argv.includes('--landing') && screen.name === 'task' && viewport.width === 1280)
          await page.screenshot({ path: `site/src/images/tasks-${colorScheme}.png`, scale: 'css' })
        if (process.argv.includes('--landing') && screen.name === 'goal' && viewport.width === 1280)
          await page.screenshot({ path: `site/src/images/goal-${colorScheme}.png`, scale: 'css' })
        if (process.argv.includes('--landing') && screen.name === 'today' && viewport.width === 390)
          await page.screenshot({ path: `site/src/images/tasks-phone-${colorScheme}.png` })
        await page.close()
      }
      await visitor.close()
      await signedIn.close()
    }
  }
  console.log(`${screens.length * themes.length * sizes.length} pictures are in ${folder}/.`)
})
