import type { Identity, Providers, SignInProvider } from '@throughline/core/account'
import { AppError } from '@throughline/core/kernel'

/** A person as a provider knows them. */
export interface StandInPerson {
  subject: string
  email: string
  /** Whether the provider has seen the address proven. */
  isProven: boolean
  name: string
  /** When they signed in there, as the provider says if asked to make them sign in anew, RFC 3339; absent where it does not say. */
  signedInAt?: string
}

export interface FakeProviders extends Providers {
  /** What a browser that is sent to this address comes back with: the query, without `?`. */
  visit(url: string, as: StandInPerson | 'refusing'): string
  /** They answer nobody any more. */
  stop(): void
}

/** Providers that vouch for whoever comes, at no address. */
export function fakeProviders(...list: SignInProvider[]): FakeProviders {
  const codes = new Map<string, StandInPerson>()
  let made = 0
  let isDown = false

  function demand(provider: string): void {
    if (!list.some(({ id }) => id === provider)) throw new AppError('not-found', 'There is no such way to sign in here.')
    if (isDown) throw new AppError('unavailable', 'The other site does not answer right now. Try again in a moment.', { retryAfter: 30 })
  }

  return {
    list,
    async begin(provider, redirectUri, { anew = false } = {}) {
      demand(provider)
      const asks = list.find(({ id }) => id === provider)?.asksAnew ? '&prompt=login&max_age=0' : '&prompt=select_account'
      const [state, verifier] = [`state${++made}`, `verifier${made}`]
      const query = `state=${state}&code_challenge=of-${made}&code_challenge_method=S256&redirect_uri=${encodeURIComponent(redirectUri)}`
      return { url: `https://${provider}.example/authorize?${query}${anew ? asks : ''}`, kept: JSON.stringify({ state, verifier }) }
    },
    async finish(provider, _redirectUri, { answer, kept }): Promise<Identity | 'denied' | 'invalid'> {
      demand(provider)
      const { state } = JSON.parse(kept) as { state: string }
      const [, said, of] = /^(code=\d+|error=access_denied)&state=(.+)$/.exec(answer) ?? []
      if (of !== state) return 'invalid'
      const person = codes.get(said ?? '')
      if (said?.startsWith('error')) return 'denied'
      if (!person) return 'invalid'
      const { subject, email, isProven, name, signedInAt = null } = person
      return { issuer: issuerOf(provider), subject, email: isProven ? email : null, name, signedInAt }
    },
    visit(url, as) {
      const state = /[?&]state=([^&]*)/.exec(url)?.[1]
      if (as === 'refusing') return `error=access_denied&state=${state}`
      const code = `code=${++made}`
      const { signedInAt, ...said } = as
      codes.set(code, signedInAt && url.includes('max_age=0') ? { ...said, signedInAt } : said)
      return `${code}&state=${state}`
    },
    stop: () => {
      isDown = true
    },
  }
}

const issuerOf = (provider: string): string => `https://${provider}.example`
