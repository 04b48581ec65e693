import { type ClockDep, type DirectoryDep, type DirectoryEntry, nowText, type StoreDep } from '../kernel/index.ts'
import { type Account, accounts, type Credential, credentials } from './schema.ts'

/** An account with what proves it. */
export interface Person {
  account: Account
  credential: Credential
}

const nobody: Pick<DirectoryEntry, 'space' | 'id'> = { space: 'nobody', id: 'nobody' }

/**
 * Whose address this is; `null` when it is nobody's. An unknown address costs the same reads as a known one.
 * An address whose sign-up was not finished belongs to nobody yet: its reservation still has an expiry.
 */
export async function findPerson({ directory, store, ...deps }: DirectoryDep & StoreDep & ClockDep, email: string): Promise<Person | null> {
  const entry = await directory.find('email', email, nowText(deps))
  const { space, id } = entry?.expiresAt === null ? entry : nobody
  const [account, credential] = await Promise.all([store.get(space, accounts, id), store.get(space, credentials, id)])
  return account && credential ? { account, credential } : null
}
