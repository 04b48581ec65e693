import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { actorOf, credentials } from '../../account/index.ts'
import { accountDeps } from '../../account/test-account.ts'
import { type Job, listAll, nowText } from '../../kernel/index.ts'
import { notifications } from '../../notification/index.ts'
import { MAILS_TO_ONE_A_DAY, MAX_WAITING_BY_ONE, MAX_WAITING_INVITES } from '../limits.ts'
import { people, willBeDeleted } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { listPeople } from '../thread/read-discussions.ts'
import { acceptInvite } from './accept-invite.ts'
import { writeInviteMail } from './invite-mail.ts'
import { makeInvite, revokeInvite } from './make-invite.ts'
import { type Invite, invites } from './schema.ts'
import { signUpInvited } from './sign-up-invited.ts'
import { acceptWaitingInvite, declineWaitingInvite, listWaitingInvites } from './waiting-invites.ts'

const oskar = { email: 'oskar@post.example', password: 'slate ferry quince ladder', name: 'Oskar' }

const names = ['ruth', 'lena', 'jon', 'mara'] as const

async function setting() {
  const everybody = await people('ines', ...names)
  const { ines, store, directory, clock, secrets } = everybody
  const deps = { ...accountDeps(), ...ines, signUpMode: 'open' as const }
  const { id } = await createDiscussion(ines, { title: '1:1 with Oskar' })
  const begin = async (name: (typeof names)[number]) => {
    const by = everybody[name]
    return { by, in: (await createDiscussion(by, { title: 'Another' })).id }
  }
  const mail = async (email = oskar.email, { by, in: discussionId } = { by: ines, in: id }) => {
    const { invite } = await makeInvite(by, discussionId, { email })
    const sent = await writeInviteMail(
      { ...by, publicUrl: 'https://t.example/' },
      { template: 'discussion-invite', discussionId, inviteId: invite.id },
    )
    return { invite, token: sent?.link.replace('https://t.example/invites/', '') ?? '' }
  }
  const signUp = async (invitation?: string) => {
    const result = await signUpInvited(deps, { ...oskar, ...(invitation && { invitation }) })
    if (result.outcome !== 'signed-in') throw new Error('No account was made.')
    return { ...ines, actor: actorOf(result.account) }
  }
  const prove = async (accountId: string) => {
    const credential = await store.get(accountId, credentials, accountId)
    if (!credential) throw new Error('There is no credential.')
    const proven = { ...credential, emailProvenAt: '2026-03-05T09:00:00.000Z', version: credential.version + 1 }
    await store.save(accountId, credentials, proven, { expectedVersion: credential.version })
  }
  const told = (person: Awaited<ReturnType<typeof signUp>>) => listAll({ store }, person.actor.space, notifications.queries.newest, {})
  const invite = (given: Invite) => store.get(id, invites, given.id)
  const firstPlace = () => directory.find('invite-waiting', `${secrets.digest(oskar.email)}:0`, nowText({ clock }))
  return { ines, id, store, directory, clock, secrets, begin, mail, signUp, prove, told, invite, firstPlace }
}

const over = { code: 'not-found', message: 'This invitation has expired, was withdrawn or was used already.' }

it('is told to who signs up with the address it went to, and what it is to only once that address is proven', async () => {
  const { mail, signUp, prove, told, id } = await setting()
  const { invite } = await mail()
  const person = await signUp()
  expect(await listWaitingInvites(person)).toEqual({ count: 1, isProven: false, items: [] })
  expect(await told(person)).toMatchObject([{ type: 'discussion-invite', title: 'A discussion', name: '' }])
  for (const act of [acceptWaitingInvite, declineWaitingInvite]) await expect(act(person, invite.id)).rejects.toMatchObject(over)

  await prove(person.actor.accountId)
  expect(await listWaitingInvites(person)).toMatchObject({
    ...{ count: 1, isProven: true },
    items: [{ id: invite.id, title: '1:1 with Oskar', inviter: 'ines', role: 'member', kind: 'question' }],
  })
  expect(await acceptWaitingInvite(person, invite.id)).toMatchObject({ id })
  expect((await listPeople(person, id)).map(({ name }) => name).sort()).toEqual(['Oskar', 'ines'])
  expect(await listWaitingInvites(person)).toMatchObject({ count: 0, items: [] })
})

it.each([
  ['accepted', acceptWaitingInvite],
  ['declined', declineWaitingInvite],
])('is no news any more once it is %s', async (_, answer) => {
  const { mail, signUp, prove, told } = await setting()
  const { invite } = await mail()
  const person = await signUp()
  await prove(person.actor.accountId)
  expect(await told(person)).toMatchObject([{ readAt: null }])
  await answer(person, invite.id)
  expect(await told(person)).toMatchObject([{ readAt: expect.any(String) }])
})

it('is told once to who comes by the link of one mail and was sent another, and not of the one they come by', async () => {
  const { mail, signUp, told } = await setting()
  const [, second] = [await mail(), await mail()]
  const person = await signUp(second.token)
  expect(await told(person)).toMatchObject([{ type: 'discussion-invite', title: '1:1 with Oskar', name: 'ines' }])
  expect(await listWaitingInvites(person)).toMatchObject({ count: 2, isProven: true })
})

it('waits no longer once it is declined, and its link is over as well', async () => {
  const { mail, signUp, prove, invite, firstPlace, clock } = await setting()
  const { invite: made, token } = await mail()
  const person = await signUp()
  await prove(person.actor.accountId)
  await declineWaitingInvite(person, made.id)
  expect(await listWaitingInvites(person)).toMatchObject({ count: 0 })
  await expect(acceptInvite(person, token)).rejects.toMatchObject(over)
  await expect(acceptWaitingInvite(person, made.id)).rejects.toMatchObject(over)
  expect(await invite(made)).toMatchObject({ email: null, revokedAt: clock.now().toString({ smallestUnit: 'millisecond' }) })
  expect(await firstPlace()).toBeNull()
})

it.each<[string, typeof acceptWaitingInvite | typeof declineWaitingInvite, string[], object]>([
  ['accepted', acceptWaitingInvite, ['Oskar', 'ines'], { uses: 1, revokedAt: null }],
  ['declined', declineWaitingInvite, ['ines'], { uses: 0, revokedAt: expect.any(String) }],
])('is %s wherever that stops and is asked for again, and then takes no place', async (_, act, isIn, ended) => {
  const steps = await atEveryStep(async (plan) => {
    const { ines, id, mail, signUp, prove, invite, firstPlace } = await setting()
    const { invite: made } = await mail()
    const person = await signUp()
    await prove(person.actor.accountId)
    const { store, directory, queue } = person
    await interrupted(act({ ...person, ...faulty({ store, directory, queue }, plan) }, made.id))
    const isEnded = (await listPeople(ines, id)).length > 1 || (await invite(made))?.revokedAt !== null
    expect(await listWaitingInvites(person)).toMatchObject({ count: isEnded ? 0 : 1 })
    // What has no place any more is done.
    if (await firstPlace()) await act(person, made.id)
    expect((await listPeople(ines, id)).map(({ name }) => name).sort()).toEqual(isIn)
    expect(await invite(made)).toMatchObject({ ...ended, email: null })
    expect(await firstPlace()).toBeNull()
  })
  expect(steps).toBeGreaterThan(3)
})

it.each<[string, (made: Awaited<ReturnType<typeof setting>>, invite: Invite) => Promise<unknown>]>([
  ['withdrawn', ({ ines, id }, { id: inviteId }) => revokeInvite(ines, id, inviteId)],
  ['expired', async ({ clock }) => clock.advance({ hours: 24 * 14 })],
])('does not wait any more when it was %s', async (_, end) => {
  const made = await setting()
  const { invite } = await made.mail()
  const person = await made.signUp()
  await made.prove(person.actor.accountId)
  await end(made, invite)
  expect(await listWaitingInvites(person)).toEqual({ count: 0, isProven: true, items: [] })
})

it('is declined like any other where it was withdrawn meanwhile, and then waits for nobody', async () => {
  const { mail, signUp, prove, ines, id, invite, firstPlace, clock } = await setting()
  const { invite: made } = await mail()
  const person = await signUp()
  await prove(person.actor.accountId)
  const withdrawn = await revokeInvite(ines, id, made.id)
  clock.advance({ minutes: 1 })
  await declineWaitingInvite(person, made.id)
  expect(await invite(made)).toEqual(withdrawn)
  expect(await firstPlace()).toBeNull()
  await expect(declineWaitingInvite(person, made.id)).rejects.toMatchObject(over)
})

it('waits for nobody but who has its address', async () => {
  const { mail, signUp } = await setting()
  await mail('ruth@post.example')
  const person = await signUp()
  expect(await listWaitingInvites(person)).toMatchObject({ count: 0 })
})

it('is not declined any more by who has joined by it meanwhile, in another window', async () => {
  const { mail, signUp, prove, id, invite, ines } = await setting()
  const { invite: made } = await mail()
  const person = await signUp()
  await prove(person.actor.accountId)
  const { queue } = person
  let joined: Promise<unknown> | undefined
  const meanwhile = {
    ...person,
    queue: Object.assign(Object.create(queue), {
      async enqueue(job: Job) {
        joined ??= acceptWaitingInvite(person, made.id)
        await joined
        return queue.enqueue(job)
      },
    }),
  }
  await expect(declineWaitingInvite(meanwhile, made.id)).rejects.toMatchObject(over)
  expect((await listPeople(ines, id)).map(({ name }) => name)).toContain('Oskar')
  expect(await invite(made)).toMatchObject({ uses: 1, revokedAt: null })
})

it('finds a place where all are taken by invitations that are over, so that nobody keeps others from an address by them', async () => {
  const { mail, signUp, ines, id, clock } = await setting()
  for (let n = 0; n < MAX_WAITING_INVITES; n++) {
    const { invite } = await mail()
    await revokeInvite(ines, id, invite.id)
    if (n % 4 === 3) clock.advance({ hours: 25 })
  }
  const [first, second] = [await mail(), await mail()]
  const { items } = await listWaitingInvites(await signUp(second.token))
  expect(items.map((item) => item.id).sort()).toEqual([first.invite.id, second.invite.id].sort())
})

it('fills no address beyond its places, and of one person no more than their share: what comes on top is in its mail alone', async () => {
  const { mail, signUp, begin, clock } = await setting()
  for (let n = 0; n < MAX_WAITING_BY_ONE + 2; n++) await mail()
  const first = await signUp()
  expect(await listWaitingInvites(first)).toMatchObject({ count: MAX_WAITING_BY_ONE })
  for (const name of names) {
    const { by, in: discussionId } = await begin(name)
    for (let n = 0; n < MAX_WAITING_BY_ONE; n++) await mail(oskar.email, { by, in: discussionId })
    clock.advance({ hours: 25 })
  }
  expect(await listWaitingInvites(first)).toMatchObject({ count: MAX_WAITING_INVITES })
})

it('waits also where its address has had enough mails today, so that nobody keeps others from it by many', async () => {
  const { mail, signUp, begin } = await setting()
  const lena = await begin('lena')
  for (let n = 0; n < MAILS_TO_ONE_A_DAY / 2 + 1; n++) for (const from of [undefined, lena]) await mail(oskar.email, from)
  const { invite, token } = await mail(oskar.email, await begin('ruth'))
  expect(token, 'no mail').toBe('')
  const person = await signUp()
  expect(await listWaitingInvites(person)).toMatchObject({ count: 2 * MAX_WAITING_BY_ONE + 1 })
  expect(invite.email).toBe(oskar.email)
})

it('waits no longer while the account of who invites is to be deleted, and again once it is kept', async () => {
  const { ines, mail, signUp, prove, id } = await setting()
  const { invite } = await mail()
  const person = await signUp()
  await prove(person.actor.accountId)
  const keep = await willBeDeleted(ines)
  expect(await listWaitingInvites(person)).toMatchObject({ count: 0, items: [] })
  await expect(acceptWaitingInvite(person, invite.id)).rejects.toMatchObject(over)
  await keep()
  expect(await listWaitingInvites(person)).toMatchObject({ count: 1, items: [{ id: invite.id }] })
  expect(await acceptWaitingInvite(person, invite.id)).toMatchObject({ id })
})
