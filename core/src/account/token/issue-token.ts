import { AppError, type ChangeDeps, type DirectoryDep, eventFor, newEnvelope, nowText } from '../../kernel/index.ts'
import type { SecretsDep } from '../ports.ts'
import { type ApiToken, apiTokens } from './schema.ts'
import { newTokenText } from './token-text.ts'

/** Letters of it that are kept to tell one from another. */
const ENDING = 4

/**
 * Writes a token and has it lead to the account, which the caller has made sure of.
 * @param token a text that leads nowhere, as that of a token which was closed; a new one when absent
 * @throws AppError `conflict` when there is one with this id, or the text leads somewhere.
 */
export async function issueToken(
  deps: ChangeDeps & DirectoryDep & SecretsDep,
  { id, name, scopes, expiresAt }: Pick<ApiToken, 'id' | 'name' | 'scopes' | 'expiresAt'>,
  token: string = newTokenText(deps),
): Promise<{ made: ApiToken; token: string }> {
  const { store, actor, directory, secrets } = deps
  const now = nowText(deps)
  const digest = secrets.digest(token)
  const made: ApiToken = {
    ...newEnvelope(id, now),
    ...{ name, scopes: [...new Set(scopes)], expiresAt, digest, ending: token.slice(-ENDING), lastUsedOn: null },
  }
  if (!(await directory.reserve({ name: 'api-token', value: digest, space: actor.space, id, expiresAt }, now)))
    throw new AppError('conflict', 'This token is being used for something else.')
  try {
    await store.save(actor.space, apiTokens, made, { expectedVersion: 0, events: [eventFor(deps, 'api-token.created', made)] })
  } catch (error) {
    await directory.release({ name: 'api-token', value: digest, id })
    if (error instanceof AppError && error.code === 'stale') throw new AppError('conflict', 'There is a token with this id already.')
    throw error
  }
  return { made, token }
}
