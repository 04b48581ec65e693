import { type ActorDep, listAll, type StoreDep } from '../../kernel/index.ts'
import { type Passkey, passkeys, type ShownPasskey } from './schema.ts'

/** The person's passkeys, oldest first. */
export async function listPasskeys(deps: StoreDep & ActorDep): Promise<ShownPasskey[]> {
  return (await listAll(deps, deps.actor.space, passkeys.queries.all, {})).map(shown)
}

/** What there is to see of a passkey. */
export const shown = ({
  credentialId: _id,
  publicKey: _key,
  counter: _count,
  transports: _by,
  isBeingRemoved: _goes,
  ...rest
}: Passkey): ShownPasskey => rest
