import { fakeClock } from '@throughline/contracts'
import { actorOf, askDeletion, credentials, signUp } from '@throughline/core/account'
import {
  askFeedback,
  createDiscussion,
  feedbackRequests,
  invites,
  listWaitingInvites,
  makeInvite,
  writeInviteMail,
} from '@throughline/core/discussion'
import { listAll, nowText, revised } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { purgeAccounts } from '@throughline/core/leaving'
import { createSessions } from '@throughline/lucia'
import { expect } from 'vitest'
import { testApp } from '../../../adapters/http/src/test-app.ts'
import { createIds } from './ids.ts'
import type { Storage } from './storage.ts'

/** Over any storage: who deletes their account leaves no address in invitations and requests that others sent them, and nobody else's goes. */
export async function expectForgotten(storage: Storage) {
  const base = { ...storage, clock: fakeClock(), ids: createIds() }
  const { deps } = testApp({ ...base, sessions: createSessions(base) })
  const person = async (name: string) => {
    const made = await signUp(deps, { email: `${name}@post.example`, password: 'slate ferry quince ladder', name })
    if (made.outcome !== 'signed-in') throw new Error('No account was made.')
    const session = { sessionId: 'desk', provenAt: nowText(base) }
    return { ...deps, actor: actorOf(made.account), session, email: made.account.email }
  }
  const [ines, ruth, oskar] = [await person('ines'), await person('ruth'), await person('oskar')]
  const credential = await deps.store.get(ruth.actor.accountId, credentials, ruth.actor.accountId)
  if (!credential) throw new Error('There is no credential.')
  const proven = revised(credential, { emailProvenAt: nowText(deps) }, nowText(deps))
  await deps.store.save(ruth.actor.accountId, credentials, proven, { expectedVersion: credential.version })

  const { id } = await createDiscussion(ines, { title: 'The new model' })
  const soonGone = Temporal.Instant.from(nowText(base))
    .add({ hours: 24 * 25 })
    .toString({ smallestUnit: 'millisecond' })
  for (const { email } of [ruth, oskar]) {
    const { invite } = await makeInvite(ines, id, { email, expiresAt: soonGone })
    await writeInviteMail(ines, { template: 'discussion-invite', discussionId: id, inviteId: invite.id })
  }
  await askFeedback(ines, id, { about: 'The new model', questions: [{ text: 'What is missing?', kind: 'text' }], email: ruth.email })
  expect(await listWaitingInvites(ruth)).toMatchObject({ count: 1, items: [{ title: 'The new model' }] })

  await askDeletion(ruth, { address: ruth.email })
  base.clock.advance({ hours: 24 * 15 })
  expect(await purgeAccounts({ ...deps, kinds })).toBe(1)
  const [sent, asked] = await Promise.all([
    listAll(deps, id, invites.queries.newest, {}),
    listAll(deps, id, feedbackRequests.queries.newest, {}),
  ])
  expect(sent.map(({ email, revokedAt }) => [email, revokedAt === null])).toEqual([
    [oskar.email, true],
    [null, false],
  ])
  expect(asked.map(({ email }) => email)).toEqual([null])
}
