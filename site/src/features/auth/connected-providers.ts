import type { Client } from '@throughline/client'
import type { SignInProvider } from '@throughline/core/account'

/** The providers that open the account of who asks, as long as they are set up. */
export async function connectedProviders(client: Client): Promise<SignInProvider[]> {
  const [{ items: providers }, { items: linked }] = await Promise.all([client.providers.list(), client.signIns.list()])
  return providers.filter(({ id }) => linked.some(({ provider }) => provider === id))
}
