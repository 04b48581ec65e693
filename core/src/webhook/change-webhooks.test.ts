import { afterEach, describe, expect, it, vi } from 'vitest'
import { deletions } from '../account/index.ts'
import { type AppError, newEnvelope, nowText } from '../kernel/index.ts'
import { editWebhook, makeWebhook, rotateSecret } from './change-webhooks.ts'
import { listWebhooks, readWebhook } from './read-webhooks.ts'
import { webhooks } from './schema.ts'
import { HOOK, happen, hooked, idsOf, logOf, noticed, pass, sentTo, verified, type WebhookTestDeps, webhookDeps } from './test-webhook.ts'
import { redeliver, testWebhook } from './try-webhook.ts'

afterEach(() => void vi.useRealTimers())

describe('its person', () => {
  it('changes the secret: for a day both sign, and then the new one alone', async () => {
    const deps = await webhookDeps()
    const { id, secret: old, run } = await hooked(deps)
    const { secret, oldSecretUntil } = await rotateSecret(deps, id)
    expect([secret === old, oldSecretUntil]).toEqual([false, '2026-03-06T09:00:00.000Z'])
    await happen(deps)
    await run()
    const [both] = sentTo(deps)
    expect(both?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    for (const each of [old, secret]) expect(verified(each, both)).toMatchObject({ type: 'task.created' })
    vi.useRealTimers()
    deps.clock.advance({ hours: 24 })
    await happen(deps)
    await run()
    const alone = sentTo(deps).at(-1)
    expect(verified(secret, alone)).toMatchObject({ type: 'task.created' })
    expect(() => verified(old, alone)).toThrow('No matching signature')
  })

  it('goes on being believed under the secret before, where changing it was stopped and asked for again', async () => {
    const deps = await webhookDeps()
    const { id, secret: old, run } = await hooked(deps)
    const asked = { eventId: deps.ids.next() }
    const since = nowText(deps)
    deps.clock.advance({ seconds: 1 })
    const { secret } = await rotateSecret(deps, id, asked)
    deps.clock.advance({ minutes: 2 })
    expect((await rotateSecret(deps, id, { ...asked, since })).secret).toBe(secret)
    await happen(deps)
    await run()
    for (const each of [old, secret]) expect(verified(each, sentTo(deps)[0])).toMatchObject({ type: 'task.created' })
    expect((await noticed(deps)).filter(({ what }) => what === 'webhook-changed')).toHaveLength(1)
  })

  it('keeps the secret that was made last, where an earlier change is asked for once more', async () => {
    const deps = await webhookDeps()
    const { id, run } = await hooked(deps)
    const earlier = { eventId: deps.ids.next(), since: nowText(deps) }
    const { secret: first } = await rotateSecret(deps, id, { eventId: earlier.eventId })
    deps.clock.advance({ minutes: 1 })
    const { secret: last } = await rotateSecret(deps, id, { eventId: deps.ids.next() })
    deps.clock.advance({ minutes: 1 })
    expect((await rotateSecret(deps, id, earlier)).secret).toBe(last)
    await happen(deps)
    await run()
    for (const each of [first, last]) expect(verified(each, sentTo(deps)[0])).toMatchObject({ type: 'task.created' })
  })

  it('goes on being believed under the secret before, where an earlier try is saved only while it is asked for again', async () => {
    const deps = await webhookDeps()
    const { id, secret: old, run } = await hooked(deps)
    const attempt = { eventId: deps.ids.next(), since: nowText(deps) }
    let early: Promise<{ secret: string }> | undefined
    const save: typeof deps.store.save = async (...args) => {
      early ??= rotateSecret(deps, id, { eventId: attempt.eventId })
      await early
      return deps.store.save(...args)
    }
    const { secret } = await rotateSecret({ ...deps, store: { ...deps.store, save } }, id, attempt)
    expect(await early).toMatchObject({ secret })
    await happen(deps)
    await run()
    for (const each of [old, secret]) expect(verified(each, sentTo(deps)[0])).toMatchObject({ type: 'task.created' })
  })

  it('is told of each change of the secret once, though another came in between and the first is asked for again', async () => {
    const deps = await webhookDeps()
    const { id } = await hooked(deps)
    const first = { eventId: deps.ids.next() }
    const since = nowText(deps)
    await rotateSecret(deps, id, first)
    deps.clock.advance({ minutes: 2 })
    await rotateSecret(deps, id, { eventId: deps.ids.next() })
    await rotateSecret(deps, id, { ...first, since })
    expect((await noticed(deps)).filter(({ what }) => what === 'webhook-changed')).toHaveLength(2)
  })

  it('is told of one whose making was stopped, once it is asked for again, and of none twice', async () => {
    const deps = await webhookDeps()
    const asked = { id: deps.ids.next(), url: HOOK, events: ['*'] }
    const { queue } = deps
    const enqueue: typeof queue.enqueue = async (job) => {
      if (job.type === 'account.security') throw new Error('It stops here.')
      return queue.enqueue(job)
    }
    await expect(makeWebhook({ ...deps, queue: { ...queue, enqueue } }, asked)).rejects.toThrow('It stops here.')
    for (let n = 0; n < 2; n++) await expect(makeWebhook(deps, asked)).rejects.toMatchObject({ code: 'conflict' })
    expect(await noticed(deps)).toMatchObject([{ what: 'webhook-made' }])
  })

  it('sends a test, also to one that is off, which says nothing of how it goes', async () => {
    const deps = await webhookDeps()
    const { id } = await hooked(deps)
    await editWebhook(deps, id, { active: false })
    deps.outbound.answer(HOOK, { status: 500, text: `${'n'.repeat(10)}\u0000o` })
    expect(await testWebhook(deps, id)).toMatchObject({
      type: 'webhook.test',
      status: 'failed',
      attempts: 1,
      answer: 'nnnnnnnnnno',
      nextAttemptAt: null,
    })
    expect(await readWebhook(deps, id)).toMatchObject({ active: false, offBecause: null, failingSince: null })
    deps.outbound.answer(HOOK, { status: 200 })
    expect(await testWebhook(deps, id)).toMatchObject({ status: 'delivered' })
  })

  it('has something sent once more, under the id it had', async () => {
    const deps = await webhookDeps()
    const { id, run } = await hooked(deps)
    await happen(deps)
    await run()
    const deliveryId = (await logOf(deps, id))[0]?.id ?? ''
    expect(await redeliver(deps, id, deliveryId)).toMatchObject({ status: 'delivered', attempts: 2 })
    expect(idsOf(sentTo(deps))).toEqual([deliveryId, deliveryId])
    deps.outbound.answer(HOOK, { status: 500 })
    expect(await redeliver(deps, id, deliveryId)).toMatchObject({ status: 'waiting', attempts: 3, tries: 1 })
    deps.outbound.answer(HOOK, { status: 200 })
    await pass(deps, run, 0.1)
    expect(await logOf(deps, id)).toMatchObject([{ status: 'delivered', attempts: 4 }])
  })

  it('turns it off: what waits is not sent any more, nor what happens until it is on again', async () => {
    const deps = await webhookDeps()
    const { id, run } = await hooked(deps)
    deps.outbound.answer(HOOK, { status: 500 })
    await happen(deps, 'Waits')
    await run()
    await editWebhook(deps, id, { active: false })
    deps.outbound.answer(HOOK, { status: 200 })
    await happen(deps, 'While off')
    await pass(deps, run, 1)
    expect(await logOf(deps, id)).toMatchObject([{ status: 'stopped', nextAttemptAt: null }])
    await editWebhook(deps, id, { active: true })
    await happen(deps, 'On again')
    await run()
    expect(sentTo(deps).map(({ body }) => JSON.parse(body).data.record.title)).toEqual(['Waits', 'On again'])
    expect(await noticed(deps)).toMatchObject([{ what: 'webhook-made' }])
  })

  it('who is leaving is spoken for no more, and who stays after all is', async () => {
    const deps = await webhookDeps()
    const { run } = await hooked(deps)
    const { store, actor } = deps
    const leaving = { ...newEnvelope(actor.accountId, nowText(deps)), purgeAt: '2026-03-19T09:00:00.000Z' }
    await store.save(actor.space, deletions, leaving as never, { expectedVersion: 0 })
    await happen(deps)
    await pass(deps, run, 2)
    expect(sentTo(deps)).toEqual([])
    await store.erase(actor.space, deletions, actor.accountId)
    await pass(deps, run, 2)
    expect(sentTo(deps)).toHaveLength(1)
  })

  it('finds thirty days in the log', async () => {
    const deps = await webhookDeps()
    const { id, run } = await hooked(deps)
    await happen(deps)
    await run()
    deps.clock.advance({ hours: 24 * 29 })
    await happen(deps)
    await run()
    expect(await logOf(deps, id)).toHaveLength(2)
    deps.clock.advance({ hours: 25 })
    await run()
    expect(await logOf(deps, id)).toHaveLength(1)
  })
})

describe('making one', () => {
  const making = (deps: WebhookTestDeps, input: object = {}) =>
    makeWebhook(deps, { url: HOOK, events: ['task.*'], ...input }).then(
      () => 'made',
      (error: AppError) => error.details.faults?.map(({ pointer, code }) => `${pointer} ${code}`) ?? error.code,
    )

  it('shows its secret once, and keeps it sealed', async () => {
    const deps = await webhookDeps()
    const { id, secret } = await hooked(deps)
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    for (const shown of [await readWebhook(deps, id), ...(await listWebhooks(deps))]) {
      expect(shown).not.toHaveProperty('oldSecret')
      expect(JSON.stringify(shown)).not.toContain(secret.slice(6, 40))
    }
    const sealed = (await deps.store.get(deps.actor.space, webhooks, id))?.secret ?? ''
    expect(sealed).not.toContain(secret.slice(6, 40))
    expect(deps.sealer.open(sealed, `webhook:${id}`)).toBe(secret)
  })

  it('asks a person for proof of who they are', async () => {
    const deps = await webhookDeps()
    const { id } = await hooked(deps)
    deps.clock.advance({ minutes: 11 })
    expect(await making(deps)).toBe('proof-needed')
    await expect(rotateSecret(deps, id)).rejects.toMatchObject({ code: 'proof-needed' })
    await expect(editWebhook(deps, id, { url: 'https://else.example/' })).rejects.toMatchObject({ code: 'proof-needed' })
    await expect(editWebhook(deps, id, { events: ['*'] })).rejects.toMatchObject({ code: 'proof-needed' })
    expect(await editWebhook(deps, id, { active: false, description: 'Off' })).toMatchObject({ active: false, description: 'Off' })
  })

  it.each([
    ['http://hooks.example/', ['/url not_https']],
    ['https://10.0.0.1/', ['/url refused-address']],
    ['ftp://hooks.example/', ['/url invalid_address']],
    ['http://named.example/', 'made'],
  ])('sends to %s: %j', async (url, outcome) => {
    expect(await making(await webhookDeps(), { url })).toEqual(outcome)
  })

  it.each(['http://hooks.example/', 'https://10.0.0.1/'])('says of %s how an operator allows what they know', async (url) => {
    const refused = makeWebhook(await webhookDeps(), { url, events: ['*'] })
    await expect(refused).rejects.toMatchObject({ details: { faults: [{ message: expect.stringContaining('OUTBOUND_PRIVATE_HOSTS') }] } })
  })

  it('knows what can happen', async () => {
    const deps = await webhookDeps()
    expect(await making(deps, { events: ['task.*', 'tasks.*', 'toString.x'] })).toEqual([
      '/events/1 unknown_event',
      '/events/2 unknown_event',
    ])
    expect(await making(deps, { events: ['task.completed', 'task.nonsense'] })).toEqual(['/events/1 unknown_event'])
    expect(await making(deps, { events: [] })).toEqual(['/events too_small'])
    expect(await making(deps, { events: ['*', 'trash.emptied'] })).toBe('made')
  })

  it('has an end at twenty, and makes none twice under one id', async () => {
    const deps = await webhookDeps()
    const { id } = await hooked(deps)
    expect(await making(deps, { id })).toBe('conflict')
    for (let n = 1; n < 20; n++) expect(await making(deps)).toBe('made')
    expect(await making(deps)).toBe('conflict')
  })

  it('has an end at twenty also for many that are made at once', async () => {
    const deps = await webhookDeps()
    for (let n = 0; n < 15; n++) await making(deps)
    const made = await Promise.all(Array.from({ length: 15 }, () => making(deps)))
    const { length } = await listWebhooks(deps)
    expect(length).toBeLessThanOrEqual(20)
    expect(made.filter((outcome) => outcome === 'made')).toHaveLength(length - 15)
  })

  it('tells who was slower how it is now, and no secret', async () => {
    const deps = await webhookDeps()
    const { id } = await hooked(deps)
    await editWebhook(deps, id, { description: 'Board' })
    const refused = await editWebhook(deps, id, { description: 'Wall' }, { expectedVersion: 1 }).catch((error: AppError) => error)
    expect(refused).toMatchObject({ code: 'stale', details: { current: { description: 'Board' } } })
    expect(JSON.stringify((refused as AppError).details)).not.toContain('secret"')
  })
})
