import { describe, expect, it } from 'vitest'
import { mergedNotifications, usualNotifications } from '../../account/index.ts'
import { listAll } from '../../kernel/index.ts'
import { deliverNotifications } from '../deliver-notifications.ts'
import { notifications } from '../schema.ts'
import { account } from '../test-notification.ts'
import { pushSubscriptions } from './schema.ts'
import { carryPush, endPushSubscription, listPushSubscriptions, subscribeToPush } from './subscriptions.ts'
import { at, browsers, firefox } from './test-push.ts'

describe('push messages', () => {
  it('go to every browser that was allowed, once', async () => {
    const { deps, sent, remind, deliver } = await browsers()
    await subscribeToPush(deps, at(1), firefox)
    await subscribeToPush({ ...deps, session: { sessionId: 'phone', provenAt: null } }, at(2), firefox)
    await subscribeToPush(deps, at(1), firefox)
    await remind()
    for (let times = 0; times < 2; times++) await deliver()
    expect(sent.map(({ to }) => to).toSorted()).toEqual([at(1).endpoint, at(2).endpoint])
    expect(sent[0]).toMatchObject({
      title: 'task-reminder',
      path: expect.stringMatching(/^\/tasks\//),
      tag: expect.stringMatching(/^[\w-]{1,32}$/),
    })
    await deliverNotifications(deps)
    expect(await deliver()).toBe(0)
  })

  it('ask for no job where no browser takes them', async () => {
    const { remind, deliver } = await browsers()
    await remind()
    expect(await deliver()).toBe(0)
  })

  it('are let go of with a browser that is gone, or was signed out', async () => {
    const { deps, sent, answers, signedIn, remind, deliver } = await browsers()
    await subscribeToPush(deps, at(1), firefox)
    await subscribeToPush({ ...deps, session: { sessionId: 'phone', provenAt: null } }, at(2), firefox)
    answers.set(at(1).endpoint, 'gone')
    signedIn.delete('phone')
    await remind()
    await deliver()
    deps.clock.advance({ seconds: 30 })
    await deliver()
    expect(sent).toEqual([])
    expect(await listPushSubscriptions(deps)).toEqual([])
  })

  it('still go to a browser whose session has given way to another, and not to those that were signed out by it', async () => {
    const { deps, sent, signedIn, remind, deliver } = await browsers()
    await subscribeToPush(deps, at(1), firefox)
    await subscribeToPush({ ...deps, session: { sessionId: 'phone', provenAt: null } }, at(2), firefox)
    signedIn.clear()
    signedIn.add('laptop again')
    for (let times = 0; times < 2; times++) await carryPush(deps, { from: 'laptop', to: 'laptop again' })
    await remind()
    await deliver()
    deps.clock.advance({ seconds: 30 })
    await deliver()
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([at(1).endpoint]))
    expect(await listPushSubscriptions({ ...deps, session: { sessionId: 'laptop again', provenAt: null } })).toMatchObject([
      { isThis: true },
    ])
  })

  it('reach a browser whose session is just giving way to another when they are sent, and nobody in between', async () => {
    const { deps, sent, signedIn, remind, deliver } = await browsers()
    await subscribeToPush(deps, at(1), firefox)
    signedIn.clear()
    await remind()
    await deliver()
    expect(sent).toEqual([])
    signedIn.add('laptop again')
    await carryPush(deps, { from: 'laptop', to: 'laptop again' })
    deps.clock.advance({ seconds: 30 })
    await deliver()
    expect(sent.map(({ to }) => to)).toEqual([at(1).endpoint])
  })

  it('are tried again while a push service is away, and then come', async () => {
    const { deps, sent, answers, remind, deliver } = await browsers()
    await subscribeToPush(deps, at(1), firefox)
    answers.set(at(1).endpoint, 'away')
    await remind()
    await deliver()
    answers.delete(at(1).endpoint)
    expect(await deliver()).toBe(0)
    deps.clock.advance({ seconds: 30 })
    await deliver()
    expect(sent).toHaveLength(1)
  })

  it('wait for the end of quiet hours, and are one then', async () => {
    const quiet = mergedNotifications(usualNotifications, { quiet: { from: '09:00', to: '12:00' } })
    const { deps, sent, remind, deliver } = await browsers({ notifications: quiet })
    await subscribeToPush(deps, at(1), firefox)
    for (const title of ['One', 'Two', 'Three']) await remind(title)
    await deliver()
    expect(sent).toEqual([])
    deps.clock.set('2026-03-05T11:00:00.000Z')
    for (let times = 0; times < 2; times++) await deliver()
    expect(sent).toMatchObject([{ title: '3 things', path: '/notifications' }])
    expect((await listAll(deps, deps.actor.space, notifications.queries.newest, {})).every(({ pushedAt }) => pushedAt !== null)).toBe(true)
  })

  it('are not sent where they are switched off', async () => {
    const off = mergedNotifications(usualNotifications, { kinds: { 'task-reminder': { push: 'off' } } })
    const { deps, sent, remind, deliver } = await browsers({ notifications: off })
    await subscribeToPush(deps, at(1), firefox)
    await remind()
    await deliver()
    expect(sent).toEqual([])
  })
})

describe('a browser that takes push messages', () => {
  it('is known by words, and shows neither its address nor its keys', async () => {
    const { deps } = await browsers()
    const made = await subscribeToPush(deps, at(1), firefox)
    expect(made).toMatchObject({ device: 'Firefox on Linux', isThis: true, reachedAt: null })
    expect(JSON.stringify(await listPushSubscriptions(deps))).not.toMatch(/push\.example|BKey|c2VjcmV0/)
    await endPushSubscription(deps, made.id)
    expect(await listPushSubscriptions(deps)).toEqual([])
    await expect(endPushSubscription(deps, made.id)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is no longer that of whoever was signed in there before', async () => {
    const { deps } = await browsers()
    await subscribeToPush(deps, at(1), firefox)
    const other = { ...deps, actor: { ...deps.actor, accountId: 'oskar', space: 'oskar' } }
    await subscribeToPush(other, at(1), firefox)
    expect(await listAll(deps, account.id, pushSubscriptions.queries.oldest, {})).toEqual([])
    expect(await listPushSubscriptions(other)).toHaveLength(1)
  })

  it('makes room for a newer one beyond twenty', async () => {
    const { deps } = await browsers()
    for (let n = 0; n < 21; n++) {
      deps.clock.advance({ seconds: 1 })
      await subscribeToPush(deps, at(n), firefox)
    }
    expect(await listPushSubscriptions(deps)).toHaveLength(20)
    expect(await deps.directory.find('push-endpoint', `digest of ${at(0).endpoint}`, '2026-03-05T10:00:00.000Z')).toBeNull()
  })

  it.each([
    ['http://push.example/1', 'not_https'],
    ['https://push.example:22/1', 'odd_port'],
    ['https://10.0.0.7/1', 'refused-address'],
    ['https://ines:secret@push.example/1', 'refused-address'],
  ])('is refused in words where nothing would be sent to its push service: %s', async (endpoint, code) => {
    const { deps } = await browsers()
    await expect(subscribeToPush(deps, { ...at(1), endpoint }, firefox)).rejects.toMatchObject({
      details: { faults: [{ pointer: '/endpoint', code, message: expect.stringContaining('Nothing is sent to this push service') }] },
    })
    expect(await listPushSubscriptions(deps)).toEqual([])
  })

  it.each([
    'https://push.example:443/1',
    'https://push.example:8443',
    'https://updates.push.example/wpush/v2/gAAA?x=1',
    'http://named.example:22/1',
  ])('may have its push service at %s', async (endpoint) => {
    const { deps } = await browsers()
    expect(await subscribeToPush(deps, { ...at(1), endpoint }, firefox)).toMatchObject({ isThis: true })
  })

  it.each([{ endpoint: 'ftp://push.example' }, { endpoint: 'javascript:1' }, { keys: { p256dh: 'no space', auth: 'x' } }, { more: 1 }])(
    'is refused when it is no such: %j',
    async (wrong) => {
      const { deps } = await browsers()
      await expect(subscribeToPush(deps, { ...at(1), ...wrong }, firefox)).rejects.toMatchObject({ code: 'validation' })
    },
  )
})
