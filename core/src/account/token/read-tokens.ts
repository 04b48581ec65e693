import {
  type ActorDep,
  type ClockDep,
  changeUntold,
  type DirectoryDep,
  listAll,
  nowText,
  type StoreDep,
  today,
} from '../../kernel/index.ts'
import { findByToken } from '../link-token.ts'
import type { SecretsDep, ValidSession } from '../ports.ts'
import { type ApiToken, apiTokens, type ShownToken } from './schema.ts'
import { isTokenText } from './token-text.ts'

/** A session that a token stands for: nobody has proved in it who they are. */
export interface TokenSession extends ValidSession {
  scopes: readonly string[]
  lastUsedOn: string | null
}

/** How long one lasts that ends with nothing else: far away, and written like the others. */
const NEVER = '9999-12-31T23:59:59.999Z'

/** The person's tokens, the newest first. */
export async function listTokens(deps: StoreDep & ActorDep): Promise<ShownToken[]> {
  return (await listAll(deps, deps.actor.space, apiTokens.queries.newest, {})).map(shownToken)
}

/** A token without what it is known by. */
export const shownToken = ({ digest: _, ...token }: ApiToken): ShownToken => token

/** Whose token a text is; `null` for one that is unknown, has expired or was revoked. */
export async function findToken(deps: StoreDep & DirectoryDep & SecretsDep & ClockDep, text: string): Promise<TokenSession | null> {
  if (!isTokenText(text)) return null
  const entry = await findByToken(deps, 'api-token', text)
  const token = entry && (await deps.store.get(entry.space, apiTokens, entry.id))
  if (!entry || !token || token.deletedAt || token.digest !== entry.value) return null
  if (token.expiresAt !== null && token.expiresAt <= nowText(deps)) return null
  const { scopes, lastUsedOn } = token
  return {
    ...{ accountId: entry.space, space: entry.space, sessionId: token.id, expiresAt: token.expiresAt ?? NEVER },
    ...{ provenAt: null, renewed: false, scopes, lastUsedOn },
  }
}

/** Notes that a token was used today; nobody is told. */
export async function noteTokenUse(deps: StoreDep & ClockDep & ActorDep, { sessionId, lastUsedOn }: TokenSession): Promise<void> {
  const day = today(deps)
  if (lastUsedOn === day) return
  await changeUntold(deps, deps.actor.space, apiTokens, sessionId, (token) =>
    token.lastUsedOn === day || token.deletedAt ? null : { lastUsedOn: day },
  )
}
