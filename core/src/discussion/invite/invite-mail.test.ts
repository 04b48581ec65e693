import { faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { credentials } from '../../account/index.ts'
import { listAll, newEnvelope } from '../../kernel/index.ts'
import { notifications } from '../../notification/index.ts'
import { runPeopleJobs } from '../people/run-people-jobs.ts'
import { letIn, type TestPerson, willBeDeleted } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { listPeople } from '../thread/read-discussions.ts'
import { acceptInvite } from './accept-invite.ts'
import { inviteMailed, writeInviteMail } from './invite-mail.ts'
import { makeInvite, revokeInvite } from './make-invite.ts'
import { invites } from './schema.ts'
import { begun, over } from './test-invite.ts'

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
