import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { languageOf, localeIn } from '@throughline/core/kernel'
import { type Screen, screens, seedTasks } from '@throughline/harness'
import { withSample } from './sample.ts'
import { overs } from './speed/budgets.ts'
import { type Cost, costOf } from './speed/cost.ts'
import { costTable } from './speed/cost-table.ts'
import { middle } from './speed/event-timing.ts'
import { interactionsOf } from './speed/interactions.ts'

/**
 * What every screen costs: bytes as sent, first byte (asked for alone, with no browser at work), paints, shift, until its
 * islands answer, longest task, and what somebody does to its next paint, with the sample person's account and many tasks,
 * on a slow processor. Prints a table that marks what is over its budget, and ends with 1 when something is. `--only=NAME,NAME`, `--language=de`,
 * `--json=FILE`, `--width=390`; of several `--rounds` the middle one by each measure.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    language: { type: 'string', default: 'en' },
    json: { type: 'string' },
    tasks: { type: 'string', default: '10000' },
    slowdown: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '1' },
    width: { type: 'string', default: '1280' },
  },
})
const timeZone = 'Europe/Vienna'
/** Answers before the first that is timed, as the server reads the code of a screen at the first and runs it faster at each; then those that are. */
const [WARM, ALONE] = [5, 9]
const language = languageOf(values.language)
const locale = localeIn(language, 'und')
const slowdown = Number(values.slowdown)
const only = values.only?.split(',')
const asked = screens.filter(({ name }) => only === undefined || only.includes(name))
if (asked.length === 0) throw new Error(`No screen is called ${values.only}.`)

/** By each measure the middle of several visits. */
function middleOf(visits: readonly Cost[]): Cost {
  const [first, ...rest] = visits
  if (!first) throw new Error('A screen is visited at least once.')
  if (rest.length === 0) return first
  const by = (measure: (cost: Cost) => number) => middle(visits.map(measure))
  return {
    ...first,
    ...{ fcp: by(({ fcp }) => fcp), lcp: by(({ lcp }) => lcp), cls: by(({ cls }) => cls) },
    interactive: first.interactive === null ? null : by(({ interactive }) => interactive ?? 0),
    longestTask: by(({ longestTask }) => longestTask),
    interaction: first.interaction && { name: first.interaction.name, ms: by(({ interaction }) => interaction?.ms ?? 0) },
  }
}

await withSample(timeZone, async ({ browser, url, ines, there }) => {
  await ines.client.me.edit({ locale, language })
  await seedTasks(ines.client, Number(values.tasks))
  const [name = '', value = ''] = ines.cookie.split(/=(.*)/s)
  // What its worker fetches for a journey without network is no part of what a screen needs, and what it hands on weighs nothing.
  const own = { serviceWorkers: 'block', viewport: { width: Number(values.width), height: 800 } } as const
  const look = { baseURL: url, locale, timezoneId: timeZone, ...own }

  /** Milliseconds to the first byte, while nothing else is asked. */
  async function firstByte({ path, signedIn }: Screen): Promise<number> {
    const began = performance.now()
    const { body } = await fetch(new URL(path(there), url), signedIn ? { headers: { cookie: ines.cookie } } : {})
    let ms: number | undefined
    for await (const _ of body ?? []) ms ??= performance.now() - began
    return ms ?? performance.now() - began
  }

  /** In a browser that has nothing yet. */
  async function visit(screen: Screen, ttfb: number): Promise<Cost> {
    const context: BrowserContext = await browser.newContext(look)
    if (screen.signedIn) await context.addCookies([{ name, value, url }])
    const cost = await costOf(context, { name: screen.name, path: screen.path(there), slowdown, interactions: interactionsOf(screen) })
    await context.close()
    return { ...cost, ttfb }
  }

  const costs: Cost[] = []
  for (const screen of asked) {
    const waits: number[] = []
    for (let n = 0; n < WARM + ALONE; n++) waits.push(await firstByte(screen))
    const ttfb = middle(waits.slice(WARM))
    const visits: Cost[] = []
    for (let round = 0; round < Number(values.rounds); round++) visits.push(await visit(screen, ttfb))
    const cost = middleOf(visits)
    costs.push(cost)
    process.stderr.write(`${screen.name}${overs(cost).length > 0 ? ` is over: ${overs(cost).join(', ')}` : ''}\n`)
  }
  const busy = loadavg()[0]?.toFixed(1)
  console.log(
    `${values.tasks} tasks, processor slowed ${slowdown} times, ${availableParallelism()} processors, ${busy} jobs on them; KB as sent, milliseconds\n`,
  )
  console.log(costTable(costs))
  if (values.json) writeFileSync(values.json, `${JSON.stringify(costs, null, 2)}\n`)
  process.exitCode = costs.some((cost) => overs(cost).length > 0) ? 1 : 0
})
