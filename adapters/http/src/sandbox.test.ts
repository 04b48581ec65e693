import { atEveryStep, fakeOutbound, faulty, interrupted } from '@throughline/contracts'
import { limitless, listAll } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { purgeAccounts } from '@throughline/core/leaving'
import { purgeSandboxes, SANDBOX_LIMITS, SANDBOXES, sandboxes } from '@throughline/core/sandbox'
import { describe, expect, it, vi } from 'vitest'
import { routes } from './operations.ts'
import { isInSandbox } from './sandbox.ts'
import { ask, ORIGIN, read, testApp } from './test-app.ts'
import { upload } from './test-everything.ts'
import { refusal, sandboxOf } from './test-sandbox.ts'

const outside = [403, '/problems/not-in-sandbox']
const titles = async ({ json }: Pick<Awaited<ReturnType<typeof sandboxOf>>, 'json'>) =>
  (await json('/tasks')).items.map(({ title }: { title: string }) => title)

describe('a sandbox', () => {
  it('is made without an account: with a token, sample data and a day to live', async () => {
    const made = testApp()
    const response = await ask(made.app, '/sandboxes', { method: 'POST', body: { timeZone: 'Europe/Berlin' } })
    expect([response.status, response.headers.get('location'), response.headers.get('set-cookie')]).toEqual([201, '/api/v1/sandbox', null])
    const { token, ...state } = await read(response)
    expect(token).toMatch(/^tl_pat_/)
    expect(state).toMatchObject({ expiresAt: '2026-03-06T09:00:00.000Z', timeZone: 'Europe/Berlin', resets: { left: 20, of: 20 } })
    const box = await sandboxOf(made)
    expect(await titles(box)).toEqual(['Try the API'])
    expect(await box.json('/sandbox')).toMatchObject({ expiresAt: '2026-03-06T09:00:00.000Z', timeZone: 'UTC' })
  })

  it('is one of its own: it reads and changes nothing of another, nor of an account', async () => {
    const made = testApp()
    const ines = await made.signUp()
    const [a, b] = [await sandboxOf(made), await sandboxOf(made)]
    for (const owner of [ines, b]) {
      const { id } = await owner.json('/tasks', { method: 'POST', body: { title: 'Send Ana the draft' } })
      expect(await refusal(await a.ask(`/tasks/${id}`))).toEqual([404, '/problems/not-found'])
      expect(await refusal(await a.ask(`/tasks/${id}`, { method: 'PATCH', body: { title: 'Mine' } }))).toEqual([404, '/problems/not-found'])
    }
    expect((await a.json('/search?q=draft')).items).toEqual([])
    expect(await titles(a)).toEqual(['Try the API'])
    const { id } = await a.json('/tasks', { method: 'POST', body: { title: 'Written in the sandbox' } })
    expect((await ines.ask(`/tasks/${id}`)).status).toBe(404)
    expect((await ines.json('/search?q=sandbox')).items).toEqual([])
  })

  it('is not mixed up with who is signed in: with its token, the cookie of the browser says nothing', async () => {
    const made = testApp()
    const ines = await made.signUp()
    const box = await sandboxOf(made)
    const both = { cookie: ines.cookie, origin: ORIGIN }
    expect((await read(await box.ask('/me', { headers: both }))).email).toMatch(/@sandbox\.invalid$/)
    await box.ask('/tasks', { method: 'POST', body: { title: 'Of the sandbox' }, headers: both })
    expect((await ines.json('/tasks')).items).toEqual([])
    expect(await refusal(await ines.ask('/sandbox'))).toEqual([404, '/problems/not-found'])
    for (const [path, method] of [
      ['/sandbox/reset', 'POST'],
      ['/sandbox', 'DELETE'],
    ] as const)
      expect((await ines.ask(path, { method })).status).toBe(404)
    expect((await ines.ask('/me')).status).toBe(200)
  })

  it('is made for no page of another site', async () => {
    const { app } = testApp()
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    expect(await refusal(await ask(app, '/sandboxes', { method: 'POST', headers: foreign }))).toEqual([403, '/problems/foreign-origin'])
  })

  it('begins anew under the same token, with the time it had left', async () => {
    const made = testApp()
    const box = await sandboxOf(made, { timeZone: 'Europe/Berlin' })
    const { id } = await box.json('/tasks', { method: 'POST', body: { title: 'Written in the sandbox' } })
    const followed = await box.ask('/events')
    made.clock.advance({ hours: 3 })
    const reset = await box.ask('/sandbox/reset', { method: 'POST' })
    expect([reset.status, await read(reset)]).toEqual([
      200,
      expect.objectContaining({ expiresAt: '2026-03-06T09:00:00.000Z', timeZone: 'Europe/Berlin', resets: { left: 19, of: 20 } }),
    ])
    expect([await titles(box), (await box.ask(`/tasks/${id}`)).status]).toEqual([['Try the API'], 404])
    // What followed the old one has an end.
    await followed.text()
    made.clock.advance({ minutes: 2 })
    expect(await purgeSandboxes({ ...made.deps, kinds })).toBe(1)
    expect(await left(made, box.id)).toBe(0)
    expect(await titles(box)).toEqual(['Try the API'])
  })

  it('stays ended when it is ended while it begins anew', async () => {
    const filling = Promise.withResolvers<void>()
    const made = testApp()
    const box = await sandboxOf(made)
    const { fill } = made.deps.sandboxing.sample
    let begun = false
    made.deps.sandboxing.sample.fill = async (...args) => {
      begun = true
      await filling.promise
      return fill(...args)
    }
    const reset = box.ask('/sandbox/reset', { method: 'POST' })
    await expect.poll(() => begun).toBe(true)
    expect((await box.ask('/sandbox', { method: 'DELETE' })).status).toBe(204)
    filling.resolve()
    expect(await refusal(await reset)).toEqual([409, '/problems/conflict'])
    expect((await box.ask('/tasks')).status).toBe(401)
    const { items } = await made.deps.store.list(SANDBOXES, sandboxes.queries.all, {}, { limit: 10 })
    expect(items.map(({ state }) => state)).toEqual(['ended', 'ended'])
  })

  it('is ended by who asks, at once', async () => {
    const made = testApp()
    const box = await sandboxOf(made)
    expect((await box.ask('/sandbox', { method: 'DELETE' })).status).toBe(204)
    expect((await box.ask('/tasks')).status).toBe(401)
    made.clock.advance({ minutes: 2 })
    await purgeSandboxes({ ...made.deps, kinds })
    expect(await left(made, box.id)).toBe(0)
  })
})

/** Records of a space, and of sandboxes. */
async function left({ deps: { store } }: ReturnType<typeof testApp>, space: string): Promise<number> {
  let count = await store.head(space)
  for (const { queries } of kinds) for (const query of [queries.all, queries.trash]) count += await store.count(space, query, {})
  return count + ((await store.get(SANDBOXES, sandboxes, space)) ? 1 : 0)
}

describe('a day later', () => {
  it('the token opens nothing, and a minute later nothing is left', async () => {
    const made = testApp()
    const ines = await made.signUp()
    const box = await sandboxOf(made)
    const { id } = await box.json('/discussions', { method: 'POST', body: { title: 'About the draft' } })
    await box.json(`/discussions/${id}/messages`, { method: 'POST', body: { body: 'Will it hold?' } })
    made.clock.advance({ hours: SANDBOX_LIMITS.hours })
    expect((await box.ask('/tasks')).status).toBe(401)
    expect(await purgeSandboxes({ ...made.deps, kinds })).toBe(0)
    made.clock.advance({ minutes: 1 })
    expect(await purgeSandboxes({ ...made.deps, kinds })).toBe(1)
    expect([await left(made, box.id), await left(made, id)]).toEqual([0, 0])
    expect(await purgeSandboxes({ ...made.deps, kinds })).toBe(0)
    expect((await ines.ask('/me')).status).toBe(200)
  })

  it('nothing is looked for of its address, as nobody could send anything there', async () => {
    const made = testApp()
    await sandboxOf(made)
    made.clock.advance({ hours: 24, minutes: 1 })
    const find = vi.spyOn(made.deps.directory, 'find')
    expect(await purgeSandboxes({ ...made.deps, kinds })).toBe(1)
    expect(find.mock.calls.length).toBeLessThan(20)
  })

  it('all of it goes whichever step the purge stops at, and so does one whose making was stopped', async () => {
    const steps = await atEveryStep(async (plan) => {
      const made = testApp()
      const box = await sandboxOf(made)
      await box.json('/tasks', { method: 'POST', body: { title: 'Send Ana the draft' } })
      made.clock.advance({ hours: 24, minutes: 1 })
      const { store, directory, queue, blobs } = made.deps
      await interrupted(purgeSandboxes({ ...made.deps, kinds, ...faulty({ store, directory, queue, blobs }, plan) }))
      made.clock.advance({ hours: 2 })
      await purgeSandboxes({ ...made.deps, kinds })
      expect(await left(made, box.id)).toBe(0)
    })
    expect(steps).toBeGreaterThan(4)
    const makings = await atEveryStep(async (plan) => {
      const made = testApp()
      const { store, directory, queue } = made.deps
      const stopped = testApp({ ...faulty({ store, directory, queue }, plan), blobs: made.deps.blobs, log: () => {} })
      await ask(stopped.app, '/sandboxes', { method: 'POST' })
      const { items } = await store.list(SANDBOXES, sandboxes.queries.all, {}, { limit: 10 })
      made.clock.advance({ hours: 25 })
      await purgeSandboxes({ ...made.deps, kinds })
      for (const { id } of items) expect(await left(made, id)).toBe(0)
      expect((await listAll({ store }, SANDBOXES, sandboxes.queries.all, {})).length).toBe(0)
      plan.fired ||= false
    })
    expect(makings).toBeGreaterThan(5)
  })

  it('no account goes because of it', async () => {
    const made = testApp()
    const ines = await made.signUp()
    await sandboxOf(made)
    const { id } = await ines.json('/me')
    await made.deps.queue.enqueue({
      id: 'forged',
      type: 'sandbox.purge',
      space: 'purges',
      payload: { id },
      runAt: '2026-03-05T09:00:00.000Z',
    })
    made.clock.advance({ minutes: 2 })
    expect(await purgeSandboxes({ ...made.deps, kinds })).toBe(1)
    expect(await purgeAccounts({ ...made.deps, kinds })).toBe(0)
    expect((await ines.ask('/me')).status).toBe(200)
  })
})

describe('what its token may ask for', () => {
  const persons = routes.filter(({ access }) => access === 'person')

  it('every operation works, or is refused by name', async () => {
    const made = testApp({ limiter: limitless })
    const box = await sandboxOf(made)
    const ids = await sampled(box)
    const worked: string[] = []
    for (const route of persons) {
      const area = route.path.split('/')[1] as keyof typeof ids
      const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? ids[area] ?? ids.id ?? '')
      if (/^(end|reset)Sandbox$/.test(route.operationId)) continue
      const response = await box.ask(path + (route.operationId === 'importFile' ? '?format=todoist-csv' : ''), {
        method: route.method,
        ...(route.body && { body: route.body === 'upload' ? upload() : {} }),
      })
      const status = response.status
      if (route.operationId === 'streamEvents') await response.body?.cancel()
      if (isInSandbox(route)) {
        // What is sent here is no use to some of them.
        expect([route.operationId, status >= 200 && status < 500 && status !== 401 && status !== 403]).toEqual([route.operationId, true])
        if (status < 300) worked.push(route.operationId)
      } else {
        expect([route.operationId, ...(await refusal(response))]).toEqual([route.operationId, ...outside])
      }
    }
    expect(worked.length).toBeGreaterThan(60)
  })

  it('names only operations that there are', () => {
    expect(persons.filter(isInSandbox).length).toBeGreaterThan(180)
    expect(isInSandbox({ operationId: 'nothing' })).toBe(false)
  })

  it.each([
    ...['inviteToDiscussion', 'acceptInvite', 'askFeedback', 'askAttestation', 'makeWebhook', 'testWebhook', 'subscribeToCalendar'],
    ...['subscribeToPush', 'tryNotifications', 'editNotificationSettings', 'askCoach', 'attachFile', 'attachToMessage', 'exportZip'],
    ...['editMe', 'makeToken', 'requestEmailChange', 'changePassword', 'addPasskey', 'beginCheckout', 'makeCalendarFeed', 'addSampleData'],
    ...['getResumePdf', 'exportPacket', 'askDeletion', 'endOtherSessions'],
  ])('not %s', (operationId) => {
    expect(routes.some((route) => route.operationId === operationId)).toBe(true)
    expect(isInSandbox({ operationId })).toBe(false)
  })

  it('nothing more in a batch, where each part is held to it', async () => {
    const box = await sandboxOf(testApp())
    const operations = [
      { method: 'POST', path: '/tasks', body: { title: 'In a batch' } },
      { method: 'PATCH', path: '/me', body: { name: 'Mallory' } },
      { method: 'PATCH', path: '/notification-settings', body: { kinds: { 'task-reminder': { mail: 'instant' } } } },
    ]
    const { results } = await box.json('/batch', { method: 'POST', body: { operations } })
    expect(results.map(({ status, body }: { status: number; body: { type?: string } }) => [status, body.type])).toEqual([
      [201, undefined],
      outside,
      outside,
    ])
  })

  it('nothing leaves: no request to another server, whatever is asked', async () => {
    const asked: unknown[] = []
    const outbound = fakeOutbound({ text: 'x' })
    const watched = new Proxy(outbound, {
      get:
        (target, name) =>
        (...args: unknown[]) => {
          asked.push(args)
          return (Reflect.get(target, name) as (...args: unknown[]) => unknown)(...args)
        },
    })
    const made = testApp({ limiter: limitless, outbound: watched })
    const box = await sandboxOf(made)
    for (const [path, body] of [
      ['/calendar-subscriptions', { url: 'http://169.254.169.254/latest' }],
      ['/webhooks', { url: 'http://127.0.0.1:1', events: ['*'] }],
      ['/experiences', { kind: 'project', position: 'x', url: 'http://127.0.0.1:1' }],
      ['/tasks', { title: 'http://127.0.0.1:1', notes: '![](http://127.0.0.1:1)' }],
    ] as const)
      await box.ask(path, { method: 'POST', body })
    expect(asked).toEqual([])
  })

  it('an archive is no file for it, as one brings settings along', async () => {
    const box = await sandboxOf(testApp())
    for (const format of ['throughline-zip', 'markdown-zip', 'vikunja-zip', 'dayone-zip'])
      expect([format, ...(await refusal(await box.ask(`/imports?format=${format}`, { method: 'POST', body: upload() })))]).toEqual([
        format,
        ...outside,
      ])
    expect((await box.ask('/imports?format=todoist-csv', { method: 'POST', body: upload() })).status).toBe(201)
  })
})

/** Ids of what was made in a sandbox, by what paths call them. */
async function sampled({ json }: Pick<Awaited<ReturnType<typeof sandboxOf>>, 'json'>): Promise<Record<string, string>> {
  const made = async (path: string, body: object): Promise<string> => (await json(path, { method: 'POST', body })).id
  const id = await made('/tasks', { title: 'Send Ana the draft' })
  return {
    id,
    goals: await made('/goals', { title: 'Forecast' }),
    'journal-entries': await made('/journal-entries', { body: 'A day.' }),
    wins: await made('/wins', { title: 'Halved the wait' }),
    stories: await made('/stories', { title: 'The late lorry' }),
    discussions: await made('/discussions', { title: 'About the draft' }),
  }
}

it('where they are switched off, none is made and the token of one opens nothing', async () => {
  const made = testApp()
  const box = await sandboxOf(made)
  const { store, directory, queue, sandboxing } = made.deps
  const off = testApp({ store, directory, queue, sandboxing: { ...sandboxing, mode: 'off' } })
  expect(await refusal(await ask(off.app, '/sandboxes', { method: 'POST' }))).toEqual([403, '/problems/forbidden'])
  const headers = { authorization: `Bearer ${box.token}` }
  expect(await refusal(await ask(off.app, '/tasks', { headers }))).toEqual([403, '/problems/forbidden'])
})
