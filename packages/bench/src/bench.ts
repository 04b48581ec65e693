import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { judgeMatching } from '@throughline/core/interview/judge-matching'
import {
  EACH,
  everyItem,
  type RunningServer,
  seedEntries,
  seedGoals,
  seedTalk,
  seedTasks,
  seedWins,
  signUp,
  startServer,
} from '@throughline/harness'
import { type Floor, startFloor } from './floor-process.ts'
import { loadFor, middle, type Round } from './load.ts'
import { type Measurement, measurements } from './measurements.ts'
import { readOptions } from './options.ts'
import { type Figure, fallsSince, matchingLine, type Report, tableOf } from './report.ts'

const options = readOptions(process.argv.slice(2))
const before = options.compare === undefined ? null : (JSON.parse(readFileSync(options.compare, 'utf8')) as Report)
const root = fileURLToPath(new URL('../../..', import.meta.url))

if (options.build)
  execFileSync(process.execPath, ['scripts/turbo.ts', 'build', '--output-logs=errors-only'], { cwd: root, stdio: 'inherit' })

/** Long enough for a server to come to rest after its start. */
const SETTLED_MS = 5_000

const residentMiB = (pid: number) => Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)

async function measure(
  { name, status, app, floor, headers, most, target }: Measurement,
  at: { server: RunningServer; floor: Floor; cookie: string },
) {
  const { connections, seconds } = options
  const own = { cookie: at.cookie, origin: at.server.url, ...headers }
  const rounds: { app: Round[]; floor: Round[] } = { app: [], floor: [] }
  for (let n = 0; n < options.rounds; n++) {
    if (floor) rounds.floor.push(await loadFor({ url: at.floor.url, requests: floor, connections, seconds, status }))
    rounds.app.push(await loadFor({ url: at.server.url, headers: own, requests: app, connections, seconds, most, status }))
  }
  const figure: Figure = { name, app: middle(rounds.app), floor: floor ? middle(rounds.floor) : null, ratio: null, target }
  if (figure.floor) figure.ratio = figure.app.perSecond / figure.floor.perSecond
  return { figure, answered: rounds.app.reduce((sum, round) => sum + round.answered, 0) }
}

async function run(server: RunningServer, folder: string): Promise<Report> {
  const start = { empty: Math.round(server.startedIn), full: 0 }
  const { client, cookie } = await signUp(server.url)
  const ids = await seedTasks(client, options.tasks)
  const today = Temporal.Now.plainDateISO('UTC').toString()
  const goals = await seedGoals(client, { goals: 100, checkIns: 5_000, largest: 5_000, today })
  const entries = await seedEntries(client, { count: 5_000, today })
  const wins = await seedWins(client, { count: 300, today, tasks: ids })
  const messages = 10_000
  const speakers: Awaited<ReturnType<typeof signUp>>['client'][] = []
  while (speakers.length * EACH < messages) speakers.push((await signUp(server.url)).client)
  const talk = await seedTalk(client, { count: messages, speakers })
  await server.kill()
  await server.start()
  start.full = Math.round(server.startedIn)
  // It gives back what its start took once nobody asks anything.
  await setTimeout(SETTLED_MS)
  const idle = residentMiB(server.pid)

  const everything = () => everyItem((cursor) => client.tasks.list({ view: 'all', limit: 200, cursor }))
  const stored = await everything()
  if (stored.length !== options.tasks) throw new Error(`${options.tasks} tasks were acknowledged, ${stored.length} are there.`)
  const floor = await startFloor(folder, stored)
  const list = await fetch(`${server.url}/api/v1/tasks?view=all&limit=50`, { headers: { cookie } })
  const all = measurements({ ids, goals, entries, wins, talk, today, etag: list.headers.get('etag') ?? '' })
  const figures: Figure[] = []
  let created = 0
  try {
    for (const measurement of all.filter(({ name }) => name.includes(options.only))) {
      const { figure, answered } = await measure(measurement, { server, floor, cookie })
      if (measurement.makesTasks) created += answered
      figures.push(figure)
    }
  } finally {
    await floor.stop()
  }
  const now = (await everything()).length
  if (now < options.tasks + created) throw new Error(`${options.tasks + created} tasks were acknowledged, ${now} are there.`)
  const memory = { idle, afterLoad: residentMiB(server.pid) }
  return { at: new Date().toISOString(), tasks: options.tasks, connections: options.connections, figures, memory, start }
}

const folder = mkdtempSync(join(tmpdir(), 'throughline-bench-'))
// One account asks as often as all would together.
const server = await startServer({ set: { REQUEST_LIMIT: 'off' } })
try {
  const report = await run(server, folder)
  console.log(tableOf(report))
  console.log(matchingLine(judgeMatching()))
  if (options.save) writeFileSync(options.save, `${JSON.stringify(report, null, 2)}\n`)
  const falls = before ? fallsSince(before, report) : []
  if (before)
    console.log(falls.length ? `\nSince ${before.at}:\n${falls.join('\n')}` : `\nNothing fell by more than 15 % since ${before.at}.`)
  process.exitCode = falls.length ? 1 : 0
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
