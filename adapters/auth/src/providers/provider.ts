import type { Identity } from '@throughline/core/account'
import type { Configuration } from 'openid-client'

/** What differs between providers. */
export interface Provider {
  /** Asked for at first use: a provider that is down when the server starts keeps it from nothing. */
  configuration(): Promise<Configuration>
  scope: string
  /** Whether it answers with an ID token, which a nonce is bound to. */
  isOpenId: boolean
  /** Whom the tokens it gave are of. */
  identityOf(tokens: Tokens): Promise<Identity | null>
}

export interface Tokens {
  accessToken: string
  /** Of the ID token, checked. */
  claims: Readonly<Record<string, unknown>> | undefined
}

export const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
