import { listAll } from '../../kernel/index.ts'
import type { Account } from '../schema.ts'
import type { LinkDeps } from './link.ts'
import { linkedSignIns } from './schema.ts'
import { letGo } from './unlink.ts'

/**
 * Takes from an account each sign-in elsewhere that is not vouched for under its own address. Whoever gets a link to a new
 * password by mail has that address; somebody who made the account before them, with an address that was not theirs, may
 * have left a way in behind.
 */
export async function unlinkStrangers(deps: LinkDeps, { id: space, email }: Account): Promise<void> {
  for (const linked of await listAll(deps, space, linkedSignIns.queries.all, {}))
    if (linked.email !== email) await letGo(deps, space, linked)
}
