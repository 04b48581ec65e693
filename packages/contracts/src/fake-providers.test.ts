import { fakeProviders } from './fake-providers.ts'
import { providersContract } from './providers-contract.ts'

providersContract('the stand-in', async () => {
  const providers = fakeProviders({ id: 'github', name: 'GitHub', asksAnew: true })
  return {
    providers,
    id: 'github',
    issuer: 'https://github.example',
    visit: async (url, as) => providers.visit(url, as),
    stop: async () => providers.stop(),
  }
})
