import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { editAccount, mergedNotifications, usualNotifications } from '../account/index.ts'
import { askForReminder, completeTask, createTask, deleteTask, editTask, type NewTask, restoreTask, tasks } from '../task/index.ts'
import { deliverNotifications } from './deliver-notifications.ts'
import { type NotificationMailRequest, notificationMailed } from './notification-mail.ts'
import { notifications } from './schema.ts'
import { mailsAsked, notificationDeps, told } from './test-notification.ts'

const at = '2026-03-05T09:30:00.000Z'
const half: NewTask = { title: 'Send Ana the draft', dueAt: '2026-03-05T11:00', reminders: [{ offsetMinutes: -30 }] }

async function due(input: NewTask = half) {
  const deps = await notificationDeps()
  const task = await createTask(deps, input)
  deps.clock.set(at)
  return { deps, task }
}

describe('a reminder', () => {
  it('is told at its moment, not before, and once', async () => {
    const { deps, task } = await due()
    deps.clock.advance({ milliseconds: -1 })
    await deliverNotifications(deps)
    expect(await told(deps)).toEqual([])
    deps.clock.advance({ milliseconds: 1 })
    expect(await deliverNotifications(deps)).toBe(1)
    expect(await deliverNotifications(deps)).toBe(0)
    expect(await told(deps)).toMatchObject([
      { type: 'task-reminder', taskId: task.id, title: task.title, at, late: false, readAt: null, due: { dueAt: '2026-03-05T11:00' } },
    ])
    expect(await mailsAsked(deps)).toHaveLength(1)
    expect((await deps.store.changes(deps.actor.space, 0, 10)).map(({ type }) => type)).toEqual(['task.created', 'notification.created'])
  })

  it('asks for no mail where the person wants none', async () => {
    const deps = await notificationDeps({
      notifications: mergedNotifications(usualNotifications, { kinds: { 'task-reminder': { mail: 'off' } } }),
    })
    await createTask(deps, half)
    deps.clock.set(at)
    await deliverNotifications(deps)
    expect(await told(deps)).toHaveLength(1)
    expect(await mailsAsked(deps)).toEqual([])
  })

  it.each([
    ['it was completed', (deps: Deps, id: string) => completeTask(deps, id)],
    ['it went to the trash', (deps: Deps, id: string) => deleteTask(deps, id)],
    ['it was put off', (deps: Deps, id: string) => editTask(deps, id, { dueAt: '2026-03-06T11:00' })],
    ['the reminder was taken out', (deps: Deps, id: string) => editTask(deps, id, { reminders: [] })],
  ])('is dropped when %s', async (_, change) => {
    const { deps, task } = await due()
    await change(deps, task.id)
    await deliverNotifications(deps)
    expect(await told(deps)).toEqual([])
  })

  it('comes after all when a task comes back from the trash in time', async () => {
    const { deps, task } = await due()
    deps.clock.advance({ minutes: -1 })
    await deleteTask(deps, task.id)
    await restoreTask(deps, task.id)
    deps.clock.advance({ minutes: 1 })
    await deliverNotifications(deps)
    expect(await told(deps)).toHaveLength(1)
  })

  it('missed while nobody was there to tell it comes late and says so, and not a day late', async () => {
    const { deps } = await due()
    deps.clock.advance({ hours: 23 })
    await deliverNotifications(deps)
    expect(await told(deps)).toMatchObject([{ late: true }])
    const other = await due()
    other.deps.clock.advance({ hours: 25 })
    await deliverNotifications(other.deps)
    expect(await told(other.deps)).toEqual([])
  })

  it('waits for a save that was announced and is slow', async () => {
    const { deps } = await due({ title: 'Draft' })
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const save: typeof deps.store.save = async (...args) => {
      begun.resolve()
      await goOn.promise
      return deps.store.save(...args)
    }
    const saving = createTask({ ...deps, store: { ...deps.store, save } }, { title: 'Now', reminders: [{ at }] })
    await begun.promise
    await deliverNotifications(deps)
    expect(await told(deps)).toEqual([])
    goOn.resolve()
    await saving
    deps.clock.advance({ seconds: 2 })
    await deliverNotifications(deps)
    expect(await told(deps)).toMatchObject([{ title: 'Now', at }])
  })

  it('whose save never came is given up', async () => {
    const { deps } = await due({ title: 'Draft' })
    const failing = { ...deps, store: { ...deps.store, save: async () => Promise.reject(new Error('full')) } }
    await expect(createTask(failing, { title: 'Never', reminders: [{ at }] })).rejects.toThrow('full')
    let taken = 0
    for (let look = 0; look < 20; look++) {
      taken += await deliverNotifications(deps)
      deps.clock.advance({ minutes: 10 })
    }
    expect(taken).toBe(8)
  })

  it('is told once and mailed once wherever the process stops', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps } = await due()
      await interrupted(deliverNotifications({ ...deps, ...faulty({ store: deps.store, queue: deps.queue }, plan) }))
      deps.clock.advance({ minutes: 2 })
      await deliverNotifications(deps)
      expect(await told(deps)).toHaveLength(1)
      expect(await mailsAsked(deps)).toHaveLength(1)
      deps.clock.advance({ minutes: 2 })
      expect(await deliverNotifications(deps)).toBe(0)
    })
    expect(steps).toBe(5)
  })

  it('whose mail has gone out asks for no other, however often it is told', async () => {
    const { deps, task } = await due()
    await deliverNotifications(deps)
    const [mail] = await mailsAsked(deps)
    await notificationMailed(deps, mail?.payload as NotificationMailRequest)
    await askForReminder(deps, { taskId: task.id, at, version: 1 }, 'again')
    expect(await deliverNotifications(deps)).toBe(1)
    expect(await told(deps)).toHaveLength(1)
    expect(await mailsAsked(deps)).toEqual([])
  })

  it('that fails is tried again, and the failure is told', async () => {
    const { deps } = await due()
    const broken = { ...deps, store: { ...deps.store, get: async () => Promise.reject(new Error('away')) } }
    await expect(deliverNotifications(broken)).rejects.toThrow('away')
    deps.clock.advance({ seconds: 2 })
    await deliverNotifications(deps)
    expect(await told(deps)).toHaveLength(1)
  })

  it('of many is told in one go', async () => {
    const deps = await notificationDeps()
    for (let i = 0; i < 45; i++) await createTask(deps, { title: `Task ${i}`, reminders: [{ at }] })
    deps.clock.set(at)
    expect(await deliverNotifications(deps)).toBe(45)
    expect(new Set((await told(deps)).map(({ title }) => title)).size).toBe(45)
  })

  it('lets go of what was told more than 90 days ago', async () => {
    const { deps } = await due()
    await deliverNotifications(deps)
    deps.clock.advance({ hours: 24 * 91 })
    await createTask(deps, { title: 'Later', reminders: [{ at: deps.clock.now().toString({ smallestUnit: 'millisecond' }) }] })
    await deliverNotifications(deps)
    expect((await told(deps)).map(({ title }) => title)).toEqual(['Later'])
    expect(await deps.store.count(deps.actor.space, notifications.queries.all, {})).toBe(1)
  })
})

type Deps = Awaited<ReturnType<typeof notificationDeps>>

describe('a change of time zone', () => {
  async function moved(input: NewTask, timeZone: string) {
    const deps = await notificationDeps()
    await createTask(deps, input)
    await editAccount(deps, { timeZone })
    deps.clock.advance({ seconds: 20 })
    await deliverNotifications(deps)
    return deps
  }

  it('moves floating times and whole days along', async () => {
    const deps = await moved({ title: 'Call', dueDate: '2026-03-06', reminders: [{ offsetMinutes: 540 }] }, 'America/Lima')
    deps.clock.set('2026-03-06T08:00:00.000Z')
    await deliverNotifications(deps)
    expect(await told(deps)).toEqual([])
    deps.clock.set('2026-03-06T14:00:00.000Z')
    await deliverNotifications(deps)
    expect(await told(deps)).toMatchObject([{ at: '2026-03-06T14:00:00.000Z', late: false }])
  })

  it('leaves times in a zone of their own alone', async () => {
    const deps = await moved({ ...half, timeZone: 'Europe/Berlin' }, 'America/Lima')
    deps.clock.set(at)
    await deliverNotifications(deps)
    expect(await told(deps)).toMatchObject([{ at, late: false }])
  })

  it('tells at once what it moved into the past', async () => {
    const deps = await moved({ ...half, dueAt: '2026-03-05T12:00' }, 'Asia/Tokyo')
    expect(await told(deps)).toMatchObject([{ at: '2026-03-05T02:30:00.000Z', late: true }])
  })

  it('does not tell again what had been told', async () => {
    const { deps } = await due()
    await deliverNotifications(deps)
    await editAccount(deps, { timeZone: 'America/Lima' })
    for (let hour = 0; hour < 24; hour++) {
      deps.clock.advance({ hours: 1 })
      await deliverNotifications(deps)
    }
    expect(await told(deps)).toHaveLength(1)
  })

  const morning: NewTask = { title: 'Call', dueDate: '2026-03-06', reminders: [{ offsetMinutes: 540 }] }

  /** The same, counting how often lists of the store are read. */
  function counting(deps: Deps) {
    const read = { lists: 0 }
    const list: typeof deps.store.list = (...args) => {
      read.lists++
      return deps.store.list(...args)
    }
    return { read, counted: { ...deps, store: { ...deps.store, list } } }
  }

  it('walks the tasks once, however often the zone is changed in a row', async () => {
    const deps = await notificationDeps()
    await createTask(deps, morning)
    const { read, counted } = counting(deps)
    for (let i = 0; i < 40; i++) {
      await editAccount(deps, { timeZone: i % 2 ? 'America/Lima' : 'Asia/Tokyo' })
      deps.clock.advance({ milliseconds: 200 })
    }
    deps.clock.advance({ seconds: 20 })
    await deliverNotifications(counted)
    expect(read.lists).toBe(1)
    for (const moment of ['2026-03-06T00:00:00.000Z', '2026-03-06T08:00:00.000Z', '2026-03-06T14:00:00.000Z']) {
      deps.clock.set(moment)
      await deliverNotifications(deps)
    }
    expect(await told(deps)).toMatchObject([{ at: '2026-03-06T14:00:00.000Z', late: false }])
  })

  it('reaches what was made between two changes in a row that end where they began', async () => {
    const deps = await notificationDeps()
    await editAccount(deps, { timeZone: 'America/Lima' })
    deps.clock.advance({ seconds: 1 })
    await createTask({ ...deps, actor: { ...deps.actor, timeZone: 'America/Lima' } }, morning)
    await editAccount(deps, { timeZone: 'Europe/Berlin' })
    for (const moment of ['2026-03-05T09:01:00.000Z', '2026-03-06T08:00:00.000Z', '2026-03-06T14:00:00.000Z']) {
      deps.clock.set(moment)
      await deliverNotifications(deps)
    }
    expect(await told(deps)).toMatchObject([{ at: '2026-03-06T08:00:00.000Z', late: false }])
  })

  it('hears of a change that comes while the one before is worked off', async () => {
    const deps = await notificationDeps()
    await createTask(deps, morning)
    await editAccount(deps, { timeZone: 'Asia/Tokyo' })
    deps.clock.advance({ seconds: 20 })
    let changes = 0
    const list: typeof deps.store.list = async (...args) => {
      if (changes++ === 0) await editAccount(deps, { timeZone: 'America/Lima' })
      return deps.store.list(...args)
    }
    await deliverNotifications({ ...deps, store: { ...deps.store, list } })
    for (const moment of ['2026-03-05T09:01:00.000Z', '2026-03-06T00:00:00.000Z', '2026-03-06T14:00:00.000Z']) {
      deps.clock.set(moment)
      await deliverNotifications(deps)
    }
    expect(await told(deps)).toMatchObject([{ at: '2026-03-06T14:00:00.000Z' }])
  })

  it('works off many tasks a page at a time, so that other jobs come in between', async () => {
    const deps = await notificationDeps()
    for (let i = 0; i < 450; i++) await createTask(deps, { title: `Call ${i}` })
    await editAccount(deps, { timeZone: 'America/Lima' })
    deps.clock.advance({ seconds: 20 })
    const { read, counted } = counting(deps)
    expect(await deliverNotifications(counted)).toBe(3)
    expect(read.lists).toBe(3)
  })

  it('reaches every task, however many there are, wherever the process stops', async () => {
    const input = (i: number): NewTask => ({ title: `Call ${i}`, dueDate: '2026-03-06', reminders: [{ offsetMinutes: 540 }] })
    await atEveryStep(async (plan) => {
      const deps = await notificationDeps()
      for (let i = 0; i < 3; i++) await createTask(deps, input(i))
      await interrupted(editAccount({ ...deps, ...faulty({ store: deps.store, queue: deps.queue }, plan) }, { timeZone: 'America/Lima' }))
      deps.clock.advance({ minutes: 1 })
      await interrupted(deliverNotifications({ ...deps, ...faulty({ store: deps.store, queue: deps.queue }, plan) }))
      for (const moment of ['2026-03-05T09:10:00.000Z', '2026-03-06T08:00:00.000Z', '2026-03-06T14:00:00.000Z']) {
        deps.clock.set(moment)
        await deliverNotifications(deps)
      }
      expect(await told(deps)).toHaveLength(3)
    })
    const deps = await notificationDeps()
    for (let i = 0; i < 450; i++) await createTask(deps, input(i))
    await editAccount(deps, { timeZone: 'America/Lima' })
    deps.clock.set('2026-03-06T14:00:00.000Z')
    await deliverNotifications(deps)
    await deliverNotifications(deps)
    expect(await told(deps)).toHaveLength(450)
    expect(await deps.store.count(deps.actor.space, tasks.queries.byActive, { where: { active: true } })).toBe(450)
  })
})
