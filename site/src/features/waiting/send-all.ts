import { client } from '../desk/client.ts'
import { discussionOf, waitingPlaces } from './read-waiting.ts'

/** Sends the messages and entries of a person that wait, from whatever page is open. What waits besides has begun already. */
export async function sendAll(accountId: string): Promise<void> {
  const places = waitingPlaces(accountId)
  const [said, entries] = [places.filter(({ kind }) => kind === 'said'), places.filter(({ kind }) => kind === 'entry')]
  const discussions = new Set(said.map(({ key }) => discussionOf(key, accountId)))
  await Promise.all([discussions.size > 0 && sendMessages(discussions), entries.length > 0 && sendEntries(accountId)])
}

async function sendMessages(discussions: Iterable<string>): Promise<void> {
  const { waitingIn } = await import('../discussion/compose/waiting-messages.ts')
  for (const id of discussions) waitingIn(id).wake()
}

async function sendEntries(accountId: string): Promise<void> {
  const { takeUpLeftovers } = await import('../journal/draft/leftovers.ts')
  takeUpLeftovers(accountId, { client })
}
