import { anAccount, fakeActor, fakeClock, fakeSealer, sequentialIds } from '@throughline/contracts'
import { accounts, deletions, mergedNotifications, usualNotifications } from '@throughline/core/account'
import * as area from '@throughline/core/discussion'
import type { Kind } from '@throughline/core/kernel'
import { notifications, pushSubscriptions } from '@throughline/core/notification'
import { createMemoryStorage } from '@throughline/memory'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { deliverMail } from './deliver-mail.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { mailServer } from './test-mail-server.ts'

const isKind = (value: unknown): value is Kind => typeof value === 'object' && value !== null && 'queries' in value && 'upcasters' in value

const kinds: readonly Kind[] = [accounts, deletions, notifications, pushSubscriptions, ...Object.values<unknown>(area).filter(isKind)]

const actor = fakeActor()

/** Somebody who asks for feedback, and a mail server. */
async function begun({ name = 'Ines Varga', about = 'The new model' } = {}) {
  const storage = createMemoryStorage({ kinds })
  await storage.store.save(actor.space, accounts, anAccount({ name, notifications: noAnswerMail }), { expectedVersion: 0 })
  const { arrived, host } = await mailServer()
  let made = 0
  const deps = {
    ...storage,
    clock: fakeClock(),
    ids: sequentialIds(),
    actor,
    secrets: { create: () => `secret-${++made}`, digest: (secret: string) => [...secret].reverse().join(''), keyed: () => '0' },
    kinds: [],
    sealer: fakeSealer(),
    publicUrl: 'https://t.example/',
    giveWay: async () => {},
    log: () => {},
    mailer: createSmtpMailer({ url: `smtp://${host}`, from: 'Throughline <hello@throughline.example>' }),
  }
  const { id } = await area.createDiscussion(deps, { title: 'Feedback', kind: 'feedback' })
  const ask = (email?: string) =>
    area.askFeedback(deps, id, { about, ...(email && { email }), questions: [{ text: 'What should stay?', kind: 'text' }] })
  const deliver = async () => {
    deps.clock.advance({ seconds: 40 })
    await deliverMail(deps)
  }
  const mailAt = async (place: number) => PostalMime.parse(arrived[place]?.raw ?? '')
  return { deps, id, ask, arrived, deliver, mailAt }
}

/** Ines is told in the app alone, so that what arrives is for others. */
const noAnswerMail = mergedNotifications(usualNotifications, { kinds: { answer: { mail: 'off' } } })

/** Of whoever gives feedback. */
const correction = 'a-secret-of-whoever-gives-feedback'
const tokenIn = (text = '') => /https:\/\/t\.example\/feedback\/(\S+)/.exec(text)?.[1] ?? ''

describe('the mails of a request for feedback', () => {
  it('say who asks about what, until when and who reads it, come once, and the reminder once', async () => {
    const { deps, id, ask, arrived, deliver, mailAt } = await begun()
    const { request } = await ask('ruth@post.example')
    for (let times = 0; times < 2; times++) await deliver()
    expect(arrived).toHaveLength(1)
    const mail = await mailAt(0)
    expect(mail).toMatchObject({ to: [{ address: 'ruth@post.example' }], subject: 'Ines Varga asks for your feedback on “The new model”' })
    for (const part of [mail.text, mail.html]) expect(part).toContain('until 26 March 2026')
    expect(mail.text).toContain('Only Ines Varga reads what you answer.')
    expect(await area.openFeedback(deps, tokenIn(mail.text))).toMatchObject({ about: 'The new model' })
    for (let times = 0; times < 2; times++) await area.remindOfFeedback(deps, id, request.id)
    for (let times = 0; times < 2; times++) await deliver()
    expect(arrived).toHaveLength(2)
    const reminder = await mailAt(1)
    expect(reminder.subject).toBe('Reminder: Ines Varga asks for your feedback on “The new model”')
    expect(await area.openFeedback(deps, tokenIn(reminder.text))).toMatchObject({ about: 'The new model' })
  })

  it('carry a copy of what was given as a file, and nothing of it in their own words', async () => {
    const { deps, ask, arrived, deliver, mailAt } = await begun()
    const { token } = await ask()
    const text = 'See https://evil.example, “really”: größer.'
    const given = { name: 'evil.example', replies: [{ text }], copyTo: 'ruth@post.example' }
    await area.answerFeedback(deps, token ?? '', given)
    for (let times = 0; times < 2; times++) await deliver()
    expect(arrived).toHaveLength(1)
    const mail = await mailAt(0)
    expect(mail.subject).toBe('A copy of your feedback for Ines Varga')
    expect(`${mail.text}${mail.html}`).not.toContain('evil')
    const [file] = mail.attachments
    expect(file).toMatchObject({ filename: 'feedback.txt', mimeType: 'text/plain', disposition: 'attachment' })
    expect(new TextDecoder().decode(file?.content as ArrayBuffer)).toContain(text)
    const [link, mailed] = tokenIn(mail.text).split('?correction=')
    expect(await area.openFeedback(deps, link ?? '', mailed)).toMatchObject({ answer: { name: 'evil.example' } })
  })

  it('bring a copy to each of two addresses that are given at once, and to none of them twice', async () => {
    const { deps, ask, arrived, deliver, mailAt } = await begun()
    const { token } = await ask()
    const given = { name: 'Ruth', replies: [{ text: 'Well.' }], correction }
    const toBoth = async () => {
      for (const who of ['ruth', 'dev']) await area.answerFeedback(deps, token ?? '', { ...given, copyTo: `${who}@post.example` })
    }
    await toBoth()
    await toBoth()
    await deliver()
    await toBoth()
    await deliver()
    const mails = await Promise.all(arrived.map((_, place) => mailAt(place)))
    expect(mails.flatMap(({ to }) => to?.map(({ address }) => address)).sort()).toEqual(['dev@post.example', 'ruth@post.example'])
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2)
  })

  it('bring a copy of what was corrected to where one of the first went', async () => {
    const { deps, ask, arrived, deliver } = await begun()
    const { token } = await ask()
    for (const corrects of [null, 1]) {
      const given = { name: `Ruth ${corrects}`, replies: [{ text: 'Well.' }], corrects, correction, copyTo: 'ruth@post.example' }
      for (let times = 0; times < 2; times++) await area.answerFeedback(deps, token ?? '', given)
      await deliver()
    }
    expect(arrived).toHaveLength(2)
  })

  it('go to three addresses in a day for one answer, and no further', async () => {
    const { deps, ask, arrived, deliver } = await begun()
    const { token } = await ask()
    for (const place of [1, 2, 3, 4, 5]) {
      const corrects = place === 1 ? null : place - 1
      const given = { name: `Ruth ${place}`, replies: [{ text: 'Well.' }], corrects, correction, copyTo: `ruth${place}@post.example` }
      await area.answerFeedback(deps, token ?? '', given)
      await deliver()
    }
    expect(arrived).toHaveLength(3)
  })

  it('lead a stranger nowhere by what the asker is called or asks about', async () => {
    const { ask, deliver, mailAt } = await begun({ name: 'evil.example', about: 'Win at https://evil.example' })
    await ask('ruth@post.example')
    await deliver()
    const mail = await mailAt(0)
    expect(mail.subject).toBe('Somebody asks for your feedback')
    expect(`${mail.text}${mail.html}`).not.toContain('evil')
  })
})
