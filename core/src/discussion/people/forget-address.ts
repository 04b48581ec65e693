import { accounts, hasProvenAddress, type LinkDeps } from '../../account/index.ts'
import { changeUntold, type DirectoryEntry, nowText, type StoreDep } from '../../kernel/index.ts'
import { copiedFor } from '../feedback/end-feedback.ts'
import { feedbackCopies, feedbackRequests } from '../feedback/schema.ts'
import { invites } from '../invite/schema.ts'
import { waitingPlaces } from '../invite/waiting-place.ts'
import { letGoOfSent, notedFor } from './named-address.ts'

type Deps = LinkDeps & StoreDep

/**
 * Takes the address of an account out of what others have sent there from discussions, which withdraws invitations, and out of
 * the directory. One that the account never proved is left there: it may be somebody else's, and who invited it would learn
 * that there was an account of it. It goes as all that expires. Nobody is told. Stopped anywhere, it may be run again. To be
 * called before the account's own space is erased, which says the address.
 */
export async function forgetAddress(deps: Deps, accountId: string): Promise<void> {
  const account = await deps.store.get(accountId, accounts, accountId)
  if (!account || !(await hasProvenAddress(deps, accountId))) return
  for (const entry of await notedFor(deps, account.email)) {
    await letGoOfSender(deps, entry, account.email)
    await forgetIn(deps, entry, account.email)
    await deps.directory.release(entry)
  }
  for (const place of await waitingPlaces(deps, account.email)) await deps.directory.release(place)
}

/** What who sent it has open there is less by that. */
async function letGoOfSender(deps: Deps, { space, id }: DirectoryEntry, email: string) {
  const [invite, request] = await Promise.all([deps.store.get(space, invites, id), deps.store.get(space, feedbackRequests, id)])
  const senders = [invite?.madeBy, request?.askedBy, request && copiedFor(request.askedBy)]
  for (const sentBy of senders) if (sentBy) await letGoOfSent(deps, { space, id, email, sentBy })
}

async function forgetIn(deps: Deps, { space, id }: DirectoryEntry, email: string) {
  await changeUntold(deps, space, invites, id, (invite) =>
    invite.email === email ? { email: null, revokedAt: invite.revokedAt ?? nowText(deps) } : null,
  )
  await changeUntold(deps, space, feedbackRequests, id, (request) => (request.email === email ? { email: null } : null))
  await changeUntold(deps, space, feedbackCopies, id, ({ copies }) => {
    const left = copies.map((copy) => (copy.email === email ? { ...copy, email: null } : copy))
    return copies.some((copy) => copy.email === email) ? { copies: left } : null
  })
}
