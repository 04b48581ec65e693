import type { Client } from '@throughline/client'
import type { NewWin, Win } from '@throughline/core/career'
import { addDays } from '@throughline/core/kernel'
import { taskAt } from './workload.ts'

const competencies = ['planning', 'forecasting', 'finding-causes', 'collaboration', 'influence', 'teaching']

export interface WinsAsked {
  count: number
  /** A plain date. */
  today: string
  /** Tasks that are their evidence, one for each win, from the first again where there are fewer. */
  tasks: readonly string[]
}

/** The `n`th win of the seeded account: one for each ten days back from `today`. */
function winAt(n: number, { today, tasks }: Omit<WinsAsked, 'count'>): NewWin {
  const { title } = taskAt(n)
  const id = tasks[n % tasks.length]
  return {
    title,
    text: `${taskAt(n + 1).title}. ${taskAt(n + 2).title}.`,
    happenedOn: addDays(today, -10 * n),
    metric: { baseline: String(60 + (n % 20)), value: String(20 + (n % 30)), unit: '%' },
    competencies: [competencies[n % competencies.length] as string, competencies[(n * 5 + 1) % competencies.length] as string],
    skills: n % 2 ? ['SQL'] : ['Demand forecasting', 'Safety stock'],
    confidentiality: n % 3 ? 'review' : 'public',
    evidence: [
      ...(id === undefined ? [] : [{ kind: 'task' as const, id }]),
      { kind: 'note', title: `Seen by ${title}`, date: addDays(today, -10 * n) },
      { kind: 'link', title: 'The report', url: `https://pellworth.example/reports/${n}` },
    ],
  }
}

/** Keeps `count` wins through the API, in batches; answers their ids. */
export async function seedWins(client: Client, { count, ...around }: WinsAsked): Promise<string[]> {
  const ids: string[] = []
  for (let first = 0; first < count; first += 100) {
    const bodies = Array.from({ length: Math.min(100, count - first) }, (_, n) => winAt(first + n, around))
    const results = await client.batch(bodies.map((body) => ({ method: 'POST', path: '/wins', body })))
    const refused = results.find(({ status }) => status !== 201)
    if (refused) throw new Error(`A win was refused: ${JSON.stringify(refused.body)}`)
    ids.push(...results.map(({ body }) => (body as Win).id))
  }
  return ids
}
