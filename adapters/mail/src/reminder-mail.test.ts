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
import { accounts, credentials, deletions, type MailMessage } from '@throughline/core/account'
import { newEnvelope } from '@throughline/core/kernel'
import { deliverNotifications, notifications, pushSubscriptions, type ReminderMail, toldInApp } from '@throughline/core/notification'
import { calendarObjects, completeTask, completions, createTask, type NewTask, tasks, timeEntries } from '@throughline/core/task'
import { createMemoryStorage } from '@throughline/memory'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { deliverMail } from './deliver-mail.ts'
import { renderMail } from './render-mail.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { mailServer } from './test-mail-server.ts'

const actor = fakeActor({ timeZone: 'Europe/Berlin' })
const account = anAccount({ locale: 'de-DE' })
const kinds = [accounts, credentials, deletions, tasks, completions, timeEntries, calendarObjects, notifications, pushSubscriptions]

/** A task that reminds now, and everything that sends its mail. */
async function reminded(input: Partial<NewTask> = {}) {
  const storage = createMemoryStorage({ kinds })
  await storage.store.save(actor.space, accounts, account, { expectedVersion: 0 })
  await storage.store.save(actor.space, credentials, aCredential(), { expectedVersion: 0 })
  const sent: MailMessage[] = []
  const clock = fakeClock()
  const deps = {
    ...storage,
    kinds,
    clock,
    ids: sequentialIds(),
    actor,
    secrets: { create: () => 's', digest: (secret: string) => secret, keyed: () => '0' },
    sealer: fakeSealer(),
    publicUrl: 'https://t.example/',
    giveWay: async () => {},
    log: () => {},
    mailer: { send: async (message: MailMessage) => void sent.push(message) },
  }
  const task = await createTask(deps, {
    title: 'Send Ana the draft',
    dueAt: '2026-03-05T10:30',
    reminders: [{ offsetMinutes: -30 }],
    ...input,
  })
  return { deps, clock, sent, task }
}

const mail: ReminderMail = {
  template: 'task-reminder',
  to: account.email,
  messageId: '019a9b3c-5d00-7cc0-8000-000000000001',
  reader: { locale: 'en-GB', timeZone: 'Europe/Berlin' },
  notification: {
    ...newEnvelope('019a9b3c-5d00-7cc0-8000-000000000001', '2026-03-05T20:30:00.000Z'),
    type: 'task-reminder',
    taskId: '019a9b3c-5d00-7cc0-8000-0123456789ab',
    title: 'Send Ana <b>the draft</b> & wait',
    due: { dueDate: null, dueAt: '2026-03-05T16:00', timeZone: 'America/Lima' },
    at: '2026-03-05T20:30:00.000Z',
    late: false,
    snoozedUntil: null,
    ...toldInApp,
  },
  link: 'https://t.example/tasks/019a9b3c-5d00-7cc0-8000-0123456789ab',
  unsubscribe: 'https://t.example/unsubscribe/token',
}

describe('the mail of a reminder', () => {
  it('is sent once, in the person’s own zone and way of writing dates, with a link to the task', async () => {
    const { deps, sent, task } = await reminded()
    await deliverNotifications(deps)
    await deliverMail(deps)
    await deliverMail(deps)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to: account.email, subject: 'Erinnerung: Send Ana the draft' })
    expect(sent[0]!.text).toContain('Fällig: Donnerstag, 5. März 2026 um 10:30 MEZ.')
    expect(sent[0]!.text).toContain(`https://t.example/tasks/${task.id}\n`)
  })

  it('is not sent when the task was done before it went out', async () => {
    const { deps, sent, task } = await reminded()
    await deliverNotifications(deps)
    await completeTask(deps, task.id)
    await deliverMail(deps)
    expect(sent).toEqual([])
  })

  it('goes out once wherever the process stops, but for the moment between the mail server and the note of it', async () => {
    let twice = 0
    await atEveryStep(async (plan) => {
      const { deps, clock, sent } = await reminded()
      const own = { ...deps, ...faulty({ store: deps.store, queue: deps.queue, directory: deps.directory }, plan) }
      await interrupted(deliverNotifications(own))
      await interrupted(deliverMail(own))
      for (let round = 0; round < 3; round++) {
        clock.advance({ minutes: 3 })
        await deliverNotifications(deps)
        await deliverMail(deps)
      }
      expect(sent.length).toBeGreaterThan(0)
      expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1)
      if (sent.length > 1) twice++
    })
    expect(twice).toBe(1)
  })

  it('says when it is due where the person lives, whatever zone the task is in', () => {
    expect(renderMail(mail).text).toMatch(/^Due Thursday,? 5 March 2026 at 22:00 CET\.$/m)
  })

  it('names a whole day without a time, and nothing where nothing is due', () => {
    const on = (due: Partial<ReminderMail['notification']['due']>) =>
      renderMail({ ...mail, notification: { ...mail.notification, due: { dueDate: null, dueAt: null, timeZone: null, ...due } } }).text
    expect(on({ dueDate: '2026-03-05' })).toMatch(/^Due Thursday,? 5 March 2026\.$/m)
    expect(on({})).not.toContain('Due')
  })

  it('says that it comes late', () => {
    const { text } = renderMail({ ...mail, notification: { ...mail.notification, late: true } })
    expect(text).toMatch(/was set for Thursday,? 5 March 2026 at 21:30 CET and comes late/)
  })

  it('cannot be broken out of by a title, and shows it as it was typed', () => {
    const { text, html, subject } = renderMail(mail)
    expect(html).not.toContain('<b>')
    expect(html).toContain('Send Ana &lt;b&gt;the draft&lt;/b&gt; &amp; wait')
    expect([text, subject].every((part) => part.includes('Send Ana <b>the draft</b> & wait'))).toBe(true)
  })

  it('keeps its subject short', () => {
    const { subject, text } = renderMail({ ...mail, notification: { ...mail.notification, title: '🧵'.repeat(500) } })
    expect([...subject]).toHaveLength('Reminder: '.length + 120)
    expect(text).toContain('🧵'.repeat(500))
  })

  it('reaches a mail server whole, and as the same message when it is sent again', async () => {
    const { deps, clock } = await reminded({ title: 'Žofia’s <Entwurf> 🧵' })
    const { arrived, host } = await mailServer()
    const mailer = createSmtpMailer({ url: `smtp://${host}`, from: 'Throughline <hello@throughline.example>' })
    let isCutOff = true
    const line = {
      async send(message: MailMessage) {
        await mailer.send(message)
        if (isCutOff) throw new Error('cut off')
      },
    }
    await deliverNotifications(deps)
    await deliverMail({ ...deps, mailer: line })
    clock.advance({ minutes: 1 })
    isCutOff = false
    await deliverMail({ ...deps, mailer: line })
    const mails = await Promise.all(arrived.map(({ raw }) => PostalMime.parse(raw)))
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Erinnerung: Žofia’s <Entwurf> 🧵'))
    expect(mails[0]!.html).toContain('Žofia’s &lt;Entwurf&gt; 🧵')
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
    expect(mails[0]!.messageId).toMatch(/^<[0-9a-f-]{36}@throughline\.example>$/)
  })
})
