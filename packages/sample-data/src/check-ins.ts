import type { Client } from '@throughline/client'
import type { NewCheckIn } from '@throughline/core/goal'

/** As many at once as a batch holds. */
export async function writeCheckIns(client: Client, goalId: string, checkIns: readonly NewCheckIn[]): Promise<void> {
  for (let first = 0; first < checkIns.length; first += 100) {
    const requests = checkIns
      .slice(first, first + 100)
      .map((body) => ({ method: 'POST' as const, path: `/goals/${goalId}/check-ins` as const, body }))
    const refused = (await client.batch(requests)).find(({ status }) => status !== 201)
    if (refused) throw new Error(`A check-in was refused: ${JSON.stringify(refused.body)}`)
  }
}
