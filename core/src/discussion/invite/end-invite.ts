import type { LinkDeps } from '../../account/index.ts'
import { instantText, nowText, type QueueDep, type SpaceId, type StoreDep } from '../../kernel/index.ts'
import { type Held, holdUntilEnd, letGoOfHeld } from '../people/held-address.ts'
import { type Invite, invites } from './schema.ts'

/** The job that erases an invitation once it has expired, with the address it went to; its payload is an `InviteEnd`. */
export const INVITE_END_JOB = 'discussion.invite-end'

export interface InviteEnd {
  inviteId: string
}

/** The address of an invitation, which its link may still lead to for a day. */
export const heldByInvite = (space: SpaceId, { id, email, madeBy, expiresAt }: Invite): Held => ({
  ...{ space, id, email, sentBy: madeBy },
  until: instantText(Temporal.Instant.from(expiresAt).add({ hours: 24 })),
})

/** Asked before the invitation is saved, so that none stays. @throws AppError `validation` as `holdUntilEnd` */
export function requestEnd(deps: QueueDep & LinkDeps & { actor: { space: SpaceId } }, invite: Invite): Promise<void> {
  const payload: InviteEnd = { inviteId: invite.id }
  return holdUntilEnd(deps, heldByInvite(deps.actor.space, invite), { type: INVITE_END_JOB, payload })
}

/** Does what the job stands for, unless the invitation is open for longer than the try that asked for this: that has a job of its own. */
export async function endInvite(deps: StoreDep & LinkDeps, space: SpaceId, { inviteId }: InviteEnd): Promise<void> {
  const invite = await deps.store.get(space, invites, inviteId)
  // As long as its link opens anything, another under its id would be opened by it.
  if (!invite || invite.expiresAt > nowText(deps)) return
  await deps.store.erase(space, invites, inviteId)
  await letGoOfHeld(deps, heldByInvite(space, invite))
}
