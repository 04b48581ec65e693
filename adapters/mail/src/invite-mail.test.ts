import { anAccount, fakeActor, fakeClock, fakeSealer, sequentialIds } from '@throughline/contracts'
import { accounts, deletions } from '@throughline/core/account'
import * as area from '@throughline/core/discussion'
import type { Kind } from '@throughline/core/kernel'
import { createMemoryStorage } from '@throughline/memory'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { deliverMail } from './deliver-mail.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { mailServer } from './test-mail-server.ts'

const { createDiscussion, invites, makeInvite, openInvite } = area

const isKind = (value: unknown): value is Kind => typeof value === 'object' && value !== null && 'queries' in value && 'upcasters' in value

const kinds: readonly Kind[] = [accounts, deletions, ...Object.values<unknown>(area).filter(isKind)]

const actor = fakeActor()

/** A discussion of somebody's, and a mail server. */
async function begun({ name = 'Ines Varga', title = '1:1 <with> Ruth' } = {}) {
  const storage = createMemoryStorage({ kinds })
  await storage.store.save(actor.space, accounts, anAccount({ name }), { expectedVersion: 0 })
  const { arrived, host, close } = await mailServer()
  let made = 0
  const lines: string[] = []
  const deps = {
    ...storage,
    clock: fakeClock(),
    ids: sequentialIds(),
    sendsMail: true,
    actor,
    secrets: { create: () => `secret-${++made}`, digest: (secret: string) => [...secret].reverse().join(''), keyed: () => '0' },
    kinds: [],
    sealer: fakeSealer(),
    publicUrl: 'https://t.example/',
    giveWay: async () => {},
    log: (line: string) => void lines.push(line),
    mailer: createSmtpMailer({ url: `smtp://${host}`, from: 'Throughline <hello@throughline.example>' }),
  }
  const { id } = await createDiscussion(deps, { title, kind: 'one-on-one' })
  const deliver = async () => {
    deps.clock.advance({ seconds: 40 })
    await deliverMail(deps)
  }
  const stored = async () => (await storage.store.list(id, invites.queries.newest, {}, { limit: 1 })).items[0] as area.Invite
  return { deps, id, arrived, lines, deliver, stored, host, close }
}

describe('the mail of an invitation', () => {
  it('says who invites to what and until when, as text and as HTML, with a link that opens it', async () => {
    const { deps, id, arrived, deliver } = await begun()
    await makeInvite(deps, id, { role: 'viewer', email: 'ruth@post.example' })
    await deliver()
    expect(arrived).toHaveLength(1)
    const mail = await PostalMime.parse(arrived[0]?.raw ?? '')
    expect(mail).toMatchObject({
      to: [{ address: 'ruth@post.example' }],
      subject: 'Ines Varga invites you to “1:1 <with> Ruth”',
    })
    for (const part of [mail.text, mail.html]) expect(part).toContain('until 19 March 2026')
    expect(mail.text).toContain('You could read along.')
    expect(mail.html).toContain('“1:1 &lt;with&gt; Ruth”')
    const [, token = ''] = /https:\/\/t\.example\/invites\/(\S+)/.exec(mail.text ?? '') ?? []
    expect(mail.html).toContain(`href="https://t.example/invites/${token}"`)
    expect(await openInvite(deps, token)).toMatchObject({ role: 'viewer', inviter: 'Ines Varga' })
  })

  it('comes once, and it is noted down that it did', async () => {
    const { deps, id, arrived, deliver, stored } = await begun()
    const { invite } = await makeInvite(deps, id, { email: 'ruth@post.example' })
    await deliver()
    await makeInvite(deps, id, { id: invite.id, email: 'ruth@post.example' })
    await deliver()
    expect(arrived).toHaveLength(1)
    expect(await stored()).toMatchObject({ mailedAt: '2026-03-05T09:00:40.000Z', mailTrouble: null })
  })

  it('is tried again while the mail server is away, and names neither address nor link in the log', async () => {
    const { deps, id, lines, deliver, stored, close } = await begun()
    await makeInvite(deps, id, { email: 'ruth@post.example' })
    await close()
    await deliver()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^The mail "discussion-invite" was not sent \(try 1 of 12\)/)
    expect(lines[0]).not.toMatch(/ruth|secret/)
    expect(await stored()).toMatchObject({ mailedAt: null, mailTrouble: 'tried-again' })
  })

  it('comes once the mail server is back after half a night, and once', async () => {
    const { deps, id, arrived, deliver, stored, host, close } = await begun()
    await makeInvite(deps, id, { email: 'ruth@post.example' })
    await close()
    const hours = async (count: number) => {
      for (let seconds = 0; seconds < count * 3600; seconds += 40) await deliver()
    }
    await hours(6)
    const back = await mailServer({ port: Number(host.split(':')[1]) })
    await hours(6)
    expect([arrived.length, back.arrived.length]).toEqual([0, 1])
    expect(await stored()).toMatchObject({ mailedAt: expect.any(String), mailTrouble: null })
  })

  it('is given up after a night and a day, and who invites can read that', async () => {
    const { deps, id, deliver, stored, close } = await begun()
    await makeInvite(deps, id, { email: 'ruth@post.example' })
    await close()
    for (let seconds = 0; seconds < 40 * 3600; seconds += 40) await deliver()
    expect(await stored()).toMatchObject({ mailedAt: null, mailTrouble: 'given-up' })
  })

  it('comes by itself the next day where others have sent the address its mails of the day, once', async () => {
    const { deps, id, arrived, deliver, stored } = await begun()
    for (let n = 0; n < area.MAILS_TO_ONE_A_DAY; n++) {
      const { digest } = deps.secrets
      const place = {
        name: 'mail-limit',
        value: `mails-to:${digest('ruth@post.example')}:2026-03-05:${n}`,
        space: 'elsewhere',
        id: `${n}`,
      } as const
      await deps.directory.reserve({ ...place, expiresAt: '2026-03-06T09:00:00.000Z' }, '2026-03-05T09:00:00.000Z')
    }
    await makeInvite(deps, id, { email: 'ruth@post.example' })
    await deliver()
    const told = await stored()
    expect([arrived.length, told.mailedAt, told.mailTrouble]).toEqual([0, '2026-03-05T09:00:40.000Z', null])
    for (let hours = 0; hours < 48; hours++) {
      deps.clock.advance({ hours: 1 })
      await deliver()
      if (hours === 13) expect(arrived).toHaveLength(0)
    }
    expect(arrived).toHaveLength(1)
    expect(await stored()).toEqual(told)
  })

  it('lets nobody lead a stranger elsewhere by what they call themselves or a discussion', async () => {
    const { deps, id, arrived, deliver } = await begun({ name: 'evil.example', title: 'Win at https://evil.example' })
    await makeInvite(deps, id, { email: 'ruth@post.example' })
    await deliver()
    const mail = await PostalMime.parse(arrived[0]?.raw ?? '')
    expect(mail.subject).toBe('Somebody invites you to a 1:1')
    expect(`${mail.text}${mail.html}`).not.toContain('evil')
  })
})
