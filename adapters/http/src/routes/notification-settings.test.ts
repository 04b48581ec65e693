import { unsubscribeToken } from '@throughline/core/notification'
import { expect, it } from 'vitest'
import { ask, read, testApp } from '../test-app.ts'

it('changes what is named, and tells what is wrong with the rest', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const before = await ines.json('/notification-settings')
  const body = { kinds: { mention: { mail: 'digest' } }, quiet: { from: '21:00', to: '07:00' } }
  const after = await ines.json('/notification-settings', { method: 'PATCH', body })
  expect(after).toEqual({ ...before, quiet: body.quiet, kinds: { ...before.kinds, mention: { ...before.kinds.mention, mail: 'digest' } } })
  expect(await ines.json('/notification-settings')).toEqual(after)
  expect(before.timedReminder, 'tasks remind at their time until somebody says otherwise').toBe(0)
  await ines.json('/notification-settings', { method: 'PATCH', body: { timedReminder: 10 } })
  const task = { title: 'Call the port', dueAt: '2035-03-05T16:00' }
  expect(await ines.json('/tasks', { method: 'POST', body: task })).toMatchObject({ reminders: [{ offsetMinutes: -10 }] })
  const wrong = { kinds: { security: { mail: 'off' } }, digestAt: 'noon', timedReminder: 15 }
  expect(await ines.json('/notification-settings', { method: 'PATCH', body: wrong })).toMatchObject({
    status: 422,
    errors: [{ pointer: '/kinds/security' }, { pointer: '/digestAt' }, { pointer: '/timedReminder' }],
  })
})

it('tells something to try it out, in the app and by mail, a few times', async () => {
  const { signUp, deps } = testApp()
  const ines = await signUp()
  expect((await ines.ask('/notification-settings/test', { method: 'POST' })).status).toBe(204)
  expect((await ines.json('/notifications?unread=true')).items).toMatchObject([{ type: 'test' }])
  expect(await deps.queue.claim(['mail.notification'], { now: '2030-01-01T00:00:00.000Z', leaseMs: 1, limit: 5 })).toHaveLength(1)
  for (let times = 0; times < 4; times++) await ines.ask('/notification-settings/test', { method: 'POST' })
  expect((await ines.ask('/notification-settings/test', { method: 'POST' })).status).toBe(429)
})

it('switches mail off and on again by its link, without a session', async () => {
  const { app, signUp, deps } = testApp()
  const ines = await signUp()
  const { id: space } = await ines.json('/me')
  const token = unsubscribeToken(deps, { space, channel: 'mail', was: { reply: 'digest' } })
  const by = async (method: string, path: string, body?: object) => read(await ask(app, path, { method, ...(body && { body }) }))
  expect(await by('GET', `/unsubscriptions?token=${token}`)).toEqual({ channel: 'mail', kinds: ['reply'], isOff: false })
  expect((await ines.json('/notification-settings')).kinds.reply.mail).toBe('digest')
  expect(await by('POST', '/unsubscriptions', { token })).toMatchObject({ isOff: true })
  expect((await ines.json('/notification-settings')).kinds.reply.mail).toBe('off')
  expect(await by('POST', '/unsubscriptions/undo', { token })).toMatchObject({ isOff: false })
  expect((await ines.json('/notification-settings')).kinds.reply.mail).toBe('digest')
  expect(await by('POST', '/unsubscriptions', { token: `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}` })).toMatchObject({
    status: 404,
  })
  expect(await by('POST', '/unsubscriptions', { token: 5 })).toMatchObject({ status: 422 })
})
