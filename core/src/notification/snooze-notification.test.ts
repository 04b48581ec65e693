import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { completeTask, createTask, deleteTask } from '../task/index.ts'
import { deliverNotifications } from './deliver-notifications.ts'
import { countUnread, editNotification, listNotifications, readAllNotifications } from './read-notifications.ts'
import { snoozeNotification } from './snooze-notification.ts'
import { mailsAsked, type NotificationDeps, notificationDeps, told } from './test-notification.ts'

const at = '2026-03-05T09:30:00.000Z'
const until = '2026-03-05T09:40:00.000Z'

/** Somebody who was just reminded of so many tasks. */
async function reminded(count = 1) {
  const deps = await notificationDeps()
  for (let i = 1; i <= count; i++) await createTask(deps, { title: `Task ${i}`, reminders: [{ at }] })
  deps.clock.set(at)
  await deliverNotifications(deps)
  await mailsAsked(deps)
  const [notification] = await told(deps)
  return { deps, id: notification!.id, taskId: notification!.taskId }
}

const later = async (deps: NotificationDeps, instant: string) => {
  deps.clock.set(instant)
  await deliverNotifications(deps)
  return (await told(deps)).map(({ at }) => at)
}

describe('a snoozed reminder', () => {
  it('counts as read and comes again as a new one, by mail too', async () => {
    const { deps, id } = await reminded()
    expect(await snoozeNotification(deps, id, { until })).toMatchObject({ snoozedUntil: until, readAt: at })
    expect(await countUnread(deps)).toBe(0)
    expect(await later(deps, '2026-03-05T09:39:59.000Z')).toEqual([at])
    expect(await later(deps, until)).toEqual([until, at])
    expect(await countUnread(deps)).toBe(1)
    expect(await mailsAsked(deps)).toHaveLength(1)
  })

  it('snoozed again comes only at the later moment, and the same snooze twice is one', async () => {
    const { deps, id } = await reminded()
    await snoozeNotification(deps, id, { until })
    await snoozeNotification(deps, id, { until: '2026-03-05T10:30:00.000Z' })
    const again = await snoozeNotification(deps, id, { until: '2026-03-05T10:30:00.000Z' })
    expect(again.version).toBe(3)
    expect(await later(deps, until)).toEqual([at])
    expect(await later(deps, '2026-03-05T10:30:00.000Z')).toEqual(['2026-03-05T10:30:00.000Z', at])
  })

  it.each([
    ['was done', completeTask],
    ['went to the trash', deleteTask],
  ])('stays away when the task %s meanwhile', async (_, end) => {
    const { deps, id, taskId } = await reminded()
    await snoozeNotification(deps, id, { until })
    await end(deps, taskId)
    expect(await later(deps, until)).toEqual([at])
  })

  it('is refused for a closed task, and for a moment that has passed or is out of reach', async () => {
    const { deps, id, taskId } = await reminded()
    for (const wrong of [at, '2027-12-31T00:00:00.000Z'])
      await expect(snoozeNotification(deps, id, { until: wrong })).rejects.toMatchObject({ code: 'validation' })
    await completeTask(deps, taskId)
    await expect(snoozeNotification(deps, id, { until })).rejects.toMatchObject({ code: 'conflict' })
    await expect(snoozeNotification(deps, deps.ids.next(), { until })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('comes again whenever its snooze was saved, wherever the process stopped', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, id } = await reminded()
      await interrupted(snoozeNotification({ ...deps, ...faulty({ store: deps.store, queue: deps.queue }, plan) }, id, { until }))
      const [snoozed] = await told(deps)
      expect(await later(deps, until)).toEqual(snoozed!.snoozedUntil ? [until, at] : [at])
    })
    expect(steps).toBe(2)
  })
})

describe('what one was told', () => {
  const titles = (page: { json: string }) => (JSON.parse(page.json) as { title: string }[]).map(({ title }) => title).sort()

  it('is marked as read, one at a time and back, and writes nothing twice', async () => {
    const { deps, id } = await reminded(2)
    const read = await editNotification(deps, id, { read: true })
    expect(read).toMatchObject({ readAt: at, version: 2 })
    expect(await editNotification(deps, id, { read: true })).toEqual(read)
    expect(await countUnread(deps)).toBe(1)
    expect(titles(await listNotifications(deps, { unread: true }, { limit: 10 }))).toHaveLength(1)
    expect(titles(await listNotifications(deps, { unread: false }, { limit: 10 }))).toEqual(['Task 1', 'Task 2'])
    await editNotification(deps, id, { read: false })
    expect(await countUnread(deps)).toBe(2)
  })

  it('is marked as read all at once, a page a time', async () => {
    const { deps } = await reminded(205)
    expect(await readAllNotifications(deps)).toBe(5)
    expect(await readAllNotifications(deps)).toBe(0)
    expect(await readAllNotifications(deps)).toBe(0)
  })
})
