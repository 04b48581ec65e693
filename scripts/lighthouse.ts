import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seedTasks } from '@throughline/harness'
import { findBrowser } from '../site/e2e/support/browser.ts'
import { withSample } from './sample.ts'
import { middle } from './speed/event-timing.ts'

/**
 * What Lighthouse makes of the front page and of `/tasks` with 10,000 tasks, as on a phone: of several rounds the middle
 * one, beside what is to be reached. It weighs more than all that this repository installs, so npx brings it when asked for.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, tasks: { type: 'string', default: '10000' }, only: { type: 'string' } },
})

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Partial<Record<(typeof categories)[number], number>>
const asked: { path: string; isSignedIn: boolean; least: Scores }[] = [
  { path: '/', isSignedIn: false, least: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } },
  { path: '/tasks', isSignedIn: true, least: { performance: 90 } },
]
/** What the score for performance is made of. */
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string; scoreDisplayMode: string }>
}

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const { executablePath, env } = await findBrowser()

/** A browser that has just been started may lose its trace, of which Lighthouse says no more than to be run again. */
const TRIES = 3

function reportOf(url: string, cookie: string | null, triesLeft = TRIES - 1): Report {
  const file = join(folder, 'report.json')
  const headers = cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...headers,
  ]
  const { status, stderr } = spawnSync('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, ...env, CHROME_PATH: executablePath },
    encoding: 'utf8',
  })
  if (status !== 0 && triesLeft > 0 && stderr.includes('run Lighthouse again')) return reportOf(url, cookie, triesLeft - 1)
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}:\n${stderr}`)
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

await withSample('Europe/Vienna', async ({ url, ines: { client, cookie } }) => {
  await seedTasks(client, Number(values.tasks))
  console.log(`${availableParallelism()} processors, ${loadavg()[0]?.toFixed(1)} jobs on them; the middle of ${values.rounds} rounds\n`)
  for (const { path, isSignedIn, least } of asked.filter(({ path }) => values.only === undefined || values.only === path)) {
    const reports: Report[] = []
    for (let round = 0; round < Number(values.rounds); round++) reports.push(reportOf(url + path, isSignedIn ? cookie : null))
    tell(path, reports, least)
  }
})
rmSync(folder, { recursive: true })

function tell(path: string, reports: readonly Report[], least: Scores): void {
  const line = (name: string, value: string, end = '') => console.log(`${path.padEnd(8)} ${name.padEnd(26)} ${value.padStart(6)}${end}`)
  for (const name of categories) {
    const score = middle(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)))
    const isUnder = score < (least[name] ?? 0)
    if (isUnder) process.exitCode = 1
    line(name, String(score), least[name] === undefined ? '' : `   at least ${least[name]}${isUnder ? ' !' : ''}`)
  }
  for (const name of audits)
    line(name, middle(reports.map(({ audits }) => audits[name]?.numericValue ?? 0)).toFixed(name === 'cumulative-layout-shift' ? 4 : 0))
  for (const { title, score, scoreDisplayMode } of Object.values(reports.at(-1)?.audits ?? {}))
    if (scoreDisplayMode === 'binary' && score === 0) console.log(`${path.padEnd(8)} wanting: ${title}`)
}
