import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page, Response } from '@playwright/test'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface AxeResults {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
}

type WithAxe = typeof window & { axe: { run(options: unknown): Promise<AxeResults> } }

const everything = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** The rules that another theme may break where nothing else has changed. */
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What axe finds against WCAG 2.2 AA, in words; `what` may be the colours alone, where all else was looked at in the other theme. */
export async function accessibilityFaults(page: Page, what: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe)
  // To name everything that passed, too, would take as long again.
  const options = { runOnly: what === 'colours' ? colours : everything, resultTypes: ['violations'] }
  for (let looks = 1; ; looks++) {
    await atRest(page)
    const { violations, hasMoved } = await page.evaluate(lookOver, options)
    // What comes late may have begun to fade in since: only what is found of a page that keeps still is a fault.
    if (violations.length > 0 && hasMoved && looks < MOST_LOOKS) continue
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
    )
  }
}

/** A page that never keeps still is looked at no more often than this. */
const MOST_LOOKS = 5

/** Run in the page: what axe finds, and whether anything faded or moved as it looked. */
async function lookOver(options: unknown): Promise<AxeResults & { hasMoved: boolean }> {
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        (a) =>
          a.timeline === document.timeline &&
          a.playState === 'running' &&
          a.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
  let hasMoved = isMoving()
  const begun = ['animationstart', 'transitionrun'] as const
  const note = () => {
    hasMoved = true
  }
  for (const event of begun) document.addEventListener(event, note, { capture: true })
  const { violations } = await (window as WithAxe).axe.run(options)
  for (const event of begun) document.removeEventListener(event, note, { capture: true })
  return { violations, hasMoved: hasMoved || isMoving() }
}

/** Resolves once nothing fades or moves in any more: half-way there, colours are not those that are shown. */
const atRest = (page: Page): Promise<unknown> =>
  // What goes by how far one has scrolled rests while nobody scrolls.
  // Looked at, not awaited: Chromium may never settle `finished` of what was taken back as it ran.
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (a) =>
          a.timeline !== document.timeline ||
          a.playState !== 'running' ||
          a.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )

/** A shift that moves next to nothing by a fraction of a pixel. */
const UNSEEN = 0.0001

/** Begins to add up layout shifts on every page opened from now on. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript((unseen) => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        if (entry.value < unseen) continue
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName))
        shifts.push(`${entry.value.toFixed(4)} by ${moved.join(' and ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, UNSEEN)
}

/** What has moved since the page began, once it has come to rest. */
export async function layoutShifts(page: Page): Promise<string[]> {
  await settled(page)
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

/** Whether the page can be scrolled sideways. */
export const overflowsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Resolves once the islands of the page, if it has any, answer to keys and clicks: their effects run when there is time. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  await idle(page)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await idle(page)
}

/** Resolves once the page has nothing better to do. One that has nothing more to draw may never be so, by Chromium's own account. */
export const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })))

/** Resolves once everything is loaded, drawn and idle. The event stream stays open, so that the network never is. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  await hydrated(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Resolves once a late script is there with all that it rests on. */
export const wholly = (page: Page, script: Response): Promise<void> =>
  page.evaluate(async (url) => {
    await import(url)
  }, script.url())
