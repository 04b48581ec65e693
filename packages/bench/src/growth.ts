import { type RunningServer, searches, seedTasks, signUp, startServer, taskAt } from '@throughline/harness'
import type { Request } from 'autocannon'
import { loadFor, middle, type Round } from './load.ts'
import { alignedTable } from './report.ts'

export interface GrowthOptions {
  /** Tasks of each account that is compared; the first is also measured on a server that has nobody else. */
  sizes: readonly number[]
  /** Accounts beside them, of 20 tasks each. */
  owners: number
  connections: number
  rounds: number
  seconds: number
}

/** One thing asked of every account in turn, and its requests a second: alone, then by size among the others. */
export interface Curve {
  name: string
  alone: Round
  bySize: Round[]
}

interface Account {
  url: string
  cookie: string
  ids: readonly string[]
}

const TASKS_OF_OTHERS = 20
const SIGN_UPS_AT_ONCE = 8
const json = { 'content-type': 'application/json' }

/** Whoever signs up comes from an address of their own, as an address may make only so many accounts. */
const from = (n: number) => ({ headers: { 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` } })

async function accountOf(server: RunningServer, size: number, n: number): Promise<Account> {
  const { client, cookie } = await signUp(server.url, from(n))
  return { url: server.url, cookie, ids: await seedTasks(client, size) }
}

async function addOwners(server: RunningServer, count: number): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) {
      const { client } = await signUp(server.url, from(1_000 + next++))
      await seedTasks(client, TASKS_OF_OTHERS)
    }
  }
  await Promise.all(Array.from({ length: SIGN_UPS_AT_ONCE }, lane))
}

const asked: { name: string; status: number; requests: (account: Account) => Request[] }[] = [
  { name: 'list 50', status: 200, requests: () => [{ path: '/api/v1/tasks?view=all&limit=50' }] },
  {
    name: 'get one',
    status: 200,
    requests: ({ ids }) => ids.filter((_, n) => n % Math.ceil(ids.length / 200) === 0).map((id) => ({ path: `/api/v1/tasks/${id}` })),
  },
  {
    name: 'search, ranked',
    status: 200,
    requests: () => searches.map((text) => ({ path: `/api/v1/search?kinds=task&limit=20&q=${encodeURIComponent(text)}` })),
  },
  { name: 'page of tasks', status: 200, requests: () => [{ path: '/tasks' }] },
  {
    name: 'create',
    status: 201,
    requests: () => searches.map((_, n) => ({ method: 'POST', path: '/api/v1/tasks', headers: json, body: JSON.stringify(taskAt(n)) })),
  },
]

/**
 * What the same request costs as an account grows, and with others beside it. Rounds go from account to account, so that
 * a machine that is slow for a moment is slow for all of them.
 */
export async function growthOf({ sizes, owners, connections, rounds, seconds }: GrowthOptions): Promise<Curve[]> {
  const quiet = await startServer({ set: { REQUEST_LIMIT: 'off' } })
  const shared = await startServer({ set: { REQUEST_LIMIT: 'off' } })
  try {
    const accounts = [await accountOf(quiet, sizes[0] ?? 0, 0)]
    for (const [n, size] of sizes.entries()) accounts.push(await accountOf(shared, size, n + 1))
    await addOwners(shared, owners)
    const curves: Curve[] = []
    for (const { name, status, requests } of asked) {
      const measured = accounts.map((): Round[] => [])
      // The first round warms them up and is not counted.
      for (let round = -1; round < rounds; round++)
        for (const [n, account] of accounts.entries()) {
          const headers = { cookie: account.cookie, origin: account.url }
          const figures = await loadFor({ url: account.url, headers, requests: requests(account), connections, seconds, status })
          if (round >= 0) measured[n]?.push(figures)
        }
      const [alone, ...bySize] = measured.map(middle)
      if (alone) curves.push({ name, alone, bySize })
    }
    return curves
  } finally {
    await quiet.stop()
    await shared.stop()
  }
}

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** The curves as a table of text: requests a second, and how much of the first figure is left at the last. */
export function growthTable(curves: readonly Curve[], { sizes, owners }: Pick<GrowthOptions, 'sizes' | 'owners'>): string {
  const head = [
    '',
    `${whole.format(sizes[0] ?? 0)} alone`,
    ...sizes.map((size) => `${whole.format(size)}`),
    'last to first',
    'p50 ms at the last',
  ]
  const rows = curves.map(({ name, alone, bySize }) => {
    const last = bySize.at(-1)
    const left = last ? (last.perSecond / alone.perSecond).toFixed(2) : '–'
    return [name, ...[alone, ...bySize].map(({ perSecond }) => whole.format(perSecond)), left, last ? last.p50.toFixed(1) : '–']
  })
  return [
    `requests/s by how many tasks the account has; all but the first column beside ${whole.format(owners)} other owners`,
    '',
    alignedTable(head, rows),
  ].join('\n')
}
