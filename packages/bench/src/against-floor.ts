import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
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
import type { Options } from './options.ts'
import type { Figure, Report } from './report.ts'
import { residentMiB } from './resident.ts'

/** Connections of what is sent beside something. */
const BESIDE = 4

/** Long enough for a server to come to rest after its start. */
const SETTLED_MS = 5_000

async function measure(
  { name, status, app, floor, beside, headers, most, target, connections: many }: Measurement,
  at: { server: RunningServer; floor: Floor; cookie: string },
  { connections: usual, seconds, rounds: count }: Options,
) {
  const connections = many ?? usual
  const own = { cookie: at.cookie, origin: at.server.url, ...headers }
  const rounds: { app: Round[]; floor: Round[] } = { app: [], floor: [] }
  for (let n = 0; n < count; n++) {
    if (floor) rounds.floor.push(await loadFor({ url: at.floor.url, requests: floor, connections, seconds, status }))
    const others = beside && loadFor({ url: at.server.url, headers: own, requests: beside, connections: BESIDE, seconds, status: 200 })
    rounds.app.push(await loadFor({ url: at.server.url, headers: own, requests: app, connections, seconds, most, status }))
    await others
  }
  const figure: Figure = { name, app: middle(rounds.app), floor: floor ? middle(rounds.floor) : null, ratio: null, target }
  if (figure.floor) figure.ratio = figure.app.perSecond / figure.floor.perSecond
  return { figure, answered: rounds.app.reduce((sum, round) => sum + round.answered, 0) }
}

async function run(server: RunningServer, folder: string, options: Options): Promise<Report> {
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
      const { figure, answered } = await measure(measurement, { server, floor, cookie }, options)
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

/** What the server answers beside what the machine could: one account with everything, and a floor over the same tasks. */
export async function againstFloor(options: Options): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-bench-'))
  // One account asks as often as all would together.
  const server = await startServer({ set: { REQUEST_LIMIT: 'off' } })
  try {
    return await run(server, folder, options)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
