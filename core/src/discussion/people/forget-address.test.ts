import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { credentials } from '../../account/index.ts'
import { newEnvelope, nowText } from '../../kernel/index.ts'
import { answerFeedback } from '../feedback/answer-feedback.ts'
import { askFeedback } from '../feedback/ask-feedback.ts'
import { feedbackCopies, feedbackRequests } from '../feedback/schema.ts'
import { questions, replies } from '../feedback/test-feedback.ts'
import { acceptInvite } from '../invite/accept-invite.ts'
import { inviteMailed, writeInviteMail } from '../invite/invite-mail.ts'
import { makeInvite } from '../invite/make-invite.ts'
import { openInvite } from '../invite/open-invite.ts'
import { invites } from '../invite/schema.ts'
import { listWaitingInvites } from '../invite/waiting-invites.ts'
import { people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { forgetAddress } from './forget-address.ts'
import { forgetPerson } from './forget-person.ts'

const ruthsAddress = 'ruth@post.example'
const noPassword = { passwordHash: null, passwordVersion: 1, passwordSetAt: null }

/** Ines and Oskar, who have invited Ruth by mail, and Ines has asked her for feedback. */
async function begun({ proven = true } = {}) {
  const all = await people('ines', 'oskar', 'ruth', 'lena')
  const { ines, oskar, ruth, store, directory, clock, secrets } = all
  const [first, second] = [await createDiscussion(ines, { title: 'The new model' }), await createDiscussion(oskar, { title: 'Budget' })]
  const invited = async (by: typeof ines, discussionId: string, email: string) => {
    const { invite } = await makeInvite(by, discussionId, { email })
    const request = { template: 'discussion-invite', discussionId, inviteId: invite.id } as const
    const mail = await writeInviteMail({ ...by, publicUrl: 'https://t.example/' }, request)
    await inviteMailed(by, request)
    return { id: invite.id, discussionId, token: mail?.link.split('/').pop() ?? '' }
  }
  const mailed = [await invited(ines, first.id, ruthsAddress), await invited(oskar, second.id, ruthsAddress)] as const
  const other = await invited(ines, first.id, 'lena@post.example')
  const { request } = await askFeedback(ines, first.id, { about: 'The new model', questions, email: ruthsAddress })
  const open = await askFeedback(ines, first.id, { about: 'The old model', questions })
  await answerFeedback(ines, open.token ?? '', { name: 'Ruth', replies, copyTo: ruthsAddress })
  if (proven)
    await store.save(
      ruth.actor.accountId,
      credentials,
      { ...newEnvelope(ruth.actor.accountId, nowText({ clock })), ...noPassword, emailProvenAt: '2026-03-02T09:00:00.000Z' },
      { expectedVersion: 0 },
    )
  const invite = ({ discussionId, id }: { discussionId: string; id: string }) => store.get(discussionId, invites, id)
  const asked = () => store.get(first.id, feedbackRequests, request.id)
  const copies = async () => (await store.get(first.id, feedbackCopies, open.request.id))?.copies
  const places = async () => {
    const values = Array.from({ length: 1_000 }, (_, place) => `${secrets.digest(ruthsAddress)}:${place}`)
    const names = ['named-address', 'invite-waiting'] as const
    const found = names.flatMap((name) => values.map((value) => directory.find(name, value, nowText({ clock }))))
    return (await Promise.all(found)).filter((entry) => entry !== null).length
  }
  return { ...all, first, mailed, other, invite, asked, copies, places }
}

it('leaves an address in no invitation or request for feedback, whoever sent it, and withdraws what waits for who proved it', async () => {
  const { ruth, oskar, mailed, other, invite, asked, copies, places } = await begun()
  expect(await copies()).toMatchObject([{ email: ruthsAddress }])
  expect(await listWaitingInvites(ruth)).toMatchObject({ count: 2 })
  expect(await places()).toBe(6)
  await forgetAddress(ruth, ruth.actor.accountId)
  for (const each of mailed) {
    expect(await invite(each)).toMatchObject({ email: null, revokedAt: '2026-03-05T09:00:00.000Z', uses: 0 })
    await expect(openInvite(oskar, each.token)).rejects.toMatchObject({ code: 'not-found' })
  }
  expect(await asked()).toMatchObject({ email: null, revokedAt: null, answer: null })
  expect(await copies()).toMatchObject([{ email: null }])
  expect(await invite(other)).toMatchObject({ email: 'lena@post.example', revokedAt: null })
  expect(await places()).toBe(0)
})

it('leaves what was sent to an address that somebody only gave as theirs to who has it, and tells nobody', async () => {
  const { ines, ruth, lena, mailed, invite, asked, copies, places, first } = await begun({ proven: false })
  const { invite: unmailed } = await makeInvite(ines, first.id, { email: ruthsAddress })
  const before = await places()
  const all = [...mailed, { id: unmailed.id, discussionId: first.id }]
  await forgetAddress(ruth, ruth.actor.accountId)
  for (const each of all) expect(await invite(each)).toMatchObject({ email: ruthsAddress, revokedAt: null })
  expect(await asked()).toMatchObject({ email: ruthsAddress, revokedAt: null })
  expect(await copies()).toMatchObject([{ email: ruthsAddress }])
  expect(await places(), 'what waits for it in the app, too').toBe(before)
  expect(await acceptInvite(lena, mailed[0].token)).toMatchObject({ id: first.id })
})

it('lets the same be asked for again: an invitation whose address was forgotten is still that', async () => {
  const { ines, ruth, first, mailed, invite } = await begun()
  const again = () => makeInvite(ines, first.id, { id: mailed[0].id, email: ruthsAddress })
  expect(await again()).toMatchObject({ token: null })
  await forgetAddress(ruth, ruth.actor.accountId)
  expect(await again()).toMatchObject({ invite: { id: mailed[0].id, email: null }, token: null })
  expect(await invite(mailed[0])).toMatchObject({ email: null })
})

it('forgets it also where that stops anywhere and is done again', async () => {
  const steps = await atEveryStep(async (plan) => {
    const { ruth, mailed, invite, asked, places } = await begun()
    const { store, directory } = ruth
    await interrupted(forgetAddress({ ...ruth, ...faulty({ store, directory }, plan) }, ruth.actor.accountId))
    await forgetAddress(ruth, ruth.actor.accountId)
    for (const each of mailed) expect(await invite(each)).toMatchObject({ email: null })
    expect(await asked()).toMatchObject({ email: null })
    expect(await places()).toBe(0)
  })
  expect(steps).toBeGreaterThan(5)
})

it('is not kept in what somebody sent who is gone for good', async () => {
  const { ines, lena, mailed, other, invite, first } = await begun()
  await acceptInvite(lena, other.token)
  const another = await makeInvite(ines, first.id, { maxUses: null })
  await forgetPerson(ines, ines.actor.accountId)
  expect(await invite(mailed[0])).toMatchObject({ email: null, revokedAt: '2026-03-05T09:00:00.000Z' })
  expect(await invite({ discussionId: first.id, id: another.invite.id })).toMatchObject({ revokedAt: '2026-03-05T09:00:00.000Z' })
  expect(await invite(mailed[1]), 'what others sent stays').toMatchObject({ email: ruthsAddress, revokedAt: null })
})
