import { actorOf, credentials, signUp } from '@throughline/core/account'
import { createDiscussion, makeInvite, writeInviteMail } from '@throughline/core/discussion'
import { nowText, revised } from '@throughline/core/kernel'
import type { AppDeps } from './deps.ts'
import type { testApp } from './test-app.ts'

type Person = Pick<Awaited<ReturnType<ReturnType<typeof testApp>['signUp']>>, 'email' | 'password' | 'json'>

/** An invitation that somebody else has mailed to a person whose address is proven, and that waits; answers its id. */
export async function waitedFor(deps: AppDeps, { email, password, json }: Person): Promise<string> {
  const { id } = await json('/me')
  const credential = await deps.store.get(id, credentials, id)
  if (!credential) throw new Error('There is no credential.')
  const proven = revised(credential, { emailProvenAt: nowText(deps) }, nowText(deps))
  await deps.store.save(id, credentials, proven, { expectedVersion: credential.version })
  const host = await signUp(deps, { email: `host-of-${email}`, password, name: 'Hana' })
  if (host.outcome !== 'signed-in') throw new Error('No account was made.')
  const own = { ...deps, actor: actorOf(host.account) }
  const { id: discussionId } = await createDiscussion(own, { title: 'About the invoice' })
  const { invite } = await makeInvite(own, discussionId, { email })
  await writeInviteMail({ ...own, publicUrl: 'https://t.example/' }, { template: 'discussion-invite', discussionId, inviteId: invite.id })
  return invite.id
}
