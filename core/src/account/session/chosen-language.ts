import { type Language, languageOf, type StoreDep } from '../../kernel/index.ts'
import type { SessionsDep } from '../ports.ts'
import { type Account, accounts } from '../schema.ts'

/**
 * The language the person of a session has chosen; `null` for one who has not, and for who is not signed in. Looking is no
 * use of the session.
 */
export async function chosenLanguage({ sessions, store }: SessionsDep & StoreDep, secret: string): Promise<Language | null> {
  const owner = await sessions.ownerOf(secret)
  const account = owner && (await store.get(owner.space, accounts, owner.accountId))
  return account?.language ?? null
}

/** What mails and whatever else is written while nobody looks are worded in. */
export const languageFor = ({ language, locale }: Pick<Account, 'language' | 'locale'>): Language => language ?? languageOf(locale)
