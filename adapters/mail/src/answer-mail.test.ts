import {
  aCredential,
  anAccount,
  atEveryStep,
  fakeActor,
  fakeClock,
  fakeSealer,
  faulty,
  interrupted,
  sequentialIds,
} from '@throughline/contracts'
import {
  type Account,
  accounts,
  credentials,
  deletions,
  type MailMessage,
  mergedNotifications,
  usualNotifications,
} from '@throughline/core/account'
import {
  answerAttestation,
  askAttestation,
  attestations,
  createWin,
  deleteAttestation,
  editWin,
  experiences,
  profiles,
  skills,
  wins,
} from '@throughline/core/career'
import { deleteRecord, listAll } from '@throughline/core/kernel'
import { deliverNotifications, notifications, pushSubscriptions } from '@throughline/core/notification'
import { createDayMemory } from '@throughline/core/progress'
import { tasks } from '@throughline/core/task'
import { createMemoryStorage } from '@throughline/memory'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { deliverMail } from './deliver-mail.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { mailServer } from './test-mail-server.ts'

const actor = fakeActor({ timeZone: 'Europe/Berlin' })
const ruth = { name: 'Ruth <Callan>', relation: 'Her manager', isConfirmed: true, comment: 'She found it alone, on a Sunday.' }

/** A win that Ruth is asked about, and everything that tells of her answer. */
async function asked(fields: Partial<Account> = {}) {
  const kinds = [
    accounts,
    credentials,
    deletions,
    tasks,
    experiences,
    profiles,
    skills,
    wins,
    attestations,
    notifications,
    pushSubscriptions,
  ]
  const storage = createMemoryStorage({ kinds })
  await storage.store.save(actor.space, accounts, anAccount(fields), { expectedVersion: 0 })
  await storage.store.save(actor.space, credentials, aCredential(), { expectedVersion: 0 })
  const sent: MailMessage[] = []
  const deps = {
    ...storage,
    kinds,
    clock: fakeClock(),
    ids: sequentialIds(),
    actor,
    dayMemory: createDayMemory(),
    secrets: { create: () => 'secret', digest: (secret: string) => `digest of ${secret}`, keyed: () => '0' },
    sealer: fakeSealer(),
    publicUrl: 'https://t.example/',
    giveWay: async () => {},
    log: () => {},
    mailer: { send: async (message: MailMessage): Promise<void> => void sent.push(message) },
  }
  const win = await createWin(deps, { title: 'Cut stock-outs by more than half' })
  const { attestation, token } = await askAttestation(deps, win.id, {})
  return { deps, sent, win, attestation, answer: (own = deps) => answerAttestation(own, { token, ...ruth }) }
}

type Deps = Awaited<ReturnType<typeof asked>>['deps']

const told = ({ store }: Deps) => listAll({ store }, actor.space, notifications.queries.newest, {})

async function deliver(deps: Deps) {
  await deliverNotifications(deps)
  await deliverMail(deps)
}

describe('a colleague’s answer', () => {
  it('is told once, by mail as well, with a link to the win and not what they wrote', async () => {
    const { deps, win, attestation, answer } = await asked()
    const { arrived, host } = await mailServer()
    const mailer = createSmtpMailer({ url: `smtp://${host}`, from: 'Throughline <hello@throughline.example>' })
    await deliver({ ...deps, mailer })
    await answer()
    await deliver({ ...deps, mailer })
    await deliver({ ...deps, mailer })
    expect(await told(deps)).toMatchObject([
      {
        type: 'attestation-answered',
        winId: win.id,
        attestationId: attestation.id,
        title: 'Cut stock-outs by more than half',
        name: 'Ruth <Callan>',
        isConfirmed: true,
        at: '2026-03-05T09:00:00.000Z',
        readAt: null,
        mailedAt: '2026-03-05T09:00:00.000Z',
      },
    ])
    expect(arrived).toHaveLength(1)
    const mail = await PostalMime.parse(arrived[0]?.raw ?? '')
    expect(mail).toMatchObject({
      to: [{ address: 'ines@post.example' }],
      subject: 'Ruth <Callan> answered about: Cut stock-outs by more than half',
    })
    expect(mail.text).toMatch(/Ruth <Callan> confirmed it on Thursday,? 5 March 2026 at 10:00 CET\./)
    expect(mail.text).toContain(`https://t.example/career/wins/${win.id}\n`)
    expect(mail.html).toContain('Ruth &lt;Callan&gt;')
    for (const part of [mail.text, mail.html, mail.subject]) expect(part).not.toMatch(/Sunday|Her manager|secret/)
  })

  it('is told without a mail where the person wants none, whatever they want of reminders', async () => {
    const { deps, sent, answer } = await asked({
      notifications: mergedNotifications(usualNotifications, { kinds: { answer: { mail: 'off' } } }),
    })
    await answer()
    await deliver(deps)
    expect(await told(deps)).toHaveLength(1)
    expect(sent).toEqual([])
  })

  it.each([
    ['the win', (deps: Deps, { win }: { win: { id: string } }) => deleteRecord(deps, wins, win.id, {})],
    ['the answer', (deps: Deps, { attestation }: { attestation: { id: string } }) => deleteAttestation(deps, attestation.id)],
  ])('is not told of once %s lies in the trash', async (_, gone) => {
    const setting = await asked()
    await setting.answer()
    await gone(setting.deps, setting)
    await deliver(setting.deps)
    expect(await told(setting.deps)).toEqual([])
    expect(setting.sent).toEqual([])
  })

  it('names no win in a mail that was made private meanwhile', async () => {
    const { deps, sent, win, answer } = await asked()
    await answer()
    await deliverNotifications(deps)
    await editWin(deps, win.id, { confidentiality: 'private' })
    await deliverMail(deps)
    expect(sent).toEqual([])
  })

  it('is told once however late, wherever the process stops between the answer and the mail', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, sent, attestation, answer } = await asked()
      const own = { ...deps, ...faulty({ store: deps.store, queue: deps.queue, directory: deps.directory }, plan) }
      await interrupted(answer(own).then(() => deliver(own)))
      const kept = (await deps.store.get(actor.space, attestations, attestation.id))?.answer ? 1 : 0
      deps.clock.advance({ hours: 50 })
      await deliver(deps)
      expect(await told(deps)).toHaveLength(kept)
      expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(kept)
    })
    expect(steps).toBeGreaterThan(5)
  })

  it('is told once when two answer at the same time, and not at all when it was not kept', async () => {
    const { deps, answer } = await asked()
    await Promise.allSettled([answer(), answer()])
    await deliver(deps)
    deps.clock.advance({ hours: 1 })
    await deliver(deps)
    expect(await told(deps)).toHaveLength(1)
    const other = await asked()
    await other.deps.store.erase(actor.space, attestations, other.attestation.id)
    await expect(other.answer()).rejects.toMatchObject({ code: 'not-found' })
    await deliver(other.deps)
    expect(await told(other.deps)).toEqual([])
  })
})
