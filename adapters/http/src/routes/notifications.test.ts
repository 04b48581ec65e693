import { deliverNotifications } from '@throughline/core/notification'
import { expect, it } from 'vitest'
import { reminded, testApp } from '../test-app.ts'

const until = '2026-03-05T09:10:00.000Z'

it('tells of a reminder, counts it, and marks it as read', async () => {
  const { signUp, deps } = testApp()
  const ines = await signUp()
  expect(await ines.json('/notifications/count')).toEqual({ unread: 0 })
  const id = await reminded(deps, ines)
  expect(await ines.json('/notifications/count')).toEqual({ unread: 1 })
  expect(await ines.json(`/notifications/${id}`, { method: 'PATCH', body: { read: true } })).toMatchObject({
    id,
    readAt: expect.any(String),
  })
  expect((await ines.json('/notifications?unread=true')).items).toEqual([])
  expect((await ines.json('/notifications')).items).toMatchObject([{ id, title: 'Print it' }])
  await ines.ask(`/notifications/${id}`, { method: 'PATCH', body: { read: false } })
  expect(await ines.json('/notifications/read', { method: 'POST' })).toEqual({ unread: 0 })
})

it('lets a reminder rest', async () => {
  const { signUp, deps, clock } = testApp()
  const ines = await signUp()
  const id = await reminded(deps, ines)
  expect(await ines.json(`/notifications/${id}/snooze`, { method: 'POST', body: { until } })).toMatchObject({ snoozedUntil: until })
  expect(await ines.json('/notifications/count')).toEqual({ unread: 0 })
  clock.set(until)
  await deliverNotifications(deps)
  expect((await ines.json('/notifications?unread=true')).items).toMatchObject([{ at: until }])
})

it('asks for no mail once the person has switched it off', async () => {
  const { signUp, deps } = testApp()
  const ines = await signUp()
  await ines.ask('/notification-settings', { method: 'PATCH', body: { kinds: { 'task-reminder': { mail: 'off' } } } })
  await reminded(deps, ines)
  expect(await deps.queue.claim(['mail.notification'], { now: '2030-01-01T00:00:00.000Z', leaseMs: 1, limit: 1 })).toEqual([])
})
