import { accounts, hasProvenAddress, type LinkDeps } from '../../account/index.ts'
import { changeUntold, type DirectoryEntry, nowText, type StoreDep } from '../../kernel/index.ts'
import { feedbackCopies, feedbackRequests } from '../feedback/schema.ts'
import { invites } from '../invite/schema.ts'
import { waitingPlaces } from '../invite/waiting-place.ts'
import { notedFor } from './named-address.ts'

type Deps = LinkDeps & StoreDep

/**
 * Takes the address of an account out of what others have sent there from discussions, and out of the directory. Invitations
 * are withdrawn, but for those mailed to an address that the account never proved: it may be somebody else's, who can still
 * come by them. Nobody is told. Stopped anywhere, it may be run again. To be called before the account's own space is erased,
 * which says the address.
 */
export async function forgetAddress(deps: Deps, accountId: string): Promise<void> {
  const account = await deps.store.get(accountId, accounts, accountId)
  if (!account) return
  const isProven = await hasProvenAddress(deps, accountId)
  for (const entry of await notedFor(deps, account.email)) {
    await forgetIn(deps, entry, { email: account.email, isProven })
    await deps.directory.release(entry)
  }
  for (const place of await waitingPlaces(deps, account.email)) await deps.directory.release(place)
}

async function forgetIn(deps: Deps, { space, id }: DirectoryEntry, { email, isProven }: { email: string; isProven: boolean }) {
  await changeUntold(deps, space, invites, id, (invite) => {
    if (invite.email !== email) return null
    const isWithdrawn = isProven || invite.mailedAt === null
    return { email: null, ...(isWithdrawn && { revokedAt: invite.revokedAt ?? nowText(deps) }) }
  })
  await changeUntold(deps, space, feedbackRequests, id, (request) => (request.email === email ? { email: null } : null))
  await changeUntold(deps, space, feedbackCopies, id, ({ copies }) => {
    const left = copies.map((copy) => (copy.email === email ? { ...copy, email: null } : copy))
    return copies.some((copy) => copy.email === email) ? { copies: left } : null
  })
}
