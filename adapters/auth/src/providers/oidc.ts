import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'
import { isLoopback } from './loopback.ts'
import { type Provider, textOf } from './provider.ts'
import type { OidcSettings } from './settings.ts'

/** Seconds a provider may take to answer. */
const TIMEOUT = 10

/** Any issuer of OpenID Connect that has a discovery document. */
export function oidc({ issuer, clientId, clientSecret }: OidcSettings): Provider {
  let found: Promise<Configuration> | undefined
  const server = new URL(issuer)
  const discover = () =>
    discovery(server, clientId, undefined, ClientSecretPost(clientSecret), {
      timeout: TIMEOUT,
      // Without them the library takes the connection's word for an ID token, and looks at no signature.
      execute: [enableNonRepudiationChecks, ...(isLoopback(server) ? [allowInsecureRequests] : [])],
    })

  async function configuration(): Promise<Configuration> {
    found ??= discover()
    try {
      return await found
    } catch (error) {
      found = undefined
      throw error
    }
  }

  return {
    configuration,
    scope: 'openid email profile',
    isOpenId: true,
    async identityOf({ accessToken, claims = {} }) {
      const subject = textOf(claims.sub)
      if (!subject) return null
      const config = await configuration()
      // Some put the address into the ID token, some only into what they say of the user.
      const said =
        textOf(claims.email) || !config.serverMetadata().userinfo_endpoint
          ? claims
          : { ...claims, ...(await fetchUserInfo(config, accessToken, subject)) }
      const email = said.email_verified === true ? textOf(said.email) : null
      // Of the ID token alone, which is signed.
      return { issuer: config.serverMetadata().issuer, subject, email, name: textOf(said.name), signedInAt: instantOf(claims.auth_time) }
    },
  }
}

/** Seconds since 1970, as tokens say times. */
function instantOf(seconds: unknown): string | null {
  const date = typeof seconds === 'number' ? new Date(seconds * 1000) : null
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null
}
