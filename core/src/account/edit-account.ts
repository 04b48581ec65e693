import { type ActorDep, type BasedOn, type ClockDep, changeRecord, type IdsDep, parse, type StoreDep } from '../kernel/index.ts'
import { type Account, AccountChanges, accounts } from './schema.ts'

/**
 * Changes what a person says about themselves; what changes nothing is not written.
 * @throws AppError `validation`; `stale`, with the current account, when `expectedVersion` is given and is no longer the version.
 */
export async function editAccount(
  deps: StoreDep & ClockDep & IdsDep & ActorDep,
  changes: AccountChanges,
  basedOn: BasedOn = {},
): Promise<Account> {
  const asked = parse(AccountChanges, changes) as Partial<Account>
  return changeRecord(deps, accounts, deps.actor.accountId, basedOn, (account) =>
    changesNothing(account, asked) ? null : { event: 'account.updated', changes: asked },
  )
}

const changesNothing = (account: Account, asked: object) =>
  Object.entries(asked).every(([field, value]) => account[field as keyof Account] === value)
