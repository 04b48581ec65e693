import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { mergedNotifications, type NotificationSettingsChanges, usualNotifications } from '../account/index.ts'
import { listAll } from '../kernel/index.ts'
import { createTask } from '../task/index.ts'
import { deliverNotifications } from './deliver-notifications.ts'
import { digestSent, writeDigestMail } from './digest/digest-mail.ts'
import { DIGEST_JOBS, type DigestRequest } from './digest/request-digest.ts'
import { listNotifications } from './read-notifications.ts'
import { notifications } from './schema.ts'
import { mailsAsked, type NotificationDeps, notificationDeps } from './test-notification.ts'

const settled = (changes: NotificationSettingsChanges) => ({ notifications: mergedNotifications(usualNotifications, changes) })
const night = { from: '21:00', to: '07:00' }

/** Tasks that remind at some moments. */
const reminding = (deps: NotificationDeps, moments: readonly string[]) =>
  Promise.all(moments.map((at, n) => createTask(deps, { title: `Task ${n}`, reminders: [{ at }] })))

const all = ({ store, actor }: NotificationDeps) => listAll({ store }, actor.space, notifications.queries.newest, {})

/** The digests that are due by now, written; they are sent when `send` says so. */
async function digests(deps: NotificationDeps, { send = true } = {}) {
  const jobs = await deps.queue.claim([DIGEST_JOBS.mail], { now: deps.clock.now().toString(), leaseMs: 1000, limit: 100 })
  const mails = []
  for (const job of jobs) {
    const request = job.payload as DigestRequest
    const mail = await writeDigestMail(deps, request)
    if (mail) mails.push(mail)
    if (mail && send)
      await digestSent(
        deps,
        { space: request.space, channel: 'mail' },
        mail.template === 'digest' ? mail.notifications.map(({ notification }) => notification) : [mail.notification],
      )
    await deps.queue.complete(job)
  }
  return mails
}

describe('what is told', () => {
  it('by no channel of the app stands nowhere in it, and goes by mail all the same', async () => {
    const deps = await notificationDeps(settled({ kinds: { 'task-reminder': { app: false } } }))
    await reminding(deps, ['2026-03-05T09:00:00.000Z'])
    await deliverNotifications(deps)
    expect(JSON.parse((await listNotifications(deps, { unread: false }, { limit: 50 })).json)).toEqual([])
    expect(JSON.parse((await listNotifications(deps, { unread: true }, { limit: 50 })).json)).toEqual([])
    expect(await mailsAsked(deps)).toHaveLength(1)
  })

  it('in quiet hours is held back, and then comes as one mail', async () => {
    const deps = await notificationDeps(settled({ quiet: night }))
    deps.clock.set('2026-03-05T20:00:00.000Z')
    await reminding(deps, ['2026-03-05T20:30:00.000Z', '2026-03-05T23:00:00.000Z', '2026-03-06T05:59:00.000Z'])
    for (const at of ['2026-03-05T20:30:00.000Z', '2026-03-05T23:00:00.000Z', '2026-03-06T05:59:00.000Z']) {
      deps.clock.set(at)
      await deliverNotifications(deps)
      expect(await digests(deps)).toEqual([])
    }
    expect(await mailsAsked(deps)).toEqual([])
    expect(await all(deps)).toHaveLength(3)
    deps.clock.set('2026-03-06T06:00:00.000Z')
    const mails = await digests(deps)
    expect(mails).toMatchObject([{ template: 'digest', notifications: [{ notification: { title: 'Task 0' } }, {}, {}] }])
    expect(await digests(deps)).toEqual([])
  })

  it('once a day waits for that time, and alone has its own mail', async () => {
    const deps = await notificationDeps(settled({ kinds: { 'task-reminder': { mail: 'digest' } }, digestAt: '08:30' }))
    await reminding(deps, ['2026-03-05T09:00:00.000Z'])
    await deliverNotifications(deps)
    deps.clock.set('2026-03-06T07:29:00.000Z')
    expect(await digests(deps)).toEqual([])
    deps.clock.set('2026-03-06T07:30:00.000Z')
    expect(await digests(deps)).toMatchObject([{ template: 'task-reminder' }])
    expect(await digests(deps)).toEqual([])
  })

  it('makes no mail of what was read, closed or switched off meanwhile', async () => {
    const deps = await notificationDeps(settled({ kinds: { 'task-reminder': { mail: 'digest' } } }))
    await reminding(deps, ['2026-03-05T09:00:00.000Z'])
    await deliverNotifications(deps)
    const [told] = await all(deps)
    await deps.store.save(
      deps.actor.space,
      notifications,
      { ...told!, version: 2, readAt: '2026-03-05T10:00:00.000Z' },
      { expectedVersion: 1 },
    )
    deps.clock.set('2026-03-06T09:00:00.000Z')
    expect(await digests(deps)).toEqual([])
    expect(await all(deps)).toMatchObject([{ mailHeldUntil: null, mailedAt: null }])
  })

  it('after three days of a server that was down comes as one mail, with what is not too old', async () => {
    const deps = await notificationDeps()
    const moments = Array.from({ length: 30 }, (_, n) =>
      deps.clock
        .now()
        .add({ hours: 2 * n + 1 })
        .toString({ smallestUnit: 'millisecond' }),
    )
    await reminding(deps, moments)
    deps.clock.advance({ hours: 72 })
    await deliverNotifications(deps)
    expect(await mailsAsked(deps)).toEqual([])
    deps.clock.advance({ minutes: 3 })
    const mails = await digests(deps)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ notifications: Array(6).fill({}) })
  })

  it('is in one mail wherever the process stops while it is told', async () => {
    await atEveryStep(async (plan) => {
      const deps = await notificationDeps(settled({ quiet: { from: '09:00', to: '11:00' } }))
      await reminding(deps, ['2026-03-05T09:00:00.000Z'])
      await interrupted(deliverNotifications({ ...deps, ...faulty({ store: deps.store, queue: deps.queue }, plan) }))
      deps.clock.advance({ minutes: 2 })
      await deliverNotifications(deps)
      deps.clock.set('2026-03-05T11:00:00.000Z')
      const mails = await digests(deps)
      expect(mails).toHaveLength(1)
      expect(await mailsAsked(deps)).toEqual([])
    })
  })
})
