import type { Client } from '@throughline/client'

/** Of how many a batch is, and how many batches are under way at once: saves that wait share a commit. */
const BATCH = 100
const LANES = 8

/** Posts each of the bodies to the path through the API, in batches; answers the ids of what they made. */
export async function createAll(client: Client, path: '/tasks' | '/journal-entries', bodies: readonly unknown[]): Promise<string[]> {
  const ids: string[] = []
  let next = 0
  async function lane() {
    while (next < bodies.length) {
      const first = next
      next += BATCH
      const results = await client.batch(bodies.slice(first, next).map((body) => ({ method: 'POST', path, body })))
      const refused = results.find(({ status }) => status !== 201)
      if (refused) throw new Error(`One of ${path} was refused: ${JSON.stringify(refused.body)}`)
      for (const [n, { body }] of results.entries()) ids[first + n] = (body as { id: string }).id
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return ids
}
