import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { seedTasks, signUp, startServer } from '@throughline/harness'
import { findBrowser } from '../site/e2e/support/browser.ts'

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

interface Interaction {
  name: string
  /** Brings the page to where the interaction can be made; not timed. */
  before?: (page: Page, round: number) => Promise<void>
  act: (page: Page, round: number) => Promise<void>
  after?: (page: Page) => Promise<void>
}

const rows = (page: Page) => page.locator('main [data-row]')
const title = (page: Page, n: number) => rows(page).nth(n).locator('.task-title')

const interactions: readonly Interaction[] = [
  { name: 'complete', act: (page) => rows(page).nth(2).locator('.tick').click() },
  { name: 'undo', before: (page) => rows(page).nth(2).locator('.tick').click(), act: (page) => page.keyboard.press('Control+z') },
  { name: 'open', act: (page, round) => title(page, 1 + round).click(), after: (page) => page.keyboard.press('Escape') },
  {
    name: 'type in quick add',
    before: (page) => page.keyboard.press('q'),
    act: (page) => page.keyboard.type('Send Ana the draft tomorrow 4pm #work'),
    after: async (page) => {
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'add a task',
    before: async (page) => {
      await page.keyboard.press('q')
      await page.keyboard.type('Count the pallets once more')
    },
    act: (page) => page.keyboard.press('Enter'),
    after: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'search',
    before: (page) => page.keyboard.press('/'),
    act: (page) => page.keyboard.type('forecast'),
    after: async (page) => {
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await page.keyboard.press('Escape')
    },
  },
  { name: 'next row by key', before: (page) => title(page, 3).focus(), act: (page) => page.keyboard.press('j') },
  { name: 'move by key', before: (page) => title(page, 3).focus(), act: (page) => page.keyboard.press('Alt+ArrowDown') },
  {
    name: 'select all',
    before: (page) => title(page, 3).focus(),
    act: (page) => page.keyboard.press('Control+a'),
    after: (page) => page.keyboard.press('Escape'),
  },
  { name: 'drag', act: drag },
]

/** Over several rows, in steps as a hand moves. */
async function drag(page: Page, round: number): Promise<void> {
  const from = await rows(page)
    .nth(4 + round)
    .boundingBox()
  const to = await rows(page)
    .nth(9 + round)
    .boundingBox()
  if (!from || !to) throw new Error('There is no row to drag.')
  await page.mouse.move(from.x + 200, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 200, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
}

/** The longest time from an event to the paint after it, in milliseconds. */
const longest = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    const told = window as unknown as { durations: number[] }
    return Math.max(0, ...told.durations.splice(0))
  })

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durations: number[] = []
    const shifts: number[] = []
    Object.assign(window, { durations, shifts })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

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
  await watch(page)
  await page.goto(`${server.url}/tasks/all`)
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  await page.waitForTimeout(2_000)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) })

  const medians: number[] = []
  console.log(`${values.tasks} tasks, processor slowed ${values.slowdown} times, ${rounds} rounds; milliseconds to the next paint\n`)
  for (const { name, before, act, after } of interactions) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      await before?.(page, round)
      await longest(page)
      await act(page, round)
      times.push(await longest(page))
      await after?.(page)
      await longest(page)
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
