/** Somebody else who vouches for people, as the operator has set one up. */
export interface SignInProvider {
  /** Stands in addresses and records: lower-case letters, digits and hyphens. */
  id: string
  /** What people know it by. */
  name: string
  /** Whether it can be made to ask its person to sign in anew, and then says when they did. */
  asksAnew: boolean
}

/** As people are told of one. */
export type ShownProvider = Pick<SignInProvider, 'id' | 'name'>

/** Whom a provider vouches for. */
export interface Identity {
  /** Who vouches, as an address: the same subject of another issuer is another person. */
  issuer: string
  /** The person's name there for good; no address, and not shown. */
  subject: string
  /** Only one that the provider has seen proven. */
  email: string | null
  name: string | null
  /** When the person signed in there, RFC 3339; `null` where the provider does not say. */
  signedInAt: string | null
}

/** Why a provider vouches for nobody: the person said no there, or its answer belongs to no question of this browser. */
export type NoIdentity = 'denied' | 'invalid'

/**
 * The providers an operator has set up: OAuth 2.1 authorization code with PKCE, OpenID Connect where there is a nonce. What
 * an implementation must do is said by `providersContract` in packages/contracts.
 */
export interface Providers {
  readonly list: readonly SignInProvider[]
  /**
   * The address to send the browser to, and what has to be known when it is back: `kept` must come from that browser alone.
   * `anew` asks that the person sign in there once more, or at least choose as whom, where no more can be asked for.
   * @throws AppError `unavailable` when the provider does not answer.
   */
  begin(provider: string, redirectUri: string, options?: { anew?: boolean }): Promise<{ url: string; kept: string }>
  /**
   * Whom the provider vouches for.
   * @param answer the query the browser came back with, without `?`
   * @throws AppError `unavailable` when the provider does not answer.
   */
  finish(provider: string, redirectUri: string, back: { answer: string; kept: string }): Promise<Identity | NoIdentity>
}

export interface ProvidersDep {
  providers: Providers
}
