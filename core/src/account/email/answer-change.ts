import { z } from 'zod'
import {
  AppError,
  type ClockDep,
  changeRecord,
  changeUntold,
  type DirectoryDep,
  type IdsDep,
  nowText,
  oneFault,
  type QueueDep,
  type StoreDep,
} from '../../kernel/index.ts'
import { actorOf } from '../actor.ts'
import { askBilling } from '../billing-job.ts'
import { findByToken, type LinkDeps } from '../link-token.ts'
import { accounts, credentials, Email } from '../schema.ts'
import { SECURITY_JOB, type SecurityJob } from '../security.ts'
import { giveUpChange, heldEntry, pendingChange } from './pending.ts'
import { type EmailChange, EmailSide, emailChanges } from './schema.ts'

/** What the holder of a link is asked; the new end is not told whose address it is to be. */
export const EmailChangeQuestion = z
  .object({ side: EmailSide, email: Email, isConfirmed: z.boolean() })
  .meta({ id: 'EmailChangeQuestion', example: { side: 'old', email: 'ines@harbourline.example', isConfirmed: false } })
export type EmailChangeQuestion = z.infer<typeof EmailChangeQuestion>

/** What became of it: it waits for the other end, or the address is changed. */
export const EmailChangeAnswer = z
  .object({ outcome: z.enum(['waiting', 'changed']), email: Email })
  .meta({ id: 'EmailChangeAnswer', example: { outcome: 'waiting', email: 'ines@harbourline.example' } })
export type EmailChangeAnswer = z.infer<typeof EmailChangeAnswer>

type AnswerDeps = LinkDeps & StoreDep & DirectoryDep & QueueDep & ClockDep & IdsDep

/**
 * What a link asks of who holds it; looking is no answer.
 * @throws AppError `validation` with the code `invalid_token` for a link that is unknown, used, too old or of a change given up.
 */
export async function openEmailChange(deps: LinkDeps & StoreDep, token: string): Promise<EmailChangeQuestion> {
  const { change, side } = await opened(deps, token)
  return { side, email: change.email, isConfirmed: confirmedAt(change, side) !== null }
}

/**
 * Confirms a change of address at the end the link was sent to. Once both have, the address is changed: it is the person's
 * for good in the directory first, then stands in the account and counts as proven, then the old one is free. A link is used up last, so that
 * what was stopped anywhere goes on when it is opened again.
 * @throws AppError `validation` as `openEmailChange`; `conflict` when somebody else has the address by now.
 */
export async function confirmEmailChange(deps: AnswerDeps, token: string): Promise<EmailChangeAnswer> {
  const { change, side, name } = await opened(deps, token)
  const field = side === 'new' ? 'newConfirmedAt' : 'oldConfirmedAt'
  await changeUntold<EmailChange>(deps, change.id, emailChanges, change.id, (now) =>
    now.changeId === change.changeId && now[field] === null ? { [field]: nowText(deps) } : null,
  )
  const now = await pendingChange(deps, change.id)
  const isWhole = now?.changeId === change.changeId && now.newConfirmedAt !== null && now.oldConfirmedAt !== null
  if (isWhole) await settle(deps, now)
  await deps.directory.take(name, deps.secrets.digest(token), nowText(deps))
  return { outcome: isWhole ? 'changed' : 'waiting', email: change.email }
}

/**
 * Leaves the address as it is, as who holds a link at either end wants.
 * @throws AppError `validation` as `openEmailChange`.
 */
export async function stopEmailChange(deps: AnswerDeps, token: string): Promise<void> {
  const { change, name } = await opened(deps, token)
  await giveUpChange(deps, change)
  await deps.directory.take(name, deps.secrets.digest(token), nowText(deps))
}

async function opened(deps: LinkDeps & StoreDep, token: string) {
  for (const side of EmailSide.options) {
    const name = `email-change-${side}` as const
    const entry = await findByToken(deps, name, token)
    const change = entry && (await pendingChange(deps, entry.space))
    if (change?.changeId === entry?.id && change) return { change, side, name }
  }
  throw oneFault('/token', 'invalid_token', 'This link has expired, was used already, or belongs to a change that was given up.')
}

const confirmedAt = (change: EmailChange, side: EmailSide) => (side === 'new' ? change.newConfirmedAt : change.oldConfirmedAt)

async function settle(deps: AnswerDeps, change: EmailChange): Promise<void> {
  const { id, email, from, changeId } = change
  if (!(await deps.directory.reserve({ ...heldEntry(change), expiresAt: null }, nowText(deps)))) {
    await giveUpChange(deps, { ...change, isHeld: false })
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
  await deps.directory.release({ name: 'email', value: from, id })
  await askBilling(deps, id, changeId)
  // The same id at every try, so that it is told once.
  const payload: SecurityJob = { what: 'email-changed', at: nowText(deps), detail: email }
  await deps.queue.enqueue({ id: changeId, type: SECURITY_JOB, space: id, payload, runAt: nowText(deps) })
  await deps.store.erase(id, emailChanges, id)
}
