import { aCredential, anAccount, atEveryStep, fakeClock, fakeSealer, faulty, interrupted, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { describe, expect, it } from 'vitest'
import { type Account, accounts, actorOf, credentials, deletions, mergedNotifications, usualNotifications } from '../account/index.ts'
import * as career from '../career/index.ts'
import * as discussion from '../discussion/index.ts'
import * as goal from '../goal/index.ts'
import * as interview from '../interview/index.ts'
import * as journal from '../journal/index.ts'
import { type Kind, listAll, newEnvelope } from '../kernel/index.ts'
import {
  NOTIFICATION_MAIL_JOB,
  type NotificationMailRequest,
  notificationMailed,
  notifications,
  pushSubscriptions,
  toldInApp,
} from '../notification/index.ts'
import { calendarObjects, completeTask, completions, createTask, tasks, timeEntries } from '../task/index.ts'
import { writeBriefingMail } from './briefing-mail.ts'
import { runBriefings } from './run-briefings.ts'
import { nextBriefing, scheduleBriefing } from './schedule.ts'

const isKind = (value: unknown): value is Kind => typeof value === 'object' && value !== null && 'queries' in value && 'upcasters' in value
const areas = [career, discussion, goal, interview, journal]
const kinds: Kind[] = [
  ...[accounts, credentials, deletions, tasks, completions, timeEntries, calendarObjects, notifications, pushSubscriptions],
  ...areas.flatMap((area) => Object.values<unknown>(area).filter(isKind)),
]

/** Ines in Berlin, who signed up on 1 March; it is ten o'clock on Thursday 5 March, and her next morning is asked for. */
async function mornings(fields: Partial<Account> = {}) {
  const account = anAccount(fields)
  const storage = createMemoryStorage({ kinds })
  await storage.store.save(account.id, accounts, account, { expectedVersion: 0 })
  await storage.store.save(account.id, credentials, aCredential(), { expectedVersion: 0 })
  const deps = {
    ...storage,
    kinds,
    clock: fakeClock(),
    ids: sequentialIds(),
    actor: actorOf(account),
    sealer: fakeSealer(),
    publicUrl: 'https://t.example',
    giveWay: async () => {},
  }
  await scheduleBriefing(deps, account)
  return deps
}
type Deps = Awaited<ReturnType<typeof mornings>>

const told = async ({ store, actor }: Deps) =>
  (await listAll({ store }, actor.space, notifications.queries.newest, {})).map(({ type }) => type).toSorted()

/** The mails of mornings that wait, written and sent. */
async function mails(deps: Deps) {
  const jobs = await deps.queue.claim([NOTIFICATION_MAIL_JOB], { now: deps.clock.now().toString(), leaseMs: 1000, limit: 100 })
  const written = []
  for (const job of jobs) {
    const mail = await writeBriefingMail(deps, job.payload as NotificationMailRequest)
    if (mail) {
      written.push(mail)
      await notificationMailed(deps, job.payload as NotificationMailRequest)
    }
    await deps.queue.complete(job)
  }
  return written
}

/** Something to do on each of the next days. */
const daily = (deps: Deps) =>
  Promise.all(['06', '07', '08', '09', '10'].map((day) => createTask(deps, { title: 'Water the plants', dueDate: `2026-03-${day}` })))

describe('the morning', () => {
  it('comes at its time where the person lives, with what the day holds then', async () => {
    const deps = await mornings()
    await createTask(deps, { title: 'Send Ana the draft', dueAt: '2026-03-06T16:00' })
    await createTask(deps, { title: 'Long gone', dueDate: '2026-03-05' })
    await createTask(deps, { title: 'Next week', dueDate: '2026-03-10' })
    deps.clock.set('2026-03-06T05:59:59.000Z')
    expect(await runBriefings(deps)).toBe(0)
    deps.clock.set('2026-03-06T06:00:00.000Z')
    expect(await runBriefings(deps)).toBe(1)
    await createTask(deps, { title: 'Just thought of', dueDate: '2026-03-06' })
    const [mail, ...others] = await mails(deps)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ template: 'daily-plan', plan: { taskCount: 2, overdue: 1, tasks: [{}, {}] } })
    expect(mail?.unsubscribe).toMatch(/^https:\/\/t\.example\/unsubscribe\//)
    expect(await mails(deps)).toEqual([])
  })

  it('past the ceiling of an hour is mailed once there is room, by itself', async () => {
    const deps = await mornings()
    const { space } = deps.actor
    const at = '2026-03-05T09:00:00.000Z'
    for (let n = 0; n < 6; n++) {
      const notificationId = deps.ids.next()
      const plan = { ...newEnvelope(notificationId, at), ...toldInApp, type: 'daily-plan', date: `2026-03-0${n + 1}`, at } as const
      await deps.store.save(space, notifications, plan, { expectedVersion: 0 })
      const payload: NotificationMailRequest = { template: 'daily-plan', space, notificationId }
      await deps.queue.enqueue({ id: notificationId, type: NOTIFICATION_MAIL_JOB, space, payload, runAt: at })
    }
    expect(await mails(deps)).toHaveLength(5)
    deps.clock.advance({ minutes: 59 })
    expect(await mails(deps)).toEqual([])
    deps.clock.advance({ minutes: 1 })
    expect(await mails(deps)).toHaveLength(1)
  })

  it('leaves out days that ask for nothing, and goes on', async () => {
    const deps = await mornings()
    await createTask(deps, { title: 'Overdue', dueDate: '2026-03-05' })
    deps.clock.set('2026-03-06T06:00:00.000Z')
    await runBriefings(deps)
    expect(await told(deps)).toEqual([])
    await createTask(deps, { title: 'Saturday', dueDate: '2026-03-07' })
    deps.clock.set('2026-03-07T06:00:00.000Z')
    await runBriefings(deps)
    expect(await told(deps)).toEqual(['daily-plan'])
  })

  it('after three days of a server that was down is told once, for the day it is', async () => {
    const deps = await mornings()
    await daily(deps)
    deps.clock.set('2026-03-09T08:00:00.000Z')
    for (let round = 0; round < 5; round++) await runBriefings(deps)
    expect((await mails(deps)).filter(({ template }) => template === 'daily-plan')).toMatchObject([{ plan: { date: '2026-03-09' } }])
    deps.clock.set('2026-03-10T06:00:00.000Z')
    await runBriefings(deps)
    expect(await mails(deps)).toMatchObject([{ plan: { date: '2026-03-10' } }])
  })

  it('too long ago is let go, and the next one comes', async () => {
    const deps = await mornings()
    await daily(deps)
    deps.clock.set('2026-03-06T12:00:00.000Z')
    for (let round = 0; round < 3; round++) await runBriefings(deps)
    expect(await told(deps)).toEqual([])
    deps.clock.set('2026-03-07T06:00:00.000Z')
    await runBriefings(deps)
    expect(await told(deps)).toEqual(['daily-plan'])
  })

  it('waits for the end of quiet hours', async () => {
    const quiet = { from: '22:00', to: '09:00' }
    const deps = await mornings({ notifications: { ...usualNotifications, quiet } })
    await daily(deps)
    deps.clock.set('2026-03-06T07:59:00.000Z')
    expect(await runBriefings(deps)).toBe(0)
    deps.clock.set('2026-03-06T08:00:00.000Z')
    await runBriefings(deps)
    expect(await mails(deps)).toHaveLength(1)
  })

  it('moves with the time of day that is chosen, and is told once', async () => {
    const deps = await mornings()
    await daily(deps)
    const account = (await deps.store.get(deps.actor.space, accounts, deps.actor.space)) as Account
    const later: Account = { ...account, version: 2, notifications: { ...account.notifications, digestAt: '09:30' } }
    await deps.store.save(account.id, accounts, later, { expectedVersion: 1 })
    deps.clock.set('2026-03-06T06:00:00.000Z')
    await runBriefings(deps)
    expect(await told(deps)).toEqual([])
    deps.clock.set('2026-03-06T08:30:00.000Z')
    await runBriefings(deps)
    expect(await mails(deps)).toHaveLength(1)
  })

  it('is no earlier than the day after somebody signed up', async () => {
    const account = anAccount({ createdAt: '2026-03-05T04:00:00.000Z' })
    const clock = fakeClock('2026-03-05T04:30:00.000Z')
    expect(nextBriefing({ clock }, account, null)).toEqual({ date: '2026-03-06', runAt: '2026-03-06T06:00:00.000Z' })
  })

  it('is told once wherever the process stops', async () => {
    await atEveryStep(async (plan) => {
      const deps = await mornings()
      await daily(deps)
      deps.clock.set('2026-03-06T06:00:00.000Z')
      await interrupted(runBriefings({ ...deps, ...faulty({ store: deps.store, queue: deps.queue }, plan) }))
      deps.clock.advance({ minutes: 3 })
      await runBriefings(deps)
      expect(await mails(deps)).toHaveLength(1)
      deps.clock.set('2026-03-07T06:00:00.000Z')
      await runBriefings(deps)
      expect((await mails(deps)).length).toBe(1)
    })
  })
})

describe('the week', () => {
  it('is looked back at on its first morning: what was done, what is worth keeping, how goals go, what comes', async () => {
    const deps = await mornings()
    const done = await createTask(deps, { title: 'Closed the books', priority: 'urgent', notes: 'Two days early.' })
    await completeTask(deps, done.id)
    await createTask(deps, { title: 'Plan the spring', dueDate: '2026-03-10' })
    deps.clock.set('2026-03-09T06:00:00.000Z')
    for (let round = 0; round < 4; round++) await runBriefings(deps)
    const review = (await mails(deps)).find(({ template }) => template === 'weekly-review')
    expect(review).toMatchObject({
      review: {
        ...{ from: '2026-03-02', until: '2026-03-08', doneCount: 1, aheadCount: 1 },
        ...{ done: [{ title: 'Closed the books' }], wins: [{ title: 'Closed the books' }], ahead: [{ title: 'Plan the spring' }] },
      },
    })
    deps.clock.set('2026-03-10T06:00:00.000Z')
    await runBriefings(deps)
    expect((await told(deps)).filter((type) => type === 'weekly-review')).toHaveLength(1)
  })

  it('in which nothing was done is not told', async () => {
    const deps = await mornings()
    deps.clock.set('2026-03-09T06:00:00.000Z')
    for (let round = 0; round < 4; round++) await runBriefings(deps)
    expect(await told(deps)).toEqual([])
  })

  it('is not looked for where nobody wants it', async () => {
    const off = mergedNotifications(usualNotifications, { kinds: { 'weekly-review': { app: false, mail: 'off', push: 'off' } } })
    const deps = await mornings({ notifications: off })
    await completeTask(deps, (await createTask(deps, { title: 'Closed the books' })).id)
    deps.clock.set('2026-03-09T06:00:00.000Z')
    for (let round = 0; round < 4; round++) await runBriefings(deps)
    expect(await told(deps)).toEqual([])
  })
})

describe('goals', () => {
  const behind = {
    title: 'Read 12 books',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    metric: { type: 'number', start: '0', target: '12' },
  } as const

  it('that fall behind are told once, when the word changes', async () => {
    const deps = await mornings()
    const { id } = await goal.createGoal(deps, { ...behind, startDate: '2026-03-01', endDate: '2026-03-11' })
    await goal.createCheckIn(deps, id, { value: '8', localDate: '2026-03-05' })
    const days = ['06', '07', '08', '09', '10', '11']
    const words = []
    for (const day of days) {
      deps.clock.set(`2026-03-${day}T06:00:00.000Z`)
      for (let round = 0; round < 3; round++) await runBriefings(deps)
      words.push((await told(deps)).filter((type) => type === 'goal-off-track').length)
    }
    expect(words.at(-1)).toBeGreaterThan(0)
    expect(words.at(-1)).toBeLessThanOrEqual(2)
    expect(words[0]).toBe(0)
  })

  it('that are habits are told of from the second miss on, not by the first', async () => {
    const deps = await mornings()
    const { id } = await goal.createGoal(deps, { title: 'Walk', startDate: '2026-03-04', metric: { type: 'habit' } })
    await goal.createCheckIn(deps, id, { value: 'yes', localDate: '2026-03-04' })
    await daily(deps)
    const morningOf = async (day: string) => {
      deps.clock.set(`2026-03-${day}T06:00:00.000Z`)
      for (let round = 0; round < 3; round++) await runBriefings(deps)
      const [mail] = await mails(deps)
      return [
        (await told(deps)).filter((type) => type === 'goal-off-track').length,
        mail?.template === 'daily-plan' && mail.plan.offTrack.length,
      ]
    }
    expect(await morningOf('06')).toEqual([0, 0])
    expect(await morningOf('07')).toEqual([1, 1])
  })

  it('whose check-in is due are told so once, until there is one', async () => {
    const deps = await mornings()
    const { id } = await goal.createGoal(deps, { ...behind, startDate: '2026-03-05', checkInEvery: 'week' })
    for (const day of ['06', '09', '12', '13', '14']) {
      deps.clock.set(`2026-03-${day}T06:00:00.000Z`)
      for (let round = 0; round < 6; round++) await runBriefings(deps)
    }
    expect((await told(deps)).filter((type) => type === 'check-in-due')).toHaveLength(1)
    await goal.createCheckIn(deps, id, { value: '1' })
    deps.clock.set('2026-03-15T06:00:00.000Z')
    await runBriefings(deps)
    expect((await told(deps)).filter((type) => type === 'check-in-due')).toHaveLength(1)
  })
})
