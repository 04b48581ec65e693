import type { LinkDeps } from '../../account/index.ts'
import { instantText, nowText, type QueueDep, type SpaceId, type StoreDep } from '../../kernel/index.ts'
import { letGoOfAddress, noteOrRefuse } from '../people/named-address.ts'
import { type Invite, invites } from './schema.ts'

/** The job that erases an invitation once it has expired, with the address it went to; its payload is an `InviteEnd`. */
export const INVITE_END_JOB = 'discussion.invite-end'

export interface InviteEnd {
  inviteId: string
}

/**
 * Asked before the invitation is saved, so that none stays, nor the address in it when the account of that is deleted.
 * @throws AppError `validation` as `noteOrRefuse`
 */
export async function requestEnd(deps: QueueDep & LinkDeps & { actor: { space: SpaceId } }, invite: Invite): Promise<void> {
  const { id, expiresAt, email, madeBy } = invite
  const { space } = deps.actor
  const payload: InviteEnd = { inviteId: id }
  const runAt = instantText(Temporal.Instant.from(expiresAt).add({ hours: 24 }))
  if (email !== null) await noteOrRefuse(deps, { space, id, email, sentBy: madeBy, until: runAt })
  await deps.queue.enqueue({ id: `${INVITE_END_JOB}:${space}:${id}:${expiresAt}`, type: INVITE_END_JOB, space, payload, runAt })
}

/** Does what the job stands for, unless the invitation is open for longer than the try that asked for this: that has a job of its own. */
export async function endInvite(deps: StoreDep & LinkDeps, space: SpaceId, { inviteId }: InviteEnd): Promise<void> {
  const invite = await deps.store.get(space, invites, inviteId)
  // As long as its link opens anything, another under its id would be opened by it.
  if (!invite || invite.expiresAt > nowText(deps)) return
  await deps.store.erase(space, invites, inviteId)
  await letGoOfInvited(deps, space, invite)
}

/** To be told as the invitation was before it was over: then it names no address any more. */
export async function letGoOfInvited(deps: LinkDeps, space: SpaceId, { id, email, madeBy }: Invite): Promise<void> {
  if (email !== null) await letGoOfAddress(deps, { space, id, email, sentBy: madeBy })
}
