import { aroundCalls, atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { credentials } from '../../account/index.ts'
import { listAll, newEnvelope } from '../../kernel/index.ts'
import { notifications } from '../../notification/index.ts'
import { MAX_PEOPLE } from '../limits.ts'
import { changePerson, putBackPerson, removePerson } from '../people/change-person.ts'
import { leaveDiscussion } from '../people/leave-discussion.ts'
import { passOwnership } from '../people/pass-ownership.ts'
import { runPeopleJobs } from '../people/run-people-jobs.ts'
import { memberships } from '../schema.ts'
import { letIn, people, type TestPerson, willBeDeleted } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { deleteDiscussion, restoreDiscussion } from '../thread/edit-discussion.ts'
import { listDiscussions, listPeople } from '../thread/read-discussions.ts'
import { acceptInvite } from './accept-invite.ts'
import { inviteMailed, writeInviteMail } from './invite-mail.ts'
import { listInvites, makeInvite, revokeInvite } from './make-invite.ts'
import { openInvite, readInvited } from './open-invite.ts'
import { type Invite, invites, type NewInvite } from './schema.ts'

const names = Array.from({ length: 12 }, (_, place) => `guest${place}`)

async function begun(...others: string[]) {
  const everybody = await people('ines', 'ruth', 'oskar', ...(others as []))
  const { ines, ruth, oskar, clock } = everybody
  const all = { ines, ruth, oskar, clock, guests: others.map((name) => everybody[name as 'ines']) }
  const { id } = await createDiscussion(all.ines, { title: '1:1 with Ruth', kind: 'one-on-one' })
  const link = async (input: NewInvite = {}) => (await makeInvite(all.ines, id, input)).token as string
  const isIn = async () =>
    (await listPeople(all.ines, id))
      .filter(({ leftAt }) => leftAt === null)
      .map(({ name, role }) => `${name}: ${role}`)
      .sort()
  return { ...all, id, link, isIn }
}

const over = { code: 'not-found', message: 'This invitation has expired, was withdrawn or was used already.' }

describe('an invitation by link', () => {
  it('shows who invites to what and as what, as often as one looks, and lets somebody in', async () => {
    const { ruth, id, link, isIn } = await begun()
    const token = await link({ role: 'viewer' })
    for (let times = 0; times < 2; times++)
      expect(await openInvite(ruth, token)).toEqual({
        title: '1:1 with Ruth',
        kind: 'one-on-one',
        inviter: 'ines',
        role: 'viewer',
        email: null,
        expiresAt: '2026-03-19T09:00:00.000Z',
      })
    expect(await acceptInvite(ruth, token)).toMatchObject({ id, title: '1:1 with Ruth' })
    expect(await isIn()).toEqual(['ines: owner', 'ruth: viewer'])
    expect(JSON.parse((await listDiscussions(ruth, {}, { limit: 50 })).json)).toMatchObject([{ id, role: 'viewer' }])
  })

  it('leads who is in the discussion there also once it is used up, and nobody else', async () => {
    const { ines, ruth, oskar, id, link } = await begun()
    const token = await link()
    await expect(readInvited(ruth, token)).rejects.toMatchObject(over)
    await acceptInvite(ruth, token)
    await expect(openInvite(ruth, token)).rejects.toMatchObject(over)
    expect(await readInvited(ruth, token)).toMatchObject({ id })
    expect(await readInvited(ines, token)).toMatchObject({ id })
    await expect(readInvited(oskar, token)).rejects.toMatchObject(over)
    await leaveDiscussion(ruth, id)
    await expect(readInvited(ruth, token)).rejects.toMatchObject(over)
  })

  it('keeps its secret nowhere', async () => {
    const { ines, id, link } = await begun()
    const token = await link()
    expect((await listInvites(ines, id, { limit: 50 })).json).not.toContain(token)
    expect(await ines.directory.find('invite', token, '2026-03-05T09:00:00.000Z')).toBeNull()
  })

  it('lets exactly one in of twelve who accept it at once, when it is for one', async () => {
    const { link, isIn, guests } = await begun(...names)
    const token = await link()
    const tries = await Promise.allSettled(guests.map((guest) => acceptInvite(guest, token)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const tried of tries) if (tried.status === 'rejected') expect(tried.reason).toMatchObject(over)
    expect(await isIn()).toHaveLength(2)
  })

  it('lets all twelve in who accept it at once, when it is for many, and counts them', async () => {
    const { ines, id, link, isIn, guests } = await begun(...names)
    const token = await link({ maxUses: null })
    await Promise.all(guests.map((guest) => acceptInvite(guest, token)))
    expect(await isIn()).toHaveLength(13)
    const [invite] = JSON.parse((await listInvites(ines, id, { limit: 50 })).json) as Invite[]
    expect([invite?.uses, new Set(invite?.usedBy).size]).toEqual([12, 12])
  })

  it('lets the same person in once, however often and at the same time they accept it', async () => {
    const { ines, ruth, oskar, id, link, isIn } = await begun()
    const token = await link({ maxUses: 2 })
    await Promise.all(Array.from({ length: 5 }, () => acceptInvite(ruth, token)))
    await acceptInvite(ruth, token)
    expect(JSON.parse((await listInvites(ines, id, { limit: 50 })).json)).toMatchObject([{ uses: 1 }])
    await acceptInvite(oskar, token)
    expect(await isIn()).toEqual(['ines: owner', 'oskar: member', 'ruth: member'])
    // Who is in finds their way there also by a link that is used up.
    expect(await acceptInvite(ruth, token)).toMatchObject({ id })
  })

  it('lets in, wherever accepting it stops, whoever has used it up and goes on', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { ruth, oskar, link, isIn, clock } = await begun()
      const token = await link()
      await interrupted(
        acceptInvite({ ...ruth, ...faulty({ store: ruth.store, queue: ruth.queue, directory: ruth.directory }, plan) }, token),
      )
      await acceptInvite(ruth, token)
      await expect(acceptInvite(oskar, token)).rejects.toMatchObject(over)
      expect(await isIn()).toEqual(['ines: owner', 'ruth: member'])
      clock.advance({ minutes: 1 })
    })
    expect(steps).toBeGreaterThan(4)
  })

  it.each<[string, (made: Awaited<ReturnType<typeof begun>>, token: string) => Promise<unknown>]>([
    ['it has expired', async ({ clock }) => clock.advance({ hours: 24 * 14 })],
    ['it was revoked', async ({ ines, id }) => revokeInvite(ines, id, await newest(ines, id))],
    ['it was used up', ({ oskar }, token) => acceptInvite(oskar, token)],
    ['the discussion lies in the trash', ({ ines, id }) => deleteDiscussion(ines, id)],
    [
      'who invited is in it no longer',
      async ({ ines, oskar, id }) => {
        await letIn(oskar, id)
        await passOwnership(ines, id, { personId: oskar.actor.accountId })
        await leaveDiscussion(ines, id)
      },
    ],
  ])('is over once %s, and nobody is told which it was', async (_, end) => {
    const made = await begun()
    const token = await made.link()
    await end(made, token)
    await expect(openInvite(made.ruth, token)).rejects.toMatchObject(over)
    await expect(acceptInvite(made.ruth, token)).rejects.toMatchObject(over)
    await expect(openInvite(made.ruth, 'guess')).rejects.toMatchObject(over)
  })

  it('demotes nobody, and raises who was given more since', async () => {
    const { ines, ruth, oskar, link, isIn, id } = await begun()
    const [asViewer, asMember] = [await link({ role: 'viewer', maxUses: null }), await link({ role: 'member', maxUses: null })]
    await acceptInvite(ruth, asMember)
    await acceptInvite(ruth, asViewer)
    await acceptInvite(ines, asViewer)
    await acceptInvite(oskar, asViewer)
    expect(await isIn()).toEqual(['ines: owner', 'oskar: viewer', 'ruth: member'])
    await acceptInvite(oskar, asMember)
    expect(await isIn()).toEqual(['ines: owner', 'oskar: member', 'ruth: member'])
    expect(id).toBeTruthy()
  })

  it('gives back by an old link neither the place nor the role that an owner has taken', async () => {
    const { ines, ruth, oskar, link, isIn, id, clock } = await begun()
    const old = await link({ maxUses: null })
    for (const guest of [ruth, oskar]) await acceptInvite(guest, old)
    clock.advance({ minutes: 1 })
    await changePerson(ines, id, ruth.actor.accountId, { role: 'viewer' })
    await removePerson(ines, id, oskar.actor.accountId)
    await acceptInvite(ruth, old)
    await leaveDiscussion(ruth, id)
    await acceptInvite(ruth, old)
    await expect(acceptInvite(oskar, old)).rejects.toMatchObject(over)
    expect(await isIn()).toEqual(['ines: owner', 'ruth: viewer'])
    clock.advance({ minutes: 1 })
    await acceptInvite(oskar, await link())
    expect(await isIn()).toEqual(['ines: owner', 'oskar: member', 'ruth: viewer'])
  })

  it.each([
    ['passes the discussion on to who comes in', (ines, id, ruth) => passOwnership(ines, id, { personId: ruth }), 'ruth: owner'],
    ['takes out who comes in', (ines, id, ruth) => removePerson(ines, id, ruth), null],
  ] as readonly [string, (ines: TestPerson, id: string, ruth: string) => Promise<unknown>, string | null][])(
    'keeps what an owner decides at whatever moment of it: %s',
    async (_, decide, expected) => {
      for (let step = 1, isDecided = true; isDecided; step++) {
        const { ines, ruth, link, id } = await begun()
        await acceptInvite(ruth, await link({ role: 'viewer' }))
        const token = await link({ role: 'member' })
        let calls = 0
        const ports = aroundCalls({ store: ruth.store, queue: ruth.queue, directory: ruth.directory }, (_, go) => async (...args) => {
          if (++calls === step) await decide(ines, id, ruth.actor.accountId)
          return go(...args)
        })
        await acceptInvite({ ...ruth, ...ports }, token).catch(({ code }) => expect(code).toBe('not-found'))
        isDecided = calls >= step
        const { role, leftAt } = (await ines.store.get(id, memberships, ruth.actor.accountId)) ?? {}
        if (isDecided) expect(leftAt === null ? `ruth: ${role}` : null, `before call ${step}`).toBe(expected)
        else expect(step).toBeGreaterThan(8)
      }
    },
  )

  it('opens nothing while the account of who invites is to be deleted, and again once it is kept', async () => {
    const { ines, ruth, link, isIn } = await begun()
    const token = await link()
    const keep = await willBeDeleted(ines)
    await expect(openInvite(ruth, token)).rejects.toMatchObject(over)
    await expect(acceptInvite(ruth, token)).rejects.toMatchObject(over)
    await keep()
    await acceptInvite(ruth, token)
    expect(await isIn()).toEqual(['ines: owner', 'ruth: member'])
  })

  it('lets who left come back, to what they had read by then', async () => {
    const { ruth, link, isIn, id } = await begun()
    const token = await link()
    await acceptInvite(ruth, token)
    await leaveDiscussion(ruth, id)
    expect(await isIn()).toEqual(['ines: owner'])
    await acceptInvite(ruth, token)
    expect(await isIn()).toEqual(['ines: owner', 'ruth: member'])
  })

  it('is refused where there is room for nobody else', async () => {
    const crowd = Array.from({ length: MAX_PEOPLE - 1 }, (_, place) => `crowd${place}`)
    const { ruth, id, link, guests } = await begun(...crowd)
    for (const guest of guests) await letIn(guest, id)
    const token = await link()
    await expect(acceptInvite(ruth, token)).rejects.toMatchObject({ code: 'conflict' })
    expect(await openInvite(ruth, token)).toMatchObject({ role: 'member' })
  })

  it('is made with a future of 30 days at most, once for an id, and never for several by mail', async () => {
    const { ines, ruth, id } = await begun()
    const fault = (input: NewInvite) => makeInvite(ines, id, input).catch((error) => error.details.faults[0].code)
    expect(await fault({ expiresAt: '2026-03-05T09:00:00.000Z' })).toBe('in_past')
    expect(await fault({ expiresAt: '2026-04-05T09:00:00.000Z' })).toBe('too_far')
    expect(await fault({ email: 'ruth@post.example', maxUses: 2 })).toBe('one_by_mail')
    const inviteId = '019a9b3c-5d00-7cc0-8000-00000000cafe'
    const [first, second] = [await makeInvite(ines, id, { id: inviteId }), await makeInvite(ines, id, { id: inviteId })]
    expect(JSON.parse((await listInvites(ines, id, { limit: 50 })).json)).toHaveLength(1)
    expect(second.token).not.toBe(first.token)
    for (const { token } of [first, second]) expect(await openInvite(ruth, token as string)).toMatchObject({ inviter: 'ines' })
    await expect(makeInvite(ines, id, { id: inviteId, role: 'viewer' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is erased the day after it has expired', async () => {
    const { ines, id, link, clock } = await begun()
    await link()
    clock.advance({ hours: 24 * 15 - 1 })
    await runPeopleJobs(ines)
    expect(await ines.store.count(id, invites.queries.newest, {})).toBe(1)
    clock.advance({ hours: 1 })
    await runPeopleJobs(ines)
    expect(await ines.store.count(id, invites.queries.newest, {})).toBe(0)
  })
})

const newest = async (deps: Awaited<ReturnType<typeof begun>>['ines'], id: string) =>
  (JSON.parse((await listInvites(deps, id, { limit: 1 })).json) as Invite[])[0]?.id as string

const toldTo = ({ store, actor }: TestPerson) => listAll({ store }, actor.space, notifications.queries.newest, {})

describe('an invitation by mail', () => {
  async function mailed(title = '1:1 with Ruth') {
    const made = await begun()
    const { id } = await createDiscussion(made.ines, { title })
    const { invite, token } = await makeInvite(made.ines, id, { role: 'viewer', email: 'Ruth@Post.Example' })
    const request = { template: 'discussion-invite', discussionId: id, inviteId: invite.id } as const
    return { ...made, id, invite, token, request, deps: { ...made.ines, publicUrl: 'https://t.example/' } }
  }

  it('answers no secret, and sends a link that lets one person in', async () => {
    const { ruth, oskar, token, request, deps } = await mailed()
    expect(token).toBeNull()
    const mail = await writeInviteMail(deps, request)
    expect(mail).toMatchObject({ to: 'ruth@post.example', inviter: 'ines', title: '1:1 with Ruth', role: 'viewer' })
    const secret = mail?.link.replace('https://t.example/invites/', '') as string
    await acceptInvite(ruth, secret)
    await expect(acceptInvite(oskar, secret)).rejects.toMatchObject(over)
  })

  it('gives its secret to nobody who asks for the same id again, whose proof of the address it would be', async () => {
    const { ines, id, invite, deps, request, ruth } = await mailed()
    const again = (email?: string) => makeInvite(ines, id, { id: invite.id, role: 'viewer', ...(email && { email }) })
    await expect(again()).rejects.toMatchObject({ code: 'conflict' })
    await expect(again('oskar@post.example')).rejects.toMatchObject({ code: 'conflict' })
    expect(await again('ruth@post.example')).toMatchObject({ token: null, invite: { email: 'ruth@post.example' } })
    const mail = await writeInviteMail(deps, request)
    await acceptInvite(ruth, mail?.link.replace('https://t.example/invites/', '') as string)
    expect((await again('ruth@post.example')).token, 'used up, its address forgotten').toBeNull()
  })

  it('is never made under the id of a link that still opens: each is there until it has expired, whatever end another try had named', async () => {
    const { ines, id, clock } = await begun()
    const inviteId = '019a9b3c-5d00-7cc0-8000-00000000cafe'
    const stopped = { ...ines, ...faulty({ store: ines.store }, { failAt: 1 }) }
    await interrupted(makeInvite(stopped, id, { id: inviteId, expiresAt: '2026-03-05T09:01:00.000Z' }).then(() => {}))
    expect(await ines.store.get(id, invites, inviteId)).toBeNull()
    await makeInvite(ines, id, { id: inviteId })
    clock.advance({ hours: 25 })
    await runPeopleJobs(ines)
    await expect(makeInvite(ines, id, { id: inviteId, email: 'ruth@post.example' })).rejects.toMatchObject({ code: 'conflict' })
    clock.advance({ hours: 24 * 14 })
    await runPeopleJobs(ines)
    expect(await ines.store.get(id, invites, inviteId)).toBeNull()
  })

  it('tells in the app whose account has the address, once, as the mail is written, and leads nobody in', async () => {
    const { ines, ruth, oskar, id, request, deps } = await mailed()
    const address = { name: 'email', value: 'ruth@post.example', space: ruth.actor.accountId, id: ruth.actor.accountId } as const
    await ines.directory.reserve({ ...address, expiresAt: null }, '2026-03-05T09:00:00.000Z')
    const credential = { ...newEnvelope(ruth.actor.accountId, '2026-03-05T09:00:00.000Z'), passwordHash: null, passwordVersion: 1 }
    const proven = { ...credential, passwordSetAt: null, emailProvenAt: '2026-03-05T09:00:00.000Z' }
    await ines.store.save(ruth.actor.accountId, credentials, proven, { expectedVersion: 0 })
    expect(await toldTo(ruth)).toEqual([])
    for (let times = 0; times < 2; times++) await writeInviteMail(deps, request)
    expect(await toldTo(ruth)).toMatchObject([{ type: 'discussion-invite', discussionId: id, title: '1:1 with Ruth', name: 'ines' }])
    expect(await toldTo(oskar)).toEqual([])
    await expect(listPeople(ruth, id)).rejects.toMatchObject({ code: 'not-found' })
    expect(JSON.stringify(await listPeople(ines, id))).not.toContain(ruth.actor.accountId)
  })

  it('tells nobody who is in it already, nor whose sign-up with the address was not finished', async () => {
    const { ines, ruth, oskar, id, request, deps } = await mailed()
    const address = { name: 'email', value: 'ruth@post.example', space: ruth.actor.accountId, id: ruth.actor.accountId } as const
    await ines.directory.reserve({ ...address, expiresAt: '2026-03-05T09:01:00.000Z' }, '2026-03-05T09:00:00.000Z')
    await writeInviteMail(deps, request)
    await ines.directory.reserve({ ...address, expiresAt: null }, '2026-03-05T09:00:00.000Z')
    await letIn(ruth, id)
    await writeInviteMail(deps, request)
    for (const person of [ruth, oskar]) expect(await toldTo(person)).toEqual([])
  })

  it('looks at no account for it: known addresses and unknown ones cost the same calls and get the same answer', async () => {
    const { ines, id } = await begun()
    const seen = async (email: string) => {
      const calls: string[] = []
      const noted = <T extends object>(port: T, name: string): T =>
        new Proxy(port, {
          get: (target, key) => {
            const member = Reflect.get(target, key)
            if (typeof member !== 'function') return member
            return (...args: unknown[]) => {
              calls.push(`${name}.${String(key)}`)
              return member.apply(target, args)
            }
          },
        })
      const deps = {
        ...ines,
        store: noted(ines.store, 'store'),
        directory: noted(ines.directory, 'directory'),
        queue: noted(ines.queue, 'queue'),
      }
      const { invite, token } = await makeInvite(deps, id, { email })
      return { calls, token, fields: Object.keys(invite) }
    }
    expect(await seen('ruth@post.example')).toEqual(await seen('nobody@post.example'))
  })

  it('is sent once, and not at all once it is over', async () => {
    const { ines, id, request, deps, invite } = await mailed()
    await inviteMailed(deps, request)
    expect(await writeInviteMail(deps, request)).toBeNull()
    expect((await ines.store.get(id, invites, invite.id))?.mailedAt).toBe('2026-03-05T09:00:00.000Z')
    const again = await mailed()
    await revokeInvite(again.ines, again.id, again.invite.id)
    expect(await writeInviteMail(again.deps, again.request)).toBeNull()
    expect((await again.ines.store.get(again.id, invites, again.invite.id))?.email).toBeNull()
  })

  it('is not sent while the account of who invites is to be deleted, and said to be given up', async () => {
    const { ines, id, request, deps, invite } = await mailed()
    await willBeDeleted(ines)
    expect(await writeInviteMail(deps, request)).toBeNull()
    expect(await ines.store.get(id, invites, invite.id)).toMatchObject({ mailedAt: null, mailTrouble: 'given-up' })
  })

  it('is said not to have gone out where there is no mail server, also once it lies where only the operator finds it', async () => {
    const { ines, id } = await begun()
    const { invite } = await makeInvite({ ...ines, sendsMail: false }, id, { email: 'ruth@post.example' })
    expect(invite).toMatchObject({ mailedAt: null, mailTrouble: 'no-mail-server' })
    await inviteMailed(ines, { template: 'discussion-invite', discussionId: id, inviteId: invite.id })
    expect(await ines.store.get(id, invites, invite.id)).toMatchObject({ mailedAt: null, mailTrouble: 'no-mail-server' })
    const byLink = await makeInvite({ ...ines, sendsMail: false }, id, {})
    expect(byLink.invite.mailTrouble).toBeNull()
  })

  it('waits for an invitation that is not saved yet, and not for one of a discussion that is gone', async () => {
    const { deps, id } = await mailed()
    const request = { template: 'discussion-invite', inviteId: 'not-yet' } as const
    await expect(writeInviteMail(deps, { ...request, discussionId: id })).rejects.toMatchObject({ code: 'unavailable' })
    expect(await writeInviteMail(deps, { ...request, discussionId: 'gone' })).toBeNull()
  })

  it.each(['Win at https://evil.example', 'Call evil.example now', 'write to x@evil.example', 'a'.repeat(81)])(
    'repeats nothing that a stranger would be led elsewhere by: %s',
    async (title) => {
      const { deps, request } = await mailed(title)
      expect(await writeInviteMail(deps, request)).toMatchObject({ title: '' })
    },
  )
})

it('an invitation is in force again once the discussion is out of the trash', async () => {
  const { ines, ruth, link, id } = await begun()
  const token = await link()
  await deleteDiscussion(ines, id)
  await restoreDiscussion(ines, id)
  await acceptInvite(ruth, token)
  await putBackPerson(ines, id, ruth.actor.accountId)
  expect(await ines.store.count(id, memberships.queries.present, { where: { isIn: true } })).toBe(2)
})
