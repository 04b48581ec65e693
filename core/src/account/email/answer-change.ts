import { z } from 'zod'
import { changeUntold, nowText, oneFault, type StoreDep } from '../../kernel/index.ts'
import { findByToken, type LinkDeps } from '../link-token.ts'
import { accounts, Email } from '../schema.ts'
import { pendingChange } from './pending.ts'
import { type EmailChange, EmailSide, emailChanges } from './schema.ts'
import { giveUpChange, isWhole, type SettleDeps, settleChange } from './settle.ts'

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

type AnswerDeps = LinkDeps & SettleDeps

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
    now.changeId === change.changeId && now[field] === null && now.expiresAt > nowText(deps) ? { [field]: nowText(deps) } : null,
  )
  const now = await pendingChange(deps, change.id)
  const isOurs = now?.changeId === change.changeId
  // Another answer was quicker: it has finished the change, or given it up.
  if (!isOurs && (await deps.store.get(change.id, accounts, change.id))?.email !== change.email) throw invalidLink()
  if (isOurs && isWhole(now)) await settleChange(deps, now)
  await deps.directory.take(name, deps.secrets.digest(token), nowText(deps))
  return { outcome: isOurs && !isWhole(now) ? 'waiting' : 'changed', email: change.email }
}

/**
 * Leaves the address as it is, as who holds a link at either end wants.
 * @throws AppError `validation` as `openEmailChange`, also where both ends have confirmed it by then.
 */
export async function stopEmailChange(deps: AnswerDeps, token: string): Promise<void> {
  const { change, name } = await opened(deps, token)
  if (!(await giveUpChange(deps, change))) throw invalidLink()
  await deps.directory.take(name, deps.secrets.digest(token), nowText(deps))
}

async function opened(deps: LinkDeps & StoreDep, token: string) {
  for (const side of EmailSide.options) {
    const name = `email-change-${side}` as const
    const entry = await findByToken(deps, name, token)
    const change = entry && (await pendingChange(deps, entry.space))
    if (change?.changeId === entry?.id && change) return { change, side, name }
  }
  throw invalidLink()
}

const invalidLink = () =>
  oneFault('/token', 'invalid_token', 'This link has expired, was used already, or belongs to a change that was given up.')

const confirmedAt = (change: EmailChange, side: EmailSide) => (side === 'new' ? change.newConfirmedAt : change.oldConfirmedAt)
