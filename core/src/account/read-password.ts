import { z } from 'zod'
import { type ActorDep, Instant, notFound, type StoreDep } from '../kernel/index.ts'
import { credentials } from './schema.ts'

export const PasswordState = z
  .object({
    isSet: z.boolean(),
    /** When the one that holds was chosen; `null` without one, and where that was before it was kept. */
    setAt: Instant.nullable(),
  })
  .meta({ id: 'PasswordState' })
export type PasswordState = z.infer<typeof PasswordState>

/** Whether the person has a password, and since when it is the one it is. @throws AppError `not-found` */
export async function readPassword({ store, actor }: StoreDep & ActorDep): Promise<PasswordState> {
  const credential = await store.get(actor.space, credentials, actor.accountId)
  if (!credential) throw notFound('account')
  return { isSet: credential.passwordHash !== null, setAt: credential.passwordSetAt }
}
