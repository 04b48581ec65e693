import { describe, expect, it } from 'vitest'
import { nowText } from '../kernel/index.ts'
import { INVITE_MAIL_JOB, type InviteMailRequest, inviteMailed, inviteNotMailed, writeInviteMail } from './invite/invite-mail.ts'
import { makeInvite, revokeInvite } from './invite/make-invite.ts'
import { invites } from './invite/schema.ts'
import { MAILS_BY_ONE_A_DAY, MAILS_TO_ONE_A_DAY } from './limits.ts'
import { takeRoomForMail } from './mail-limit.ts'
import { people, type TestPerson } from './test-discussion.ts'
import { createDiscussion } from './thread/create-discussion.ts'

/** Somebody invites an address to so many discussions; the jobs of the mails, what was written of them, and what who invites reads then. */
async function invitedBy(person: TestPerson, count: number, email = 'nobody@post.example', expiresAt?: string) {
  const requests: InviteMailRequest[] = []
  for (let times = 0; times < count; times++) {
    const { id } = await createDiscussion(person, { title: 'Once more' })
    const { invite } = await makeInvite(person, id, { email, ...(expiresAt && { expiresAt }) })
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
    for (let day = 1; day <= MAILS_BY_ONE_A_DAY; day++) {
      const due = await dueOf(oskar, held.requests)
      expect(due, `one on day ${day}`).toHaveLength(1)
      expect(await held.write(due)).toEqual([true])
      expect(await held.write(due), 'once').toEqual([false])
      const next = await invitedBy(oskar, MAILS_BY_ONE_A_DAY)
      expect(await next.write(), 'those held back have used up none of their own of the day').not.toContain(false)
      clock.advance({ hours: 24 })
    }
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

  it('have room on the next day, however much a few others have waiting', async () => {
    const { ines, ruth, oskar, lena, clock } = await people('ines', 'ruth', 'oskar', 'lena')
    for (const person of [ines, ruth, oskar]) await (await invitedBy(person, MAILS_BY_ONE_A_DAY)).write()
    clock.advance({ hours: 15 })
    for (const person of [ines, ruth, oskar]) await (await invitedBy(person, MAILS_BY_ONE_A_DAY)).write()
    const { requests, write } = await invitedBy(lena, 1)
    expect(await write()).toEqual([false])
    clock.advance({ hours: 24 })
    expect(await write(await dueOf(lena, requests))).toEqual([true])
  })

  it('that end before the address has room are said to be lost then, and not before', async () => {
    const { ines, ruth, oskar, clock } = await people('ines', 'ruth', 'oskar')
    for (const person of [ines, ruth]) await (await invitedBy(person, MAILS_BY_ONE_A_DAY)).write()
    const { requests, write, told } = await invitedBy(oskar, 1, undefined, '2026-03-05T21:00:00.000Z')
    expect(await write()).toEqual([false])
    clock.advance({ hours: 14 })
    expect(await told()).toEqual([['2026-03-05T09:00:00.000Z', null]])
    clock.advance({ hours: 1 })
    expect(await write(await dueOf(oskar, requests))).toEqual([false])
    expect(await told()).toEqual([[null, 'given-up']])
  })

  it('look for a day in few writes, however many are full', async () => {
    const { ines } = await people('ines')
    const days: string[] = []
    let writes = 0
    const reserve: typeof ines.directory.reserve = (...of) => {
      writes++
      return ines.directory.reserve(...of)
    }
    const deps = { ...ines, directory: { ...ines.directory, reserve } }
    const send = (n: number) =>
      takeRoomForMail(
        deps,
        { space: 'elsewhere', id: `mail ${n}`, email: 'nobody@post.example', sentBy: `sender ${n}`, until: '2026-04-05T09:00:00.000Z' },
        { askOn: async (day) => void days.push(day), noteSent: async () => {} },
      )
    for (let n = 0; n < 25 * MAILS_TO_ONE_A_DAY; n++) await send(n)
    writes = 0
    await send(-1)
    expect(days.at(-1)).toBe('2026-03-30')
    expect(writes).toBeLessThan(2 * MAILS_TO_ONE_A_DAY)
  })

  it('are not sent later once they were withdrawn, and one that no mail server takes in the end is said to be lost', async () => {
    const { ines, ruth, oskar, clock } = await people('ines', 'ruth', 'oskar')
    for (const person of [ines, ruth]) await (await invitedBy(person, MAILS_BY_ONE_A_DAY)).write()
    const { requests, write, told } = await invitedBy(oskar, 2)
    expect(await write()).toEqual([false, false])
    const [withdrawn] = requests as [InviteMailRequest, InviteMailRequest]
    await revokeInvite(oskar, withdrawn.discussionId, withdrawn.inviteId)
    clock.advance({ hours: 39 })
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
