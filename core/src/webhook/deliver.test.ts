import { fakeSealer } from '@throughline/contracts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEntry, journalEntries } from '../journal/index.ts'
import { eventFor, nowText, revised } from '../kernel/index.ts'
import { deleteTask, editTask } from '../task/index.ts'
import { readWebhook } from './read-webhooks.ts'
import { webhooks } from './schema.ts'
import { HOOK, happen, hooked, idsOf, logOf, noticed, pass, runnerOf, sentTo, verified, webhookDeps } from './test-webhook.ts'

afterEach(() => void vi.useRealTimers())

describe('what happens', () => {
  it('is sent with the record as it is, signed so that the published library believes it', async () => {
    const deps = await webhookDeps()
    const { run, secret, id } = await hooked(deps)
    const task = await happen(deps)
    await run()
    const [sent, ...others] = sentTo(deps)
    expect(others).toEqual([])
    expect(verified(secret, sent)).toEqual({
      type: 'task.created',
      timestamp: '2026-03-05T09:00:00.000Z',
      data: { id: task.id, version: 1, kind: 'task', record: JSON.parse(JSON.stringify(task)) },
    })
    expect(() => verified(secret, { headers: sent?.headers ?? {}, body: `${sent?.body} ` })).toThrow('No matching signature')
    expect(await logOf(deps, id)).toMatchObject([
      { type: 'task.created', status: 'delivered', attempts: 1, responseStatus: 200, answer: 'ok', nextAttemptAt: null },
    ])
  })

  it('is sent as far as it was asked for, in order, and nothing from before', async () => {
    const deps = await webhookDeps()
    await happen(deps, 'Before')
    const { run } = await hooked(deps, { events: ['task.updated', 'task.deleted', 'goal.*'] })
    const { id } = await happen(deps)
    await editTask(deps, id, { title: 'Send Ana both drafts' })
    await deleteTask(deps, id)
    await run()
    const told = sentTo(deps).map(({ body }) => JSON.parse(body))
    expect(told.map(({ type, data }) => [type, data.version])).toEqual([
      ['task.updated', 2],
      ['task.deleted', 3],
    ])
    // By now it lies in the trash.
    expect(told.map(({ data }) => data.record)).toEqual([null, null])
  })

  it('is signed with the same secret after the key of the install has changed, and the secret is sealed anew', async () => {
    const deps = await webhookDeps()
    const { secret, id } = await hooked(deps)
    const later = { ...deps, sealer: fakeSealer(1) }
    const kept = async () => (await deps.store.get(deps.actor.space, webhooks, id))?.secret ?? ''
    expect(later.sealer.renewed(await kept(), `webhook:${id}`)).not.toBeNull()
    await happen(deps)
    await runnerOf(later)()
    expect(verified(secret, sentTo(deps)[0])).toMatchObject({ type: 'task.created' })
    expect(later.sealer.renewed(await kept(), `webhook:${id}`)).toBeNull()
    expect(later.sealer.open(await kept(), `webhook:${id}`)).toBe(secret)
  })

  it('is heard of at once by a server that has just begun', async () => {
    const deps = await webhookDeps()
    const { run } = await hooked(deps)
    for (let look = 0; look < 2; look++) {
      deps.clock.advance({ seconds: 20 })
      await run()
    }
    await run.runner.close()
    deps.clock.advance({ seconds: 5 })
    const again = runnerOf(deps)
    await again()
    await happen(deps)
    await again.runner.settled()
    expect(sentTo(deps)).toHaveLength(1)
  })

  it('is told one that was being made while a server began, from its making on', async () => {
    const deps = await webhookDeps()
    const save = deps.store.save.bind(deps.store)
    vi.spyOn(deps.store, 'save').mockImplementation(async (...saving) => {
      if (saving[1] === webhooks) await runnerOf(deps)()
      await save(...saving)
    })
    await hooked(deps)
    await happen(deps)
    for (let look = 0; look < 2; look++) {
      deps.clock.advance({ seconds: 31 })
      await runnerOf(deps)()
    }
    expect(sentTo(deps)).toHaveLength(1)
    await happen(deps, 'Print it')
    deps.clock.advance({ seconds: 31 })
    await runnerOf(deps)()
    expect(sentTo(deps)).toHaveLength(2)
  })

  it('tells of a sealed entry that it is one, and nothing in it', async () => {
    const deps = await webhookDeps()
    const { run } = await hooked(deps, { events: ['*'] })
    const entry = await createEntry(deps, { body: 'Open for all to read' })
    await run()
    const sealed = { iv: 'a'.repeat(16), data: 'cGh5c2ljcw' }
    const next = revised(entry, { body: '', sealed }, nowText(deps))
    const event = eventFor(deps, 'journal-entry.updated', next)
    await deps.store.save(deps.actor.space, journalEntries, next, { expectedVersion: entry.version, events: [event] })
    await run()
    const [open, shut] = sentTo(deps)
      .filter(({ body }) => body.includes('"journal-entry'))
      .map(({ body }) => JSON.parse(body))
    expect(open.data.record.body).toBe('Open for all to read')
    expect(shut.data).toEqual({ id: entry.id, version: next.version, kind: 'journal-entry', omitted: 'sealed', record: null })
  })

  it('is told without the record where that is longer than 256 KB', async () => {
    const deps = await webhookDeps()
    const { run } = await hooked(deps, { events: ['journal-entry.*'] })
    await createEntry(deps, { body: '\u{1f9f5}'.repeat(40_000) })
    await createEntry(deps, { body: 'ß'.repeat(100_000) })
    await createEntry(deps, { body: '線'.repeat(100_000) })
    await run()
    expect(sentTo(deps).map(({ body }) => JSON.parse(body).data.omitted)).toEqual([undefined, undefined, 'too-large'])
  })

  it('is noted once and sent once, however many processes look', async () => {
    const deps = await webhookDeps()
    const { id, run } = await hooked(deps)
    await run()
    const runs = [run, runnerOf(deps), runnerOf(deps)]
    for (let n = 0; n < 30; n++) await happen(deps, `Task ${n}`)
    deps.clock.advance({ seconds: 31 })
    await Promise.all(runs.map((each) => each()))
    await run.runner.settled()
    const log = await logOf(deps, id)
    expect(log).toHaveLength(30)
    expect(log.every(({ status, attempts }) => status === 'delivered' && attempts === 1)).toBe(true)
    expect(new Set(idsOf(sentTo(deps))).size).toBe(30)
    expect(sentTo(deps)).toHaveLength(30)
  })

  it('is sent as soon as it happens by a process that has looked before, without its next round', async () => {
    const deps = await webhookDeps()
    const { run } = await hooked(deps)
    await run()
    await happen(deps)
    await vi.waitFor(() => expect(sentTo(deps)).toHaveLength(1))
    await run.runner.close()
    await happen(deps)
    await run.runner.run()
    await run.runner.settled()
    expect(sentTo(deps)).toHaveLength(1)
  })

  it('while the server was down is sent once it is up, once', async () => {
    const deps = await webhookDeps()
    const { run } = await hooked(deps)
    await run()
    await run.runner.close()
    for (let n = 0; n < 5; n++) await happen(deps, `Task ${n}`)
    deps.clock.advance({ hours: 48 })
    for (let n = 0; n < 3; n++) {
      await runnerOf(deps)()
      deps.clock.advance({ minutes: 1 })
    }
    expect(sentTo(deps)).toHaveLength(5)
  })
})

describe('what does not get through', () => {
  it('is tried ten times over three days under the same id, and then the webhook is off and its person told', async () => {
    const deps = await webhookDeps()
    deps.outbound.answer(HOOK, { status: 500, text: 'broken' })
    const { id, run } = await hooked(deps)
    await happen(deps)
    const begun = deps.clock.now()
    const hours: number[] = []
    for (let seen = 0; seen < 10; ) {
      await run()
      const { length } = sentTo(deps)
      if (length > seen) hours.push(deps.clock.now().since(begun).total('hours'))
      seen = length
      const nextAttemptAt = (await logOf(deps, id))[0]?.nextAttemptAt ?? null
      if (nextAttemptAt === null) break
      deps.clock.set(nextAttemptAt)
    }
    expect(new Set(idsOf(sentTo(deps))).size).toBe(1)
    expect(hours).toHaveLength(10)
    const meant = [0, 5 / 3600, 305 / 3600, 2105 / 3600, 2.6, 7.6, 17.6, 31.6, 51.6, 75.6]
    for (const [at, hour] of hours.entries())
      expect(Math.abs(hour - (meant[at] as number))).toBeLessThanOrEqual((meant[at] as number) * 0.1 + 0.01)
    await run()
    expect(await logOf(deps, id)).toMatchObject([
      { status: 'failed', attempts: 10, responseStatus: 500, answer: 'broken', nextAttemptAt: null },
    ])
    expect(await readWebhook(deps, id)).toMatchObject({ active: false, offBecause: 'failing' })
    await pass(deps, run, 1)
    expect(await noticed(deps)).toMatchObject([{ what: 'webhook-made' }, { what: 'webhook-failing', detail: 'hooks.example' }])
    await pass(deps, run, 25)
    expect(await noticed(deps)).toEqual([])
    expect(sentTo(deps)).toHaveLength(10)
  })

  it('comes through once the program answers, and the webhook stays on', async () => {
    const deps = await webhookDeps()
    deps.outbound.answer(HOOK, 'unreachable')
    const { id, run } = await hooked(deps)
    await happen(deps)
    await run()
    expect(await logOf(deps, id)).toMatchObject([{ status: 'waiting', fault: 'unreachable', responseStatus: null, attempts: 1 }])
    expect((await readWebhook(deps, id)).failingSince).toBe('2026-03-05T09:00:00.000Z')
    deps.outbound.answer(HOOK, { status: 204 })
    await pass(deps, run, 0.1)
    expect(await logOf(deps, id)).toMatchObject([{ status: 'delivered', fault: null, responseStatus: 204, attempts: 2 }])
    expect(await readWebhook(deps, id)).toMatchObject({ active: true, failingSince: null })
  })

  it('turns off nothing while other things get through', async () => {
    const deps = await webhookDeps()
    const { id, run } = await hooked(deps)
    for (let day = 0; day < 5; day++) {
      deps.outbound.answer(HOOK, { status: 500 })
      await happen(deps, `Lost ${day}`)
      await run()
      deps.outbound.answer(HOOK, { status: 200 })
      await happen(deps, `Found ${day}`)
      await run()
      deps.outbound.answer(HOOK, { status: 500 })
      deps.clock.advance({ hours: 24 })
      await run()
    }
    expect((await readWebhook(deps, id)).active).toBe(true)
  })

  it('waits as long as it is asked to, but no longer than a day', async () => {
    const deps = await webhookDeps()
    const { id, run } = await hooked(deps)
    const waits: string[] = []
    for (const wait of ['3600', 'Thu, 05 Mar 2026 11:00:00 GMT', '999999999', '1', 'soon']) {
      deps.outbound.answer(HOOK, { status: 503, headers: { 'retry-after': wait } })
      await happen(deps)
      await run()
      waits.push((await logOf(deps, id)).at(-1)?.nextAttemptAt ?? '')
    }
    expect(waits.slice(0, 3)).toEqual(['2026-03-05T10:00:00.000Z', '2026-03-05T11:00:00.000Z', '2026-03-06T09:00:00.000Z'])
    for (const soon of waits.slice(3)) expect(soon).toMatch(/^2026-03-05T09:00:0[45]\./)
  })

  it('ends at once where the program is gone', async () => {
    const deps = await webhookDeps()
    deps.outbound.answer(HOOK, { status: 410 })
    const { id, run } = await hooked(deps, { description: 'Board at work' })
    for (let n = 0; n < 3; n++) await happen(deps, `Task ${n}`)
    await run()
    expect(await readWebhook(deps, id)).toMatchObject({ active: false, offBecause: 'gone', offAt: '2026-03-05T09:00:00.000Z' })
    expect((await logOf(deps, id)).every(({ nextAttemptAt }) => nextAttemptAt === null)).toBe(true)
    expect(await noticed(deps)).toMatchObject([{ what: 'webhook-made' }, { what: 'webhook-gone', detail: 'Board at work' }])
    const { length } = sentTo(deps)
    await happen(deps)
    await pass(deps, run, 1)
    expect(sentTo(deps)).toHaveLength(length)
  })

  it('is tried again later, and not for ever, where the fault is ours', async () => {
    const deps = await webhookDeps()
    const { id } = await hooked(deps)
    await happen(deps)
    const run = runnerOf({ ...deps, sealer: { ...deps.sealer, open: () => null } })
    for (let look = 0; look < 10; look++) {
      await expect(run()).rejects.toThrow('another key')
      deps.clock.set((await logOf(deps, id))[0]?.nextAttemptAt ?? nowText(deps))
    }
    expect(await logOf(deps, id)).toMatchObject([{ status: 'failed', attempts: 10, nextAttemptAt: null }])
  })

  it('keeps nobody else waiting: a program that never answers has its own lanes', async () => {
    const deps = await webhookDeps()
    const { send } = deps.outbound
    let answer = () => {}
    const slow = new Promise<void>((resolve) => {
      answer = resolve
    })
    const waiting = {
      ...deps,
      outbound: {
        ...deps.outbound,
        send: async (request: Parameters<typeof send>[0]) => {
          if (request.url.includes('slow')) await slow
          return send(request)
        },
      },
    }
    const { run } = await hooked(waiting, { url: 'https://slow.example/a' })
    await hooked(waiting)
    for (let n = 0; n < 10; n++) await happen(waiting, `Task ${n}`)
    await run.runner.run()
    await vi.waitFor(() => expect(sentTo(deps)).toHaveLength(10))
    answer()
    await run.runner.settled()
    expect(sentTo(deps, 'https://slow.example/a')).toHaveLength(10)
  })
})
