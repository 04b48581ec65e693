import { type ProvidersHarness, providersContract } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { providersOnDemand } from './on-demand.ts'
import { comeBack, standInProvider } from './test-provider.ts'

const client = { clientId: 'throughline', clientSecret: 'the secret of a client' }

async function harness(kind: 'oidc' | 'github'): Promise<ProvidersHarness> {
  const provider = await standInProvider(kind)
  const settings =
    kind === 'oidc'
      ? ({ kind, id: 'company', name: 'Company', issuer: provider.url, ...client } as const)
      : ({ kind, id: 'github', name: 'GitHub', url: provider.url, ...client } as const)
  return {
    providers: providersOnDemand([settings]),
    id: settings.id,
    issuer: provider.url,
    async visit(url, as) {
      provider.be(as)
      return comeBack(url)
    },
    stop: provider.stop,
  }
}

providersContract('an OpenID Connect issuer', () => harness('oidc'))
providersContract('GitHub', () => harness('github'))

it('hears of no address from a GitHub that keeps them to itself', async () => {
  const provider = await standInProvider('github', { hidesAddresses: true })
  try {
    const providers = providersOnDemand([{ kind: 'github', id: 'github', name: 'GitHub', url: provider.url, ...client }])
    provider.be({ subject: '4711', email: 'ines.varga@post.example', isProven: true, name: 'Ines Varga' })
    const { url, kept } = await providers.begin('github', 'https://throughline.example/auth/callback/github')
    const answer = await comeBack(url)
    const identity = await providers.finish('github', 'https://throughline.example/auth/callback/github', { answer, kept })
    expect(identity).toMatchObject({ subject: '4711', email: null })
  } finally {
    await provider.stop()
  }
})

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const flipped = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)

const withSubject = (sub: string) => (token: string) => {
  const [head, payload = '', signature] = token.split('.')
  return [head, encoded({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub }), signature].join('.')
}

describe('an ID token', () => {
  it.each<[string, Parameters<typeof standInProvider>[1]]>([
    ['with the signature of somebody else', { forge: (token) => token.replace(/[^.]*$/, flipped) }],
    ['that says another subject than was signed', { forge: withSubject('1') }],
    ['that nobody signed', { forge: (token) => `${encoded({ alg: 'none' })}.${token.split('.')[1]}.` }],
    ['of another question', { claims: { nonce: 'of-another-question' } }],
    ['for another client', { claims: { aud: 'another' } }],
    ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['whose time is over', { claims: { exp: 1_700_000_000 } }],
  ])('%s vouches for nobody', async (_, oddity) => {
    expect(await signedIn(oddity)).toBe('invalid')
  })

  it('as the issuer made it vouches for its subject', async () => {
    expect(await signedIn({})).toMatchObject({ subject: '4711' })
  })
})

async function signedIn(oddity: Parameters<typeof standInProvider>[1]) {
  const provider = await standInProvider('oidc', oddity)
  try {
    const providers = providersOnDemand([{ kind: 'oidc', id: 'company', name: 'Company', issuer: provider.url, ...client }])
    provider.be({ subject: '4711', email: 'ines.varga@post.example', isProven: true, name: 'Ines Varga' })
    const back = 'https://throughline.example/auth/callback/company'
    const { url, kept } = await providers.begin('company', back)
    return await providers.finish('company', back, { answer: await comeBack(url), kept })
  } finally {
    await provider.stop()
  }
}

it.each([
  ['https://accounts.google.com', false],
  ['https://login.example', true],
])('%s can be asked to make its person sign in anew: %s', (issuer, asksAnew) => {
  expect(providersOnDemand([{ kind: 'oidc', id: 'any', name: 'Any', issuer, ...client }]).list).toMatchObject([{ asksAnew }])
})
