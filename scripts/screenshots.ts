import { mkdirSync, rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { screens, signUp, startServer } from '@throughline/harness'
import {
  writeSampleExperience,
  writeSampleGoals,
  writeSampleJournal,
  writeSamplePacket,
  writeSampleResume,
  writeSampleTasks,
  writeSampleWins,
} from '@throughline/sample-data'
import { findBrowser } from '../site/e2e/support/browser.ts'
import { settled } from '../site/e2e/support/page-quality.ts'
import { run } from './process.ts'

// Every screen with the sample person's tasks, light and dark, wide and narrow, into the ignored folder screenshots.
// With --landing it also renews the pictures on the front page.

const themes = ['light', 'dark'] as const
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
const timeZone = 'Europe/Vienna'
const folder = 'screenshots'

const built = await run('node', ['scripts/turbo.ts', 'build', '--output-logs=errors-only'], { show: true })
if (built.code !== 0) process.exit(built.code)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const server = await startServer()
const { executablePath, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, env: { ...(process.env as Record<string, string>), ...env } })
try {
  const ines = await signUp(server.url)
  const today = Temporal.Now.plainDateISO(timeZone).toString()
  await writeSampleTasks({ client: ines.client, today, timeZone })
  const { forecast, walk } = await writeSampleGoals({ client: ines.client, today })
  const experience = await writeSampleExperience(ines.client)
  await writeSampleJournal({ client: ines.client, today, timeZone })
  const { newest: win } = await writeSampleWins({ client: ines.client, today }, experience)
  const packet = await writeSamplePacket({ client: ines.client, today })
  const resume = await writeSampleResume(ines.client)
  const { items } = await ines.client.tasks.list({ view: 'today' })
  const open = items.find(({ notes, status }) => notes !== '' && status === 'in-progress')?.id ?? ''
  const [name = '', value = ''] = ines.cookie.split('=')

  for (const colorScheme of themes) {
    for (const viewport of sizes) {
      const look = { baseURL: server.url, colorScheme, viewport, locale: 'en-GB', timezoneId: timeZone, deviceScaleFactor: 2 }
      const visitor = await browser.newContext(look)
      const signedIn = await browser.newContext(look)
      await signedIn.addCookies([{ name, value, url: server.url }])
      for (const screen of screens) {
        const page = await (screen.signedIn ? signedIn : visitor).newPage()
        await page.goto(screen.path({ task: open, goal: forecast, habit: walk, experience: experience.senior, win, packet, resume }))
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
} finally {
  await browser.close()
  await server.stop()
}
