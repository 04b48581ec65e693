import type { Client } from '@throughline/client'
import type { ProofState, ShownProvider } from '@throughline/core/account'

/** Those of the providers that are set up by which somebody can prove who they are. */
export async function provingProviders(client: Client, { providers }: ProofState): Promise<ShownProvider[]> {
  if (providers.length === 0) return []
  return (await client.providers.list()).items.filter(({ id }) => providers.includes(id))
}
