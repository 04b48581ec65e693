import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { accounts, editAccount } from '../../account/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { runDeliveries } from '../delivery/run-deliveries.ts'
import { acceptInvite } from '../invite/accept-invite.ts'
import { makeInvite } from '../invite/make-invite.ts'
import { postMessage } from '../message/post-message.ts'
import { messages } from '../message/schema.ts'
import { keepNote } from '../note/keep-note.ts'
import { discussions, leftDiscussions, memberships, participations } from '../schema.ts'
import { letIn, people, type TestPerson } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { deleteDiscussion, restoreDiscussion } from '../thread/edit-discussion.ts'
import { participate } from '../thread/participate.ts'
import { listDiscussions, listPeople, readDiscussion } from '../thread/read-discussions.ts'
import { changePerson, putBackPerson, removePerson } from './change-person.ts'
import { forgetPerson } from './forget-person.ts'
import { leaveDiscussion } from './leave-discussion.ts'
import { passOwnership } from './pass-ownership.ts'
import { runPeopleJobs } from './run-people-jobs.ts'

async function together() {
  const all = await people('ines', 'ruth', 'oskar')
  const { ines, ruth, oskar } = all
  const { id } = await createDiscussion(ines, { title: '1:1 with Ruth' })
  all.clock.advance({ minutes: 1 })
  await letIn(ruth, id)
  await letIn(oskar, id, 'viewer')
  await postMessage(ruth, id, { body: 'Will it hold?' })
  const ids = { ines: ines.actor.accountId, ruth: ruth.actor.accountId, oskar: oskar.actor.accountId }
  const settle = async () => {
    all.clock.advance({ minutes: 2 })
    await runPeopleJobs(ines)
    await runDeliveries(ines)
  }
  return { ...all, id, ids, settle }
}

type Together = Awaited<ReturnType<typeof together>>

const has = (deps: TestPerson, id: string) => deps.store.get(deps.actor.space, participations, id)

/** Who is in it as what, as the store has it. */
const inside = async ({ ines, id }: Pick<Together, 'ines' | 'id'>) =>
  (await ines.store.list(id, memberships.queries.present, { where: { isIn: true } }, { limit: 50 })).items
    .map(({ name, role }) => `${name}: ${role}`)
    .sort()

const faults = (deps: TestPerson, plan: Parameters<typeof faulty>[1]) => ({
  ...deps,
  ...faulty({ store: deps.store, queue: deps.queue, directory: deps.directory, blobs: deps.blobs }, plan),
})

describe('somebody in a discussion', () => {
  it('has what their role permits from the moment it is given', async () => {
    const { ines, ruth, id, ids } = await together()
    await changePerson(ines, id, ids.ruth, { role: 'viewer' })
    await expect(postMessage(ruth, id, { body: 'Me again' })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await has(ruth, id)).toMatchObject({ role: 'viewer' })
    await expect(changePerson(ines, id, ids.ruth, { role: 'member' }, { expectedVersion: 1 })).rejects.toMatchObject({ code: 'stale' })
    await expect(changePerson(ines, id, ids.ines, { role: 'viewer' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(changePerson(ines, id, ids.ruth, { role: 'owner' as 'member' })).rejects.toMatchObject({ code: 'validation' })
  })

  it('finds it no longer once removed, and hears nothing of it; what they said keeps their name', async () => {
    const { ines, ruth, id, ids } = await together()
    await removePerson(ines, id, ids.ruth)
    const heard = await ruth.store.head(ids.ruth)
    await postMessage(ines, id, { body: 'Between us' })
    expect(await has(ruth, id)).toBeNull()
    await expect(readDiscussion(ruth, id)).rejects.toMatchObject({ code: 'not-found' })
    expect(await ruth.store.head(ids.ruth)).toBe(heard)
    expect((await listPeople(ines, id)).find(({ id }) => id === ids.ruth)).toMatchObject({ name: 'ruth', removedBy: ids.ines })
    await expect(removePerson(ines, id, ids.ines)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is put back as they were within ten minutes, with what they had read', async () => {
    const { ines, ruth, oskar, clock, id, ids } = await together()
    const { lastMessage } = (await has(oskar, id)) as NonNullable<Awaited<ReturnType<typeof has>>>
    await participate(oskar, id, { readUpTo: lastMessage?.at ?? null, follow: 'mentions' })
    await removePerson(ines, id, ids.oskar)
    clock.advance({ minutes: 10 })
    await putBackPerson(ines, id, ids.oskar)
    expect(await has(oskar, id)).toMatchObject({ role: 'viewer', unread: 0, follow: 'mentions' })
    await removePerson(ines, id, ids.oskar)
    clock.advance({ minutes: 11 })
    await expect(putBackPerson(ines, id, ids.oskar)).rejects.toMatchObject({ code: 'conflict' })
    await leaveDiscussion(ruth, id)
    await expect(putBackPerson(ines, id, ids.ruth)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('leaves by themselves, its owner once it is passed on, and into the trash when nobody else is there', async () => {
    const made = await together()
    const { ines, ruth, oskar, id, ids } = made
    await expect(leaveDiscussion(ines, id)).rejects.toMatchObject({ code: 'conflict' })
    await passOwnership(ines, id, { personId: ids.ruth })
    await leaveDiscussion(ines, id)
    await leaveDiscussion(oskar, id)
    expect(await inside(made)).toEqual(['ruth: owner'])
    await leaveDiscussion(ruth, id)
    await expect(readDiscussion(ruth, id)).rejects.toMatchObject({ code: 'not-found' })
    await restoreDiscussion(ruth, id)
    expect(await inside(made)).toEqual(['ruth: owner'])
  })
})

describe('passing a discussion on', () => {
  it('makes somebody else its owner and the owner a member', async () => {
    const made = await together()
    await passOwnership(made.ines, made.id, { personId: made.ids.oskar })
    expect(await inside(made)).toEqual(['ines: member', 'oskar: owner', 'ruth: member'])
    await expect(passOwnership(made.ines, made.id, { personId: made.ids.ruth })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await has(made.oskar, made.id)).toMatchObject({ role: 'owner' })
  })

  it('to two at once makes one of them the owner', async () => {
    const made = await together()
    const tries = await Promise.allSettled([made.ids.ruth, made.ids.oskar].map((to) => passOwnership(made.ines, made.id, { personId: to })))
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await inside(made)).filter((person) => person.endsWith('owner'))).toHaveLength(1)
  })

  it('to who is leaving at the same time leaves it with one owner', async () => {
    const made = await together()
    await Promise.allSettled([passOwnership(made.ines, made.id, { personId: made.ids.ruth }), leaveDiscussion(made.ruth, made.id)])
    expect((await inside(made)).filter((person) => person.endsWith('owner'))).toHaveLength(1)
  })

  it('leaves an owner wherever it stops, and one alone within a minute', async () => {
    const steps = await atEveryStep(async (plan) => {
      const made = await together()
      await interrupted(passOwnership(faults(made.ines, plan), made.id, { personId: made.ids.ruth }))
      expect((await inside(made)).filter((person) => person.endsWith('owner')).length).toBeGreaterThan(0)
      await made.settle()
      const now = await inside(made)
      expect(now.filter((person) => person.endsWith('owner'))).toHaveLength(1)
      const holder = now.includes('ruth: owner') ? made.ruth : made.ines
      expect(await has(holder, made.id)).toMatchObject({ role: 'owner' })
    })
    expect(steps).toBeGreaterThan(5)
  })
})

describe.each<[string, (made: Together, own: TestPerson) => Promise<unknown>, string[][]]>([
  ['giving a role', ({ id, ids }, own) => changePerson(own, id, ids.ruth, { role: 'viewer' }), [['member'], ['viewer']]],
  ['removing', ({ id, ids }, own) => removePerson(own, id, ids.ruth), [['member'], []]],
])('%s', (_, change, possible) => {
  it('is done or not wherever it stops, and everybody has it as it is', async () => {
    await atEveryStep(async (plan) => {
      const made = await together()
      await interrupted(change(made, faults(made.ines, plan)))
      await made.settle()
      const roles = (await inside(made)).flatMap((person) => (person.startsWith('ruth') ? [person.replace('ruth: ', '')] : []))
      expect(possible).toContainEqual(roles)
      expect((await has(made.ruth, made.id))?.role).toBe(roles[0])
      expect((await has(made.ines, made.id))?.others.some(({ name }) => name === 'ruth')).toBe(roles.length > 0)
    })
  })
})

it('a new name of an account is in every discussion soon, also in one that was left and one in the trash', async () => {
  const made = await together()
  const { ines, ruth, id } = made
  const { id: left } = await createDiscussion(ines, { title: 'Left' })
  await letIn(ruth, left)
  await deliver(ruth, left)
  await leaveDiscussion(ruth, left)
  const { id: own } = await createDiscussion(ruth, { title: 'Thrown away' })
  await deleteDiscussion(ruth, own)
  await editAccount(ruth, { name: 'Ruth Callan' })
  await made.settle()
  for (const each of [id, left, own]) expect((await ines.store.get(each, memberships, ruth.actor.accountId))?.name).toBe('Ruth Callan')
  expect((await has(ines, id))?.lastMessage).toMatchObject({ author: 'Ruth Callan' })
})

describe('somebody who is forgotten', () => {
  it('is out of every discussion with their name; what they said stays, and so do the others', async () => {
    const made = await together()
    const { ines, ruth, oskar, id, ids } = made
    const { id: left } = await createDiscussion(ruth, { title: 'Left' })
    await letIn(ines, left)
    await deliver(ines, left)
    await leaveDiscussion(ines, left)
    const { id: alone } = await createDiscussion(ines, { title: 'Nobody else' })
    await forgetPerson(ines, ids.ines)
    expect(await inside(made)).toEqual(['oskar: viewer', 'ruth: owner'])
    for (const each of [id, left]) expect(JSON.stringify(await listPeople(ruth, each))).not.toContain('ines')
    expect(await has(oskar, id)).toMatchObject({ others: [{ name: 'ruth' }] })
    expect(await ines.store.get(alone, discussions, alone)).toBeNull()
    expect(await ines.store.count(id, messages.queries.newest, {})).toBe(1)
    for (const kind of [participations, leftDiscussions]) expect(await ines.store.count(ids.ines, kind.queries.all, {})).toBe(0)
    await forgetPerson(ruth, ids.ruth)
    expect(await has(oskar, id)).toMatchObject({ role: 'owner', lastMessage: { author: '' } })
  })

  it('is forgotten once it is run again, wherever it stopped', async () => {
    const steps = await atEveryStep(async (plan) => {
      const made = await together()
      const { ines, ruth, id, ids } = made
      await interrupted(forgetPerson(faults(ines, plan), ids.ines))
      await forgetPerson(ines, ids.ines)
      await made.settle()
      expect(await inside(made)).toEqual(['oskar: viewer', 'ruth: owner'])
      expect(JSON.stringify(await listPeople(ruth, id))).not.toContain('ines')
      expect(await has(ines, id)).toBeNull()
    })
    expect(steps).toBeGreaterThan(5)
  })
})

describe('a discussion in the trash', () => {
  const days = (made: Together, count: number) => made.clock.advance({ hours: 24 * count })

  async function thrown() {
    const made = await together()
    await makeInvite(made.ines, made.id, {})
    await keepNote(made.ruth, made.id, { body: 'Ask how it went.' })
    await leaveDiscussion(made.oskar, made.id)
    await deleteDiscussion(made.ines, made.id)
    return made
  }

  const remains = async ({ ines, id, ids }: Together) => {
    const found: string[] = []
    for (const space of [id, ...Object.values(ids)])
      for (const { name, queries } of ines.kinds.filter(({ name }) => name !== accounts.name))
        for (const query of [queries.all, queries.trash]) if ((await ines.store.count(space, query, {})) > 0) found.push(name)
    return found
  }

  it('lies there for its owner alone', async () => {
    const { ines, ruth, oskar } = await thrown()
    const trashOf = async (person: typeof ines) => JSON.parse((await listDiscussions(person, { trash: true }, { limit: 50 })).json)
    expect(await trashOf(ines)).toMatchObject([{ role: 'owner' }])
    for (const other of [ruth, oskar]) expect(await trashOf(other)).toEqual([])
  })

  it('stays for 30 days, and is gone with all that lay in it soon after', async () => {
    const made = await thrown()
    days(made, 30)
    await runPeopleJobs(made.ines)
    expect(await remains(made)).toContain('discussion')
    days(made, 3)
    await runPeopleJobs(made.ines)
    expect(await remains(made)).toEqual([])
  })

  it('stays when it was brought back, and counts its days anew when it is thrown away again', async () => {
    const made = await thrown()
    days(made, 20)
    await restoreDiscussion(made.ines, made.id)
    await deleteDiscussion(made.ines, made.id)
    days(made, 15)
    await runPeopleJobs(made.ines)
    await restoreDiscussion(made.ines, made.id)
    days(made, 60)
    await runPeopleJobs(made.ines)
    expect(await inside(made)).toEqual(['ines: owner', 'ruth: member'])
  })

  it('is gone in the end, wherever erasing it stops', async () => {
    const steps = await atEveryStep(async (plan) => {
      const made = await thrown()
      days(made, 33)
      await interrupted(runPeopleJobs(faults(made.ines, plan)))
      await expect(restoreDiscussion(made.ines, made.id)).rejects.toMatchObject({ code: 'not-found' })
      made.clock.advance({ hours: 1 })
      await runPeopleJobs(made.ines)
      expect(await remains(made)).toEqual([])
    })
    expect(steps).toBeGreaterThan(5)
  })
})

it('whoever comes in by a link and leaves is asked for no more than once', async () => {
  const { ines, ruth, id } = await together()
  const { token } = await makeInvite(ines, id, {})
  await leaveDiscussion(ruth, id)
  await acceptInvite(ruth, token as string)
  await leaveDiscussion(ruth, id)
  expect(await ruth.store.count(ruth.actor.space, leftDiscussions.queries.all, {})).toBe(1)
})
