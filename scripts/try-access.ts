import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { type Screen, screens } from '@throughline/harness'
import { findBrowser } from '../site/e2e/support/browser.ts'
import { settled } from '../site/e2e/support/page-quality.ts'
import { earlier, folder, keep, tableOf } from './access/found.ts'
import { LARGE, type Look, looks } from './access/looks.ts'
import { withSample } from './sample.ts'

// What the browser tests have no time for, on every screen: `npm run access`. It prints what is found, a line each, and at the
// end a table; what was found is kept in the ignored folder screenshots as it goes.
// --only=NAME,NAME takes just those screens, --checks=NAME,NAME just those checks, --resume just what an earlier run did not
// come to or could not try, --table nothing: it prints the table of earlier runs. --at-once=4 opens so many pages at a time;
// --pictures keeps how they looked.

const saidOf = (name: string) => process.argv.find((said) => said.startsWith(`--${name}=`))?.slice(`--${name}=`.length)
const isSaid = (name: string) => process.argv.includes(`--${name}`)

const [only, onlyChecks] = [saidOf('only')?.split(','), saidOf('checks')?.split(',')]
const timeZone = 'Europe/Vienna'
const atOnce = Number(saidOf('at-once') ?? 3)
/** A screen that takes longer is given up, so that the others are come to. */
const MOST_MS = 180_000
const NOT_TRIED = 'could not be tried'

const allChecks = looks.flatMap(({ checks }) => Object.keys(checks))
const isWhole = only === undefined && onlyChecks === undefined && !isSaid('resume') && !isSaid('table')
const found = isWhole ? {} : earlier()

const isAsked = (screen: string, check: string) => {
  if (onlyChecks?.includes(check) === false || only?.includes(screen) === false) return false
  const before = found[screen]?.[check]
  return !(isSaid('resume') && before && !before.some((fault) => fault.startsWith(NOT_TRIED)))
}

interface Job {
  look: Look
  screen: Screen
  checks: string[]
}

const jobs: Job[] = looks.flatMap((look) =>
  screens.flatMap((screen) => {
    const checks = Object.keys(look.checks).filter((check) => isAsked(screen.name, check))
    return checks.length > 0 ? [{ look, screen, checks }] : []
  }),
)

if (!isSaid('table'))
  await withSample(timeZone, async ({ browser, url, ines, there }) => {
    const [name = '', value = ''] = ines.cookie.split('=')
    const { executablePath, env } = await findBrowser()
    const args = [`--blink-settings=defaultFontSize=${LARGE}`]
    const large = await chromium.launch({ executablePath, env: { ...(process.env as Record<string, string>), ...env }, args })

    const contexts = new Map<string, Promise<BrowserContext>>()
    const contextOf = ({ look, screen }: Job): Promise<BrowserContext> => {
      const called = `${looks.indexOf(look)} ${screen.signedIn}`
      const context = contexts.get(called) ?? openContext(look, screen.signedIn)
      contexts.set(called, context)
      return context
    }
    const openContext = async ({ checks: _, hasLargeLetters, ...how }: Look, isSignedIn: boolean) => {
      const from: Browser = hasLargeLetters ? large : browser
      // A style for the try is none of the app's, so that its policy is left out.
      const settings = { ...how, baseURL: url, timezoneId: timeZone, locale: 'en-GB', reducedMotion: 'reduce', bypassCSP: true } as const
      const context = await from.newContext({ ...settings, serviceWorkers: 'block' })
      if (isSignedIn) await context.addCookies([{ name, value, url }])
      return context
    }

    const tryOn = async (page: Page, { look, screen, checks }: Job) => {
      await page.goto(screen.path(there))
      await settled(page)
      const did: [string, string[]][] = []
      for (const check of checks) {
        did.push([check, (await look.checks[check]?.(page)) ?? []])
        if (isSaid('pictures')) await page.screenshot({ path: `${folder}/${check}-${screen.name}.png` })
      }
      return did
    }

    const tryOne = async (job: Job) => {
      const page = await (await contextOf(job)).newPage()
      // What has taken too long ends with its page.
      const timer = setTimeout(() => void page.close(), MOST_MS)
      return tryOn(page, job).finally(() => {
        clearTimeout(timer)
        return page.close()
      })
    }

    let done = 0
    const workOff = async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const { screen, checks } = job
        const tried = await tryOne(job)
          .catch(() => tryOne(job))
          .catch((error: unknown) => checks.map((check): [string, string[]] => [check, [`${NOT_TRIED}: ${String(error).slice(0, 200)}`]]))
        for (const [check, faults] of tried) {
          found[screen.name] = { ...found[screen.name], [check]: faults }
          for (const fault of faults) console.log(`${check} ${screen.name}: ${fault}`)
        }
        keep(found)
        done += 1
        if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${done + jobs.length} `)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, workOff))
    await large.close()
  })

console.log(
  tableOf(
    found,
    screens.map(({ name }) => name),
    allChecks,
  ),
)
const faults = Object.values(found).flatMap((of) => Object.values(of).flat()).length
console.log(faults === 0 ? 'Nothing was found.' : `${faults} faults.`)
process.exitCode = faults === 0 ? 0 : 1
