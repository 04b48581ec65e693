import {
  type ActorDep,
  AppError,
  type ClockDep,
  type DirectoryDep,
  type IdsDep,
  instantText,
  newEnvelope,
  notFound,
  nowText,
  oneFault,
  parse,
  type QueueDep,
  revised,
  type StoreDep,
} from '../../kernel/index.ts'
import { requestMail } from '../mail.ts'
import { takeMailPlace } from '../mail-place.ts'
import type { SessionDep } from '../ports.ts'
import { demandProof } from '../proof.ts'
import { hasProvenAddress } from '../proven-address.ts'
import { accounts } from '../schema.ts'
import { pendingChange } from './pending.ts'
import {
  CHANGE_HOURS,
  type EmailChange,
  EmailChangeRequest,
  type EmailChangeState,
  type EmailState,
  emailChanges,
  stateOf,
} from './schema.ts'
import { giveUpChange, type SettleDeps } from './settle.ts'

type RequestDeps = StoreDep & DirectoryDep & QueueDep & ClockDep & IdsDep & ActorDep & SessionDep

/** Changes one account may ask for in an hour. */
const HOURLY = 5

/**
 * Asks for another address, which is confirmed at both ends by mail; takes the place of one asked for before. The answer is
 * the same where the address has an account: its owner is told by mail, the asker nothing. Nobody has proved the new address yet,
 * so it keeps nobody from theirs: it is the first's who confirms it at both ends, or makes an account with it. Stopped anywhere,
 * it can be asked for again.
 * @throws AppError `proof-needed`; `validation`; `rate-limited` after five within an hour.
 */
export async function requestEmailChange(deps: RequestDeps, input: EmailChangeRequest): Promise<EmailChangeState> {
  demandProof(deps)
  const { email } = parse(EmailChangeRequest, input)
  const { store, directory, actor, ids } = deps
  const space = actor.accountId
  const account = await store.get(space, accounts, space)
  if (!account) throw notFound('account')
  refuseOwn(email, account.email)
  const changeId = ids.next()
  if (!(await takeMailPlace(deps, { among: `email-change:${space}`, most: HOURLY, hours: 1, space, id: changeId })))
    throw new AppError('rate-limited', 'You have asked for another address five times. Wait an hour.', { retryAfter: 3600 })

  const before = await store.get(space, emailChanges, space)
  if (before && before.email !== email) await giveUpChange(deps, before)
  // It may have been finished in place of being given up.
  const from = (await store.get(space, accounts, space))?.email ?? account.email
  refuseOwn(email, from)
  const expiresAt = instantText(deps.clock.now().add({ hours: CHANGE_HOURS }))
  const isFree = (await directory.find('email', email, nowText(deps))) === null
  const fields = { changeId, email, from, isFree, newConfirmedAt: null, oldConfirmedAt: null, expiresAt }
  const kept = before?.email === email ? before : null
  const change: EmailChange = kept ? revised(kept, fields, nowText(deps)) : { ...newEnvelope(space, nowText(deps)), ...fields }
  await store.save(space, emailChanges, change, { expectedVersion: kept?.version ?? 0 })
  for (const side of ['new', 'old'] as const) await requestMail(deps, { template: 'email-change', space, changeId, side })
  return stateOf(change)
}

function refuseOwn(email: string, own: string): void {
  if (email === own) throw oneFault('/email', 'same_email', 'This is your address already.')
}

/** Whether the person’s address is proven, the one they wait for, and who has confirmed that. */
export async function readEmailChange(deps: StoreDep & ClockDep & ActorDep): Promise<EmailState> {
  const { accountId } = deps.actor
  const [change, isProven] = await Promise.all([pendingChange(deps, accountId), hasProvenAddress(deps, accountId)])
  return { ...stateOf(change), isProven }
}

/** Leaves the address as it is, unless both ends have confirmed the change; no matter if there was nothing to give up. */
export async function cancelEmailChange(deps: SettleDeps & ActorDep): Promise<void> {
  const change = await deps.store.get(deps.actor.accountId, emailChanges, deps.actor.accountId)
  if (change) await giveUpChange(deps, change)
}
