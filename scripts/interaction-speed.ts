import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { seedTasks, signUp, startServer } from '@throughline/harness'
import { findBrowser } from '../site/e2e/support/browser.ts'
import { longestEvent, middle, watchEvents } from './speed/event-timing.ts'
import { ofTasks } from './speed/interactions.ts'

/**
 * How quickly the list answers with many tasks and a slow processor: from a press or a key to the next paint, as the
 * browser's Event Timing tells it (in steps of 8 ms). Prints a table, and ends with 1 when a median is over the limit.
 */
const { values } = parseArgs({
  options: {
    tasks: { type: 'string', default: '10000' },
    slowdown: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    'no-build': { type: 'boolean', default: false },
  },
})
const LIMIT_MS = 100
const rounds = Number(values.rounds)

/** Adds up what moves without a cause. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

if (!values['no-build'])
  execFileSync(process.execPath, [fileURLToPath(new URL('turbo.ts', import.meta.url)), 'build', '--output-logs=errors-only'], {
    stdio: 'inherit',
  })

const server = await startServer({ set: { REQUEST_LIMIT: 'off' } })
const { executablePath, env } = await findBrowser()
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env } as Record<string, string>,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const { client, cookie } = await signUp(server.url)
  await seedTasks(client, Number(values.tasks))
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url: server.url }])
  const page = await context.newPage()
  await watchEvents(page)
  await watchShifts(page)
  await page.goto(`${server.url}/tasks/all`)
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  await page.waitForTimeout(2_000)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) })

  const medians: number[] = []
  console.log(`${values.tasks} tasks, processor slowed ${values.slowdown} times, ${rounds} rounds; milliseconds to the next paint\n`)
  for (const { name, before, act, after } of ofTasks) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      await before?.(page, round)
      await longestEvent(page)
      await act(page, round)
      times.push(await longestEvent(page))
      await after?.(page)
      await longestEvent(page)
    }
    medians.push(middle(times))
    console.log(`${name.padEnd(20)} ${String(middle(times)).padStart(5)}   (${times.join(', ')})`)
  }
  const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0))
  console.log(`\nlayout shift without a cause: ${shifted.toFixed(4)}`)
  process.exitCode = medians.some((median) => median > LIMIT_MS) || shifted > 0.001 ? 1 : 0
} finally {
  await browser.close()
  await server.stop()
}
