import { unsubscribeToken } from '@throughline/core/notification'
import type { SignedIn } from '@throughline/harness'
import { createSealer } from '../../../adapters/auth/src/sealer.ts'
import { keptSecretKey } from '../../../packages/server/src/kept-keys.ts'

/** Tokens as the server whose data lies there puts them into mails: of a kind that still comes, and of one that does not. */
export async function unsubscribeTokens({ client }: SignedIn, dataDir: string): Promise<{ unsubscribe: string; unsubscribed: string }> {
  const { id: space } = await client.me.get()
  const deps = { sealer: createSealer(await keptSecretKey(dataDir)) }
  return {
    unsubscribe: unsubscribeToken(deps, { space, channel: 'mail', was: { 'task-reminder': 'instant' } }),
    unsubscribed: unsubscribeToken(deps, { space, channel: 'mail', was: { 'practice-due': 'instant' } }),
  }
}
