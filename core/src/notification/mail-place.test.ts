import { aCredential, atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { credentials, deletions, noteSecurity } from '../account/index.ts'
import { instantText, newEnvelope, nowText, revised } from '../kernel/index.ts'
import { createTask } from '../task/index.ts'
import { deliverNotifications } from './deliver-notifications.ts'
import { digestSent, writeDigestMail } from './digest/digest-mail.ts'
import { DIGEST_JOBS, type DigestRequest, requestDigest } from './digest/request-digest.ts'
import { takePlaceFor } from './mail-place.ts'
import { NOTIFICATION_MAIL_JOB, type NotificationMailRequest, notificationMailed, writeNotificationMail } from './notification-mail.ts'
import { notifications } from './schema.ts'
import { type NotificationDeps, notificationDeps } from './test-notification.ts'

/** The mails that go out now, each by what it is about. */
async function mailed(deps: NotificationDeps, limit = 100): Promise<string[][]> {
  const sent: string[][] = []
  const { space } = deps.actor
  for (;;) {
    const jobs = await deps.queue.claim([NOTIFICATION_MAIL_JOB, DIGEST_JOBS.mail], { now: nowText(deps), leaseMs: 1000, limit })
    for (const job of jobs) {
      const request = job.payload as NotificationMailRequest | DigestRequest
      if ('notificationId' in request) {
        const mail = await writeNotificationMail(deps, request)
        if (mail) {
          sent.push([nameOf(mail.notification)])
          await notificationMailed(deps, request)
        }
      } else {
        const mail = await writeDigestMail(deps, request)
        const all =
          mail === null ? [] : mail.template === 'digest' ? mail.notifications.map(({ notification }) => notification) : [mail.notification]
        if (mail) sent.push(all.map(nameOf))
        await digestSent(deps, { space, channel: 'mail' }, all)
      }
      await deps.queue.complete(job)
    }
    if (jobs.length === 0 || sent.length >= limit) return sent
  }
}

const nameOf = (told: object): string => ('title' in told ? String(told.title) : 'type' in told ? String(told.type) : '')

/** Tells of tasks that remind now. */
async function remind(deps: NotificationDeps, from: number, count: number): Promise<string[]> {
  const titles = Array.from({ length: count }, (_, n) => `Task ${from + n}`)
  for (const title of titles) await createTask(deps, { title, reminders: [{ at: nowText(deps) }] })
  for (let told = 1; told > 0; ) told = await deliverNotifications(deps)
  return titles
}

async function tellOfAccount(deps: NotificationDeps, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await noteSecurity(deps, { space: deps.actor.space, what: 'token-made', isOwn: true, once: `token ${n}` })
  for (let told = 1; told > 0; ) told = await deliverNotifications(deps)
}

async function setProven(deps: NotificationDeps, emailProvenAt: string | null): Promise<void> {
  const { space } = deps.actor
  const credential = (await deps.store.get(space, credentials, space)) ?? aCredential()
  await deps.store.save(space, credentials, revised(credential, { emailProvenAt }, nowText(deps)), { expectedVersion: credential.version })
}

describe('an address that nobody has proven', () => {
  it('gets no mail of what its account is told, by itself or with others, and from the proof on it does', async () => {
    const deps = await notificationDeps()
    await setProven(deps, null)
    await remind(deps, 0, 2)
    expect(await mailed(deps)).toEqual([])
    await setProven(deps, nowText(deps))
    await remind(deps, 2, 1)
    expect(await mailed(deps)).toEqual([['Task 2']])
  })
})

describe('what there is to mail in an hour past its ceiling', () => {
  it('is held back and goes in one mail once there is room, so that nothing is lost and nothing comes as a burst', async () => {
    const deps = await notificationDeps()
    const titles = await remind(deps, 0, 45)
    const atOnce = await mailed(deps)
    expect(atOnce).toEqual(Array.from({ length: 20 }, () => [expect.any(String)]))
    deps.clock.advance({ minutes: 30 })
    const more = await remind(deps, 45, 1)
    expect(await mailed(deps)).toEqual([])
    deps.clock.advance({ minutes: 30 })
    const later = await mailed(deps)
    expect(later).toHaveLength(1)
    expect([...atOnce, ...later].flat().sort()).toEqual([...titles, ...more].sort())
    expect(await remind(deps, 46, 1)).toEqual((await mailed(deps)).flat())
  })

  it('goes in several, an hour apart, where there is more than one has room for', async () => {
    const deps = await notificationDeps()
    const titles = await remind(deps, 0, 130)
    const all = await mailed(deps)
    deps.clock.advance({ hours: 1 })
    const [first = [], ...others] = await mailed(deps)
    expect([first.length, others]).toEqual([100, []])
    deps.clock.advance({ hours: 1 })
    expect([...all.flat(), ...first, ...(await mailed(deps)).flat()].sort()).toEqual(titles.sort())
  })

  it('is no more than four mails of several things, whatever is collected how often', async () => {
    const deps = await notificationDeps()
    const { space } = deps.actor
    const kinds = await remind(deps, 0, 26)
    const sent = await mailed(deps)
    // As if each had been held back for a time of its own.
    const held = (await deps.store.list(space, notifications.queries.mailHeld, { from: '0' }, { limit: 10 })).items
    for (const [n, told] of held.entries()) {
      const mailHeldUntil = instantText(deps.clock.now().add({ minutes: n + 1 }))
      await deps.store.save(space, notifications, revised(told, { mailHeldUntil }, nowText(deps)), { expectedVersion: told.version })
      await requestDigest(deps, space, 'mail', mailHeldUntil)
    }
    for (let minute = 0; minute < 7; minute++) {
      deps.clock.advance({ minutes: 1 })
      sent.push(...(await mailed(deps)))
    }
    expect(sent).toHaveLength(24)
    deps.clock.advance({ hours: 1 })
    sent.push(...(await mailed(deps)))
    expect(sent).toHaveLength(25)
    expect(sent.flat().sort()).toEqual(kinds.sort())
  })

  it('is not lost where it is stopped anywhere', async () => {
    await atEveryStep(async (plan) => {
      const deps = await notificationDeps()
      const titles = await remind(deps, 0, 21)
      const first = await mailed(deps, 20)
      const [job] = await deps.queue.claim([NOTIFICATION_MAIL_JOB], { now: nowText(deps), leaseMs: 1000, limit: 1 })
      await interrupted(writeNotificationMail(faulty(deps, plan), job?.payload as NotificationMailRequest))
      deps.clock.advance({ hours: 1 })
      expect([...first, ...(await mailed(deps))].flat().sort()).toEqual(titles.sort())
    })
  })

  it('takes no room from one’s own reminders, where it is what others said', async () => {
    const deps = await notificationDeps()
    const { space } = deps.actor
    const told = {
      at: nowText(deps),
      readAt: null,
      mailedAt: null,
      pushedAt: null,
      isShown: true,
      mailHeldUntil: null,
      pushHeldUntil: null,
    }
    const said = Array.from({ length: 25 }, (_, n) => ({
      ...newEnvelope(deps.ids.next(), nowText(deps)),
      ...told,
      ...{ type: 'reply' as const, title: `Reply ${n}`, name: 'Bea', discussionId: space, messageId: deps.ids.next() },
    }))
    const places: boolean[] = []
    for (const one of said) {
      await deps.store.save(space, notifications, one, { expectedVersion: 0 })
      places.push(await takePlaceFor(deps, space, one, async () => {}))
    }
    expect(places.filter(Boolean)).toHaveLength(20)
    const reminders = await remind(deps, 0, 20)
    expect((await mailed(deps)).flat()).toEqual(reminders)
  })

  it('takes no room from what happened to the account, which is told read or not, while it is left, and to an address not proven', async () => {
    const deps = await notificationDeps()
    const { space } = deps.actor
    await remind(deps, 0, 25)
    await mailed(deps)
    await setProven(deps, null)
    await deps.store.save(
      space,
      deletions,
      { ...newEnvelope(space, nowText(deps)), purgeAt: '2026-03-19T09:00:00.000Z' },
      { expectedVersion: 0 },
    )
    await tellOfAccount(deps, 22)
    expect(await mailed(deps)).toHaveLength(20)
    deps.clock.advance({ hours: 1 })
    expect(await mailed(deps)).toEqual([['security-notice', 'security-notice']])
  })
})
