import { type ProvidersHarness, providersContract } from '@throughline/contracts'
import { expect, it } from 'vitest'
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

it.each([
  ['https://accounts.google.com', false],
  ['https://login.example', true],
])('%s can be asked to make its person sign in anew: %s', (issuer, asksAnew) => {
  expect(providersOnDemand([{ kind: 'oidc', id: 'any', name: 'Any', issuer, ...client }]).list).toMatchObject([{ asksAnew }])
})
