import type { DailyClient } from '@throughline/client/daily'

/** Requests made for it at most; past them the server still refuses what would close a circle. */
const MOST_ASKED = 20

/** Everything that waits for a task, also by way of others: none of it may be waited for in turn. */
export async function waitingFor(tasks: Pick<DailyClient['tasks'], 'dependents'>, id: string): Promise<ReadonlySet<string>> {
  const waiting = new Set<string>()
  const toAsk = [id]
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const next = toAsk.shift()
    if (next === undefined) break
    const { items } = await tasks.dependents(next, { limit: 200 })
    const fresh = items.map((task) => task.id).filter((other) => !waiting.has(other))
    for (const other of fresh) waiting.add(other)
    toAsk.push(...fresh)
  }
  return waiting
}
