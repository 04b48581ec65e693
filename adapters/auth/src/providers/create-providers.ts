import type { Identity, NoIdentity, Providers } from '@throughline/core/account'
import { AppError } from '@throughline/core/kernel'
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { github } from './github.ts'
import { oidc } from './oidc.ts'
import type { Provider } from './provider.ts'
import { listed, type ProviderSettings } from './settings.ts'

interface Kept {
  state: string
  verifier: string
  nonce: string | null
}

/** The Providers port by openid-client, for what the operator has set up. */
export function createProviders(settings: readonly ProviderSettings[]): Providers {
  const known = new Map(settings.map((each) => [each.id, each.kind === 'github' ? github(each) : oidc(each)]))

  const list = listed(settings)
  const asksAnew = (id: string) => list.some((each) => each.id === id && each.asksAnew)

  function named(id: string): Provider {
    const provider = known.get(id)
    if (!provider) throw new AppError('not-found', 'There is no such way to sign in here.')
    return provider
  }

  return {
    list,

    async begin(id, redirectUri, { anew = false } = {}) {
      const { configuration, scope, isOpenId } = named(id)
      const config = await answering(configuration())
      const kept: Kept = { state: randomState(), verifier: randomPKCECodeVerifier(), nonce: isOpenId ? randomNonce() : null }
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        state: kept.state,
        code_challenge: await calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: 'S256',
        ...(kept.nonce && { nonce: kept.nonce }),
        ...(anew && (asksAnew(id) ? { prompt: 'login', max_age: '0' } : { prompt: 'select_account' })),
      })
      return { url: url.href, kept: JSON.stringify(kept) }
    },

    async finish(id, redirectUri, { answer, kept }) {
      const provider = named(id)
      const config = await answering(provider.configuration())
      const url = new URL(redirectUri)
      url.search = answer
      return identityOf(provider, config, url, JSON.parse(kept) as Kept)
    },
  }
}

async function identityOf(provider: Provider, config: Configuration, url: URL, kept: Kept): Promise<Identity | NoIdentity> {
  try {
    const tokens = await authorizationCodeGrant(config, url, {
      expectedState: kept.state,
      pkceCodeVerifier: kept.verifier,
      ...(kept.nonce && { expectedNonce: kept.nonce, idTokenExpected: true }),
    })
    const claims = tokens.claims() as Record<string, unknown> | undefined
    return (await provider.identityOf({ accessToken: tokens.access_token, claims })) ?? 'invalid'
  } catch (error) {
    if (error instanceof AuthorizationResponseError) return error.error === 'access_denied' ? 'denied' : 'invalid'
    if (error instanceof ResponseBodyError && error.status < 500) return 'invalid'
    // A response that does not fit the question: a wrong state, nonce, issuer or signature.
    if (error instanceof ClientError && !isOutage(error)) return 'invalid'
    throw notAnswering()
  }
}

const outages = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'])
const isOutage = ({ code }: ClientError): boolean => outages.has(code ?? '')

async function answering<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch {
    throw notAnswering()
  }
}

const notAnswering = () =>
  new AppError('unavailable', 'The other site does not answer right now. Try again in a moment.', { retryAfter: 30 })
