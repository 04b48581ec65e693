import {
  AppError,
  type ClockDep,
  changeRecord,
  changeUntold,
  type DirectoryDep,
  type IdsDep,
  nowText,
  type QueueDep,
  type StoreDep,
} from '../../kernel/index.ts'
import { actorOf } from '../actor.ts'
import { askBilling } from '../billing-job.ts'
import { accounts, credentials } from '../schema.ts'
import { SECURITY_JOB, type SecurityJob } from '../security.ts'
import { type EmailChange, emailChanges } from './schema.ts'

export type SettleDeps = StoreDep & DirectoryDep & QueueDep & ClockDep & IdsDep

/** Whether both ends have confirmed it: then it is finished by whoever comes, and nobody gives it up any more. */
export const isWhole = ({ newConfirmedAt, oldConfirmedAt }: EmailChange): boolean => newConfirmedAt !== null && oldConfirmedAt !== null

/**
 * Changes the address as both ends have confirmed it; stopped anywhere, it can be done again.
 * @throws AppError `conflict` when somebody else has the address by now.
 */
export async function settleChange(deps: SettleDeps, change: EmailChange): Promise<void> {
  const { id, email, from, changeId } = change
  if (!(await deps.directory.reserve({ name: 'email', value: email, space: id, id, expiresAt: null }, nowText(deps)))) {
    await deps.store.erase(id, emailChanges, id)
    throw new AppError('conflict', 'Somebody else has this address by now. Yours stays as it is.')
  }
  const account = await deps.store.get(id, accounts, id)
  if (!account) return
  await changeRecord({ ...deps, actor: actorOf(account) }, accounts, id, {}, (now) =>
    now.email === email ? null : { event: 'account.updated', changes: { email } },
  )
  await changeUntold(deps, id, credentials, id, ({ emailProvenAt }) =>
    emailProvenAt === change.newConfirmedAt ? null : { emailProvenAt: change.newConfirmedAt },
  )
  // Asked for while it was being settled, it is from the address that it is to.
  if (from !== email) await deps.directory.release({ name: 'email', value: from, id })
  await askBilling(deps, id, changeId)
  // The same id at every try, so that it is told once.
  const payload: SecurityJob = { what: 'email-changed', at: nowText(deps), detail: email }
  await deps.queue.enqueue({ id: changeId, type: SECURITY_JOB, space: id, payload, runAt: nowText(deps) })
  await deps.store.erase(id, emailChanges, id)
}

/**
 * Gives up a change of address; links to it lead nowhere from then on. Of this and the second confirmation one is first: a
 * change that is whole is finished instead. Answers whether it was given up.
 * @throws AppError as `settleChange`
 */
export async function giveUpChange(deps: SettleDeps, change: EmailChange): Promise<boolean> {
  // What is over is confirmed by nobody.
  await changeUntold<EmailChange>(deps, change.id, emailChanges, change.id, (now) =>
    now.changeId === change.changeId && !isWhole(now) ? { expiresAt: nowText(deps) } : null,
  )
  const kept = await deps.store.get(change.id, emailChanges, change.id)
  if (kept?.changeId !== change.changeId) return false
  if (isWhole(kept)) {
    await settleChange(deps, kept)
    return false
  }
  await deps.store.erase(kept.id, emailChanges, kept.id)
  return true
}
