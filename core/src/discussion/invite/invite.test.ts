import { aroundCalls, atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { MAX_PEOPLE } from '../limits.ts'
import { changePerson, putBackPerson, removePerson } from '../people/change-person.ts'
import { leaveDiscussion } from '../people/leave-discussion.ts'
import { passOwnership } from '../people/pass-ownership.ts'
import { runPeopleJobs } from '../people/run-people-jobs.ts'
import { memberships } from '../schema.ts'
import { letIn, type TestPerson, willBeDeleted } from '../test-discussion.ts'
import { deleteDiscussion, restoreDiscussion } from '../thread/edit-discussion.ts'
import { listDiscussions } from '../thread/read-discussions.ts'
import { acceptInvite } from './accept-invite.ts'
import { listInvites, makeInvite, revokeInvite } from './make-invite.ts'
import { openInvite, readInvited } from './open-invite.ts'
import { type Invite, invites, type NewInvite } from './schema.ts'
import { begun, names, over } from './test-invite.ts'

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

it('an invitation is in force again once the discussion is out of the trash', async () => {
  const { ines, ruth, link, id } = await begun()
  const token = await link()
  await deleteDiscussion(ines, id)
  await restoreDiscussion(ines, id)
  await acceptInvite(ruth, token)
  await putBackPerson(ines, id, ruth.actor.accountId)
  expect(await ines.store.count(id, memberships.queries.present, { where: { isIn: true } })).toBe(2)
})
