import { describe, expect, it } from 'vitest'
import { nowText } from '../kernel/index.ts'
import { INVITE_MAIL_JOB, type InviteMailRequest, inviteMailed, inviteNotMailed, writeInviteMail } from './invite/invite-mail.ts'
import { makeInvite, revokeInvite } from './invite/make-invite.ts'
import { invites } from './invite/schema.ts'
import { MAILS_BY_ONE_A_DAY, MAILS_TO_ONE_A_DAY } from './limits.ts'
import { people, type TestPerson } from './test-discussion.ts'
import { createDiscussion } from './thread/create-discussion.ts'

/** Somebody invites an address to so many discussions; the jobs of the mails, what was written of them, and what who invites reads then. */
async function invitedBy(person: TestPerson, count: number, email = 'nobody@post.example') {
  const requests: InviteMailRequest[] = []
  for (let times = 0; times < count; times++) {
    const { id } = await createDiscussion(person, { title: 'Once more' })
    const { invite } = await makeInvite(person, id, { email })
    requests.push({ template: 'discussion-invite', discussionId: id, inviteId: invite.id })
  }
  const write = async (asked: readonly InviteMailRequest[] = requests) => {
    const mails = []
    for (const request of asked) {
      const mail = await writeInviteMail({ ...person, publicUrl: 'https://t.example/' }, request)
      if (mail) await inviteMailed(person, request)
      mails.push(mail)
    }
    return mails.map((mail) => mail !== null)
  }
  const told = () =>
    Promise.all(
      requests.map(async ({ discussionId, inviteId }) => {
        const found = await person.store.get(discussionId, invites, inviteId)
        return found && [found.mailedAt, found.mailTrouble]
      }),
    )
  return { requests, write, told }
}

describe('the mails that one address gets', () => {
  it('are so many a day by one person, who can read which did not go', async () => {
    const { ines } = await people('ines')
    const { write, told } = await invitedBy(ines, MAILS_BY_ONE_A_DAY + 2)
    expect(await write()).toEqual([...Array(MAILS_BY_ONE_A_DAY).fill(true), false, false])
    const sent = ['2026-03-05T09:00:00.000Z', null]
    const lost = [null, 'given-up']
    expect(await told()).toEqual([...Array(MAILS_BY_ONE_A_DAY).fill(sent), lost, lost])
  })

  it('say nothing to who invites of how many others did, and go on the first day with room, once', async () => {
    const { ines, ruth, oskar, clock } = await people('ines', 'ruth', 'oskar')
    const [first, second] = [await invitedBy(ines, MAILS_BY_ONE_A_DAY), await invitedBy(ruth, MAILS_TO_ONE_A_DAY - MAILS_BY_ONE_A_DAY)]
    for (const { write } of [first, second]) expect(await write()).not.toContain(false)
    const [held, alone] = [await invitedBy(oskar, MAILS_BY_ONE_A_DAY), await invitedBy(oskar, 1, 'elsewhere@post.example')]
    expect(await held.write()).not.toContain(true)
    expect(await alone.write()).toEqual([true])
    expect(new Set([...(await held.told()), ...(await alone.told())].map((said) => JSON.stringify(said))).size).toBe(1)

    expect(await dueOf(oskar, held.requests), 'those asked for at first').toHaveLength(0)
    clock.advance({ hours: 15 })
    expect(await held.write(), 'asked for again, they are for the job of their day alone').not.toContain(true)
    const due = await dueOf(oskar, held.requests)
    expect(due).toHaveLength(MAILS_BY_ONE_A_DAY)
    expect(await held.write(due)).not.toContain(false)
    expect(await held.write(due), 'once').not.toContain(true)

    const next = await invitedBy(oskar, 1)
    clock.advance({ hours: 10 })
    expect(await next.write(), 'those held back have used up none of the next day').toEqual([true])
    expect((await next.told())[0]?.[1]).toBeNull()
  })

  it('keep nobody waiting for more than a day however many others send each day', async () => {
    const { ines, ruth, oskar, clock } = await people('ines', 'ruth', 'oskar')
    clock.advance({ hours: 1 })
    const flood = async () => {
      for (const person of [ines, ruth]) await (await invitedBy(person, MAILS_BY_ONE_A_DAY)).write()
    }
    await flood()
    const held = await invitedBy(oskar, 1)
    expect(await held.write()).toEqual([false])
    clock.advance({ hours: 24 })
    await flood()
    expect(await held.write(await dueOf(oskar, held.requests))).toEqual([true])
  })

  it('are not sent later once they were withdrawn, and one that no mail server takes in the end is said to be lost', async () => {
    const { ines, ruth, oskar, clock } = await people('ines', 'ruth', 'oskar')
    for (const person of [ines, ruth]) await (await invitedBy(person, MAILS_BY_ONE_A_DAY)).write()
    const { requests, write, told } = await invitedBy(oskar, 2)
    expect(await write()).toEqual([false, false])
    const [withdrawn] = requests as [InviteMailRequest, InviteMailRequest]
    await revokeInvite(oskar, withdrawn.discussionId, withdrawn.inviteId)
    clock.advance({ hours: 15 })
    const due = await dueOf(oskar, requests)
    const lost = due.find(({ inviteId }) => inviteId !== withdrawn.inviteId) as InviteMailRequest
    const mails = await Promise.all(due.map((request) => writeInviteMail({ ...oskar, publicUrl: 'https://t.example/' }, request)))
    expect(mails.filter((mail) => mail !== null)).toHaveLength(1)
    await inviteNotMailed(oskar, lost, 'tried-again')
    expect((await told())[1]).toEqual(['2026-03-05T09:00:00.000Z', null])
    await inviteNotMailed(oskar, lost, 'given-up')
    expect((await told())[1]).toEqual([null, 'given-up'])
  })
})

/** What of these is due by now; nothing else is left in the queue then. */
async function dueOf(person: TestPerson, requests: readonly InviteMailRequest[]): Promise<InviteMailRequest[]> {
  const jobs = await person.queue.claim([INVITE_MAIL_JOB], { now: nowText(person), leaseMs: 1_000, limit: 100 })
  for (const job of jobs) await person.queue.complete(job)
  return jobs
    .map(({ payload }) => payload as InviteMailRequest)
    .filter(({ inviteId, on }) => on !== undefined && requests.some((request) => request.inviteId === inviteId))
}
