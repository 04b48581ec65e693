import type { StoreDep } from '../kernel/index.ts'
import { credentials } from './schema.ts'

/** Whether a person is known to read what is mailed to the address of their account. */
export async function hasProvenAddress({ store }: StoreDep, accountId: string): Promise<boolean> {
  const credential = await store.get(accountId, credentials, accountId)
  return credential !== null && credential.emailProvenAt !== null
}
