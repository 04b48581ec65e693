import type { BrowserContext, Page, Request } from '@playwright/test'
import { settled } from '../../site/e2e/support/page-quality.ts'
import { longestEvent, watchEvents } from './event-timing.ts'
import type { Interaction } from './interactions.ts'

/** What a screen costs who opens it with nothing of it in the browser: bytes as sent, and milliseconds. */
export interface Cost {
  name: string
  bytes: { html: number; css: number; script: number; fonts: number; pictures: number }
  requests: number
  /** Until the first byte of the page, asked for alone. */
  ttfb: number
  fcp: number
  lcp: number
  /** What moved without a cause. */
  cls: number
  /** Until the last island that comes with the page answers; `null` where there is none. */
  interactive: number | null
  longestTask: number
  /** The slowest of what somebody did, to its next paint. */
  interaction: { name: string; ms: number } | null
}

interface Seen {
  fcp: number
  lcp: number
  cls: number
  interactive: number | null
  longestTask: number
}

interface Asked {
  name: string
  path: string
  /** How many times slower the processor is made. */
  slowdown: number
  interactions: readonly Interaction[]
}

/** How long an interaction waits for what it is made with. */
const PATIENCE_MS = 5_000

const kinds: Record<string, keyof Cost['bytes']> = {
  document: 'html',
  stylesheet: 'css',
  script: 'script',
  font: 'fonts',
  image: 'pictures',
}

/** Opens the screen in a browser that has nothing yet, and does on it what somebody would. */
export async function costOf(context: BrowserContext, { name, path, slowdown, interactions }: Asked): Promise<Omit<Cost, 'ttfb'>> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const asked: Request[] = []
  const note = (request: Request) => void asked.push(request)
  page.on('request', note)
  await watchEvents(page)
  await page.addInitScript(watch)
  await page.goto(path)
  await settled(page)
  // What comes later was not needed to begin with, and may outlive the page.
  page.off('request', note)
  const opened = { ...(await weighed(asked)), ...(await page.evaluate(seen)) }
  const interaction = await slowest(page, interactions)
  await page.close()
  return { name, ...opened, interaction }
}

/** Waits for all that was asked for: the browser's word that something has come may be later than what it is used for. */
async function weighed(asked: readonly Request[]): Promise<Pick<Cost, 'bytes' | 'requests'>> {
  const bytes = { html: 0, css: 0, script: 0, fonts: 0, pictures: 0 }
  let requests = 0
  // A stream of events does not end.
  const ending = asked.filter((request) => !request.url().endsWith('/events'))
  for (const request of ending) {
    const response = await request.response()
    if (!response || (await response.finished())) continue
    requests++
    const kind = kinds[request.resourceType()]
    if (kind) bytes[kind] += (await request.sizes()).responseBodySize
  }
  return { bytes, requests }
}

async function slowest(page: Page, interactions: readonly Interaction[]): Promise<Cost['interaction']> {
  page.setDefaultTimeout(PATIENCE_MS)
  let most: Cost['interaction'] = null
  for (const interaction of interactions) {
    const ms = await timed(page, interaction).catch((error: Error) => {
      // Said, and not left out silently: the screen has no such thing, or it led to another page.
      console.error(`${interaction.name} could not be timed at ${page.url()}: ${error.message.split('\n')[0]}`)
      return null
    })
    if (ms === null) break
    if (!most || ms > most.ms) most = { name: interaction.name, ms }
  }
  return most
}

async function timed(page: Page, { before, act, after }: Interaction): Promise<number> {
  await before?.(page, 0)
  await longestEvent(page)
  await act(page, 0)
  const ms = await longestEvent(page)
  await after?.(page)
  return ms
}

/** Run in the page, before anything of it. */
function watch(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, interactive: null, longestTask: 0 }
  Object.assign(window, { seen })
  const each = (type: string, note: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Parameters<typeof note>[0])
    }).observe({ type, buffered: true })
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  each('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  each('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  each('longtask', ({ duration }) => {
    seen.longestTask = Math.max(seen.longestTask, duration)
  })
  // An island tells nobody but itself.
  document.addEventListener('astro:hydrate', () => (seen.interactive = performance.now()), { capture: true })
}

/** Run in the page, once it has come to rest. */
const seen = (): Seen => (window as unknown as { seen: Seen }).seen
