import type { Language, StoreDep } from '../../kernel/index.ts'
import type { SessionsDep } from '../ports.ts'
import { accounts } from '../schema.ts'

/**
 * The language the person of a session has chosen; `null` for one who has not, and for who is not signed in. Looking is no
 * use of the session.
 */
export async function chosenLanguage({ sessions, store }: SessionsDep & StoreDep, secret: string): Promise<Language | null> {
  const owner = await sessions.ownerOf(secret)
  const account = owner && (await store.get(owner.space, accounts, owner.accountId))
  return account?.language ?? null
}
