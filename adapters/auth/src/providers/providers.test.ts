import { type ProvidersHarness, providersContract } from '@throughline/contracts'
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
