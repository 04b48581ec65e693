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
