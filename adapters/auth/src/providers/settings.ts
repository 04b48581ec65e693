import type { SignInProvider } from '@throughline/core/account'

/** An OpenID Connect issuer that was set up; Google is one. */
export interface OidcSettings {
  kind: 'oidc'
  id: string
  name: string
  /** As its discovery document says, such as `https://accounts.google.com`. */
  issuer: string
  clientId: string
  clientSecret: string
}

/** GitHub, which speaks OAuth without OpenID Connect. */
export interface GitHubSettings {
  kind: 'github'
  id: string
  name: string
  /** `https://github.com`, or where an enterprise has its own. */
  url: string
  clientId: string
  clientSecret: string
}

export type ProviderSettings = OidcSettings | GitHubSettings

/**
 * What people are offered. GitHub has no way to ask for another sign-in, and Google answers to no `max_age` and no
 * `prompt=login`; both can only be asked to let the person choose an account.
 */
export const listed = (settings: readonly ProviderSettings[]): SignInProvider[] =>
  settings.map((each) => ({ id: each.id, name: each.name, asksAnew: each.kind === 'oidc' && !isGoogle(each.issuer) }))

const isGoogle = (issuer: string): boolean => issuer.replace(/\/+$/, '') === 'https://accounts.google.com'
