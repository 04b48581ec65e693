import { allowInsecureRequests, ClientSecretPost, Configuration, fetchProtectedResource } from 'openid-client'
import { isLoopback } from './loopback.ts'
import { type Provider, textOf } from './provider.ts'
import type { GitHubSettings } from './settings.ts'

/** Seconds it may take to answer. */
const TIMEOUT = 10

interface Address {
  email?: unknown
  primary?: unknown
  verified?: unknown
}

/** GitHub itself, or one of an enterprise. */
export function github({ url, clientId, clientSecret }: GitHubSettings): Provider {
  const base = url.replace(/\/+$/, '')
  const api = base === 'https://github.com' ? 'https://api.github.com' : `${base}/api/v3`
  const config = new Configuration(
    { issuer: base, authorization_endpoint: `${base}/login/oauth/authorize`, token_endpoint: `${base}/login/oauth/access_token` },
    clientId,
    undefined,
    ClientSecretPost(clientSecret),
  )
  config.timeout = TIMEOUT
  if (isLoopback(new URL(base))) allowInsecureRequests(config)

  async function asked(accessToken: string, path: string): Promise<unknown> {
    const headers = new Headers({ accept: 'application/vnd.github+json', 'user-agent': 'Throughline' })
    const response = await fetchProtectedResource(config, accessToken, new URL(api + path), 'GET', undefined, headers)
    if (response.status === 403 || response.status === 404) return null
    if (!response.ok) throw new Error(`GitHub answered ${response.status}.`)
    return response.json()
  }

  return {
    configuration: async () => config,
    scope: 'read:user user:email',
    isOpenId: false,
    async identityOf({ accessToken }) {
      // An app that may not read the addresses is told so; it vouches for somebody without one.
      const [user, addresses] = await Promise.all([asked(accessToken, '/user'), asked(accessToken, '/user/emails')])
      const { id, name, login } = (user ?? {}) as { id?: unknown; name?: unknown; login?: unknown }
      if (typeof id !== 'number') return null
      const proven = (Array.isArray(addresses) ? (addresses as Address[]) : []).find(
        ({ primary, verified }) => primary === true && verified === true,
      )
      return { issuer: base, subject: String(id), email: textOf(proven?.email), name: textOf(name) ?? textOf(login), signedInAt: null }
    },
  }
}
