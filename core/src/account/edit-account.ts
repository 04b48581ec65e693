import { type ActorDep, AppError, type ClockDep, eventFor, type IdsDep, nowText, parse, revised, type StoreDep } from '../kernel/index.ts'
import { getAccount } from './get-account.ts'
import { type Account, AccountChanges, accounts } from './schema.ts'

/** Edits that named no version and met another are tried this often. */
const TRIES = 5

/**
 * Changes what a person says about themselves; what changes nothing is not written.
 * @throws AppError `validation`; `stale`, with the current account, when `expectedVersion` is given and is no longer the version.
 */
export async function editAccount(
  deps: StoreDep & ClockDep & IdsDep & ActorDep,
  changes: AccountChanges,
  { expectedVersion }: { expectedVersion?: number | undefined } = {},
): Promise<Account> {
  const asked = parse(AccountChanges, changes)
  for (let left = expectedVersion === undefined ? TRIES : 1; ; left--) {
    const account = await getAccount(deps)
    if (expectedVersion !== undefined && expectedVersion !== account.version) throw changedMeanwhile(account)
    if (changesNothing(account, asked)) return account
    const edited = revised(account, asked as Partial<Account>, nowText(deps))
    try {
      const events = [eventFor(deps, 'account.updated', edited)]
      await deps.store.save(deps.actor.space, accounts, edited, { expectedVersion: account.version, events })
      return edited
    } catch (error) {
      if (left <= 1 || !(error instanceof AppError && error.code === 'stale')) throw error
    }
  }
}

const changesNothing = (account: Account, asked: object) =>
  Object.entries(asked).every(([field, value]) => account[field as keyof Account] === value)

const changedMeanwhile = (current: Account) => new AppError('stale', 'The account was changed elsewhere meanwhile.', { current })
