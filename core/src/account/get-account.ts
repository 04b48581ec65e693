import { type ActorDep, notFound, type StoreDep } from '../kernel/index.ts'
import { type Account, accounts } from './schema.ts'

/**
 * The account of the person asking.
 * @throws AppError `not-found` when it has been removed meanwhile.
 */
export async function getAccount({ store, actor }: StoreDep & ActorDep): Promise<Account> {
  const account = await store.get(actor.space, accounts, actor.accountId)
  if (!account) throw notFound('account')
  return account
}
