import type { ClockDep, StoreDep } from '../context.ts'
import type { SealerDep } from '../ports/sealer.ts'
import type { SpaceId } from '../ports/store.ts'
import type { Kind } from '../record/kind.ts'
import type { StoredRecord } from '../record/record.ts'
import { changeUntold } from './save.ts'

/**
 * Keeps the secret of a record under the key of today, where it was sealed under a former one. Nobody is told, as the
 * secret is the same.
 */
export async function renewSecret<R extends StoredRecord & { secret: string }>(
  deps: StoreDep & ClockDep & SealerDep,
  space: SpaceId,
  kind: Kind<R>,
  { id, secret: sealed }: R,
  context: string,
): Promise<void> {
  if (deps.sealer.renewed(sealed, context) === null) return
  await changeUntold(deps, space, kind, id, (record) => {
    const secret = deps.sealer.renewed(record.secret, context)
    return secret === null ? null : ({ secret } as Partial<R>)
  })
}
