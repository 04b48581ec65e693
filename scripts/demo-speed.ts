import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { startServer } from '@throughline/harness'
import { findBrowser } from '../site/e2e/support/browser.ts'

/**
 * How soon /demo can be used, over what was built last: for the first time, when its worker had been stopped, and while it
 * runs. Prints the bytes of its scripts and medians, and ends with 1 when it is over the limit of a warm start.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, language: { type: 'string', default: 'en' } } })
const LIMIT_MS = 1500
const rounds = Number(values.rounds)

const folder = fileURLToPath(new URL(`../site/dist/${values.language}/client/demo/`, import.meta.url))
const kilobytes = (of: (name: string) => boolean) =>
  readdirSync(folder).reduce((sum, name) => sum + (of(name) ? statSync(folder + name).size : 0), 0) / 1000
const ofStart = /^(worker|shared|tasks)-/
for (const [what, isIt] of [
  ['all', () => true],
  ['what the first page takes', (name: string) => ofStart.test(name)],
] as const) {
  const sizes = ['.js', '.js.gz', '.js.br'].map((end) => `${Math.round(kilobytes((name) => name.endsWith(end) && isIt(name)))} kB ${end}`)
  console.log(`${what.padEnd(28)}${sizes.join('  ')}`)
}

async function usable(page: Page) {
  await page.waitForURL(/\/demo\/tasks$/)
  await page.locator('main [data-row]').first().waitFor()
  await page.locator('main astro-island:not([ssr])').first().waitFor({ state: 'attached' })
}

/** As a browser does whenever nothing is asked of it. */
async function stopWorker(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  const stopped = new Promise<void>((resolve) =>
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await stopped
  await devtools.detach()
}

const { executablePath, env } = await findBrowser()
const server = await startServer()
const browser = await chromium.launch({ executablePath, env: { ...(process.env as Record<string, string>), ...env } })
const context = await browser.newContext({ locale: values.language === 'de' ? 'de-DE' : 'en-GB' })
const page = await context.newPage()

async function timed(path: string): Promise<number> {
  const begun = performance.now()
  await page.goto(server.url + path)
  await usable(page)
  return performance.now() - begun
}
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
const row = (what: string, times: number[]) =>
  console.log(`${what.padEnd(28)}${Math.round(median(times))} ms  (${times.map(Math.round).join(', ')})`)

row('first visit', [await timed('/demo')])
const running: number[] = []
for (let round = 0; round < rounds; round++) running.push(await timed('/demo/tasks'))
const stopped: number[] = []
for (let round = 0; round < rounds; round++) {
  await page.goto('about:blank')
  await stopWorker(context, page)
  stopped.push(await timed('/demo'))
}
row('worker had been stopped', stopped)
row('worker was running', running)
await browser.close()
await server.stop()
process.exitCode = median(stopped) > LIMIT_MS ? 1 : 0
