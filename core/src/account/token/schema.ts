import { z } from 'zod'
import { defineKind, envelope, Instant, line, PlainDate, RecordId } from '../../kernel/index.ts'
import { EVERY_SCOPE, TOKEN_SCOPES } from './scopes.ts'

/** Tokens of an account. */
export const MAX_TOKENS = 50

/** `tasks:read`, `tasks:write` and so on; `*` is all of them. */
export const TokenScope = z.enum([EVERY_SCOPE, ...TOKEN_SCOPES]).meta({ id: 'TokenScope' })
export type TokenScope = z.infer<typeof TokenScope>

const fields = {
  name: line(1, 100),
  scopes: z
    .array(TokenScope)
    .min(1, { error: 'Say what it may do.' })
    .max(TOKEN_SCOPES.length + 1),
  /** `null`: until it is revoked. */
  expiresAt: Instant.nullable(),
}

const shown = {
  ...envelope,
  ...fields,
  /** How it ends, to tell one from another. */
  ending: z.string(),
  /** The person's day on which it was last used. */
  lastUsedOn: PlainDate.nullable(),
}

/** What a script asks with instead of a session. */
export const ApiToken = z.object({
  ...shown,
  /** SHA-256 of it. */
  digest: z.string(),
})
export type ApiToken = z.infer<typeof ApiToken>

export const ShownToken = z.object(shown).meta({ id: 'ApiToken' })
export type ShownToken = z.infer<typeof ShownToken>

export const NewToken = z
  .strictObject({ id: RecordId.optional(), name: fields.name, scopes: fields.scopes, expiresAt: fields.expiresAt.optional() })
  .meta({ id: 'NewApiToken', example: { name: 'Evening backup', scopes: ['tasks:read', 'goals:read'], expiresAt: null } })
export type NewToken = z.input<typeof NewToken>

export const apiTokens = defineKind('api-token', {
  schema: ApiToken,
  version: 1,
  noun: 'token',
  queries: { newest: { order: ['createdAt', 'id'], descending: true } },
  archive: null,
})
