import {
  AppError,
  type ChangeDeps,
  type DirectoryDep,
  endRecord,
  type Limit,
  makeWithin,
  notFound,
  nowText,
  oneFault,
  parse,
  type QueueDep,
} from '../../kernel/index.ts'
import type { SecretsDep, SessionDep } from '../ports.ts'
import { demandProof } from '../proof.ts'
import { noteSecurity, onceFor } from '../security.ts'
import { issueToken } from './issue-token.ts'
import { shownToken } from './read-tokens.ts'
import { type ApiToken, apiTokens, MAX_TOKENS, NewToken, type ShownToken } from './schema.ts'

export type TokenDeps = ChangeDeps & DirectoryDep & QueueDep & SecretsDep & SessionDep

/**
 * Makes a token, which is told this once.
 * @throws AppError `proof-needed`; `validation`; `conflict` when there are fifty already, or one with this id.
 */
export async function makeToken(deps: TokenDeps, input: NewToken): Promise<ShownToken & { token: string }> {
  demandProof(deps)
  const { id = deps.ids.next(), name, scopes, expiresAt = null } = parse(NewToken, input)
  const now = nowText(deps)
  if (expiresAt !== null && expiresAt <= now) throw oneFault('/expiresAt', 'in_the_past', 'Choose a moment to come.')
  const { made, token } = await makeWithin(deps, limit, {
    make: () => issueToken(deps, { id, name, scopes, expiresAt }),
    takeBack: (issued) => dropToken(deps, issued.made),
  })
  await noteSecurity(deps, { space: deps.actor.space, what: 'token-made', detail: name, isOwn: true })
  return { ...shownToken(made), token }
}

const limit: Limit<ApiToken> = {
  query: apiTokens.queries.all,
  most: MAX_TOKENS,
  refusal: () => new AppError('conflict', `There are ${MAX_TOKENS} tokens already. Revoke one first.`),
}

/** Ends a token for good; stopped anywhere, it can be done again. @throws AppError `proof-needed`, `not-found` */
export async function revokeToken(deps: TokenDeps, id: string): Promise<void> {
  demandProof(deps)
  const { space } = deps.actor
  const token = await deps.store.get(space, apiTokens, id)
  if (!token) throw notFound(apiTokens.noun)
  await closeToken(deps, token)
  await noteSecurity(deps, { space, what: 'token-revoked', detail: token.name, isOwn: true, once: onceFor(token) })
  await dropToken(deps, token)
}

/** It lets nobody in any more. */
export const closeToken = ({ directory }: DirectoryDep, { id, digest }: ApiToken): Promise<void> =>
  directory.release({ name: 'api-token', value: digest, id })

/** Ends a token; nobody is told but who looks at the list. */
export async function dropToken(deps: ChangeDeps & DirectoryDep, token: ApiToken): Promise<void> {
  await closeToken(deps, token)
  await endRecord(deps, apiTokens, token.id)
}
