import { setTimeout } from 'node:timers/promises'
import type { Client } from '@throughline/client'
import { searches, seedEntries, seedTasks, signUp, startServer, taskAt } from '@throughline/harness'
import { residentMiB } from './resident.ts'

export interface EnduranceOptions {
  minutes: number
  /** Requests a second; well below what the server can do, as a memory that only grows shows in time and not in haste. */
  perSecond: number
}

/** What memory did, one figure a minute. */
export interface Endurance {
  answered: number
  /** The least MiB of resident memory in each minute. */
  memory: number[]
}

/** Samples within a minute. */
const SAMPLES = 12

type Act = (client: Client, fetchPage: (path: string) => Promise<void>, ids: readonly string[], n: number) => Promise<unknown>

/** What people do in a day, by how often of a hundred. What is made goes to the trash again, so that lists stay as long as they are. */
const mix: { part: number; act: Act }[] = [
  { part: 25, act: (client) => client.tasks.list({ view: 'all', limit: 50 }) },
  { part: 20, act: (client, _, ids, n) => client.tasks.get(ids[n % ids.length] ?? '') },
  { part: 10, act: (_, fetchPage) => fetchPage('/tasks') },
  { part: 5, act: (_, fetchPage) => fetchPage('/journal') },
  { part: 5, act: (_, fetchPage) => fetchPage('/goals') },
  { part: 10, act: (client, _, __, n) => client.search(searches[n % searches.length] ?? '', { limit: 20 }) },
  { part: 15, act: (client, _, ids, n) => client.tasks.edit(ids[n % ids.length] ?? '', { priority: n % 2 ? 'low' : 'high' }) },
  {
    part: 10,
    async act(client, _, __, n) {
      const { id } = await client.tasks.create(taskAt(n))
      await client.tasks.remove(id)
    },
  },
]

/** One of a hundred each, in an order that mixes them: 37 and 100 have no common factor. */
const hundred: readonly Act[] = mix.flatMap(({ part, act }) => Array.from({ length: part }, () => act))
const actAt = (n: number) => hundred[(n * 37) % 100]

/** Keeps a steady mixed load on a server of its own and watches its memory. */
export async function endure({ minutes, perSecond }: EnduranceOptions, tell: (line: string) => void): Promise<Endurance> {
  const server = await startServer({ set: { REQUEST_LIMIT: 'off' } })
  try {
    const { client, cookie } = await signUp(server.url)
    const ids = await seedTasks(client, 2_000)
    await seedEntries(client, { count: 500, today: Temporal.Now.plainDateISO('UTC').toString() })
    const fetchPage = async (path: string) => {
      const response = await fetch(server.url + path, { headers: { cookie } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} was answered ${response.status}.`)
    }
    let answered = 0
    let isOver = false
    let sent = 0
    const began = performance.now()
    const lane = async () => {
      while (!isOver) {
        const due = (sent / perSecond) * 1_000 - (performance.now() - began)
        const n = sent++
        if (due > 0) await setTimeout(due)
        await actAt(n)?.(client, fetchPage, ids, n)
        answered++
      }
    }
    const lanes = Promise.all(Array.from({ length: 16 }, lane))
    const memory: number[] = []
    for (let minute = 1; minute <= minutes; minute++) {
      const samples: number[] = []
      for (let n = 0; n < SAMPLES; n++) {
        await Promise.race([setTimeout(60_000 / SAMPLES), lanes])
        samples.push(residentMiB(server.pid))
      }
      memory.push(Math.min(...samples))
      tell(`minute ${minute}: ${memory.at(-1)} MiB, ${answered} requests`)
    }
    isOver = true
    await lanes
    return { answered, memory }
  } finally {
    await server.stop()
  }
}

/** Minutes in which a process finds its size. */
const SETTLING = 10

/**
 * MiB that memory grows by in an hour: the slope through the minutes after the first ten, by the median of all pairs
 * (Theil and Sen), so that a single high minute says nothing. `null` where there are not ten more.
 */
export function growthInAnHour(memory: readonly number[]): number | null {
  const settled = memory.slice(SETTLING)
  if (settled.length < 10) return null
  const slopes: number[] = []
  for (let a = 0; a < settled.length; a++)
    for (let b = a + 1; b < settled.length; b++) slopes.push(((settled[b] ?? 0) - (settled[a] ?? 0)) / (b - a))
  slopes.sort((one, other) => one - other)
  return (slopes[Math.floor(slopes.length / 2)] ?? 0) * 60
}
