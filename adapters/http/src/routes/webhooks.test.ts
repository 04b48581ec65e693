import { isDeepStrictEqual } from 'node:util'
import { fakeOutbound } from '@throughline/contracts'
import { createInterviewMemory } from '@throughline/core/interview'
import { createRecordReader, kinds } from '@throughline/core/kinds'
import { createDayMemory } from '@throughline/core/progress'
import { createWebhookRunner, WebhookMessage } from '@throughline/core/webhook'
import { expect, it } from 'vitest'
import { ask, read, testApp } from '../test-app.ts'
import { everythingOf } from '../test-everything.ts'
import { recordsReadAlone } from '../test-operations.ts'

const HOOK = { url: 'https://hooks.example/ines', events: ['*'] }

async function withWebhook() {
  const outbound = fakeOutbound({ status: 200, text: 'ok' })
  const made = testApp({ outbound })
  const ines = await made.signUp()
  const post = (path: string, body?: object) => ines.ask(path, { method: 'POST', ...(body && { body }) })
  const webhook = await read(await post('/webhooks', HOOK))
  const memories = { dayMemory: createDayMemory(), interviewMemory: createInterviewMemory(), giveWay: async () => {} }
  const runner = createWebhookRunner({
    ...{ ...made.deps, readRecord: createRecordReader({ ...made.deps, ...memories, kinds }) },
    failed: (error) => expect.fail(String(error)),
  })
  const look = async () => {
    await runner.run()
    await runner.settled()
  }
  return { ...made, outbound, ines, post, webhook, look, path: `/webhooks/${webhook.id}` }
}

it('tells a program of every kind of record as its GET answers it, and the secret of nothing', async () => {
  const { app, deps, signUp, ines, outbound, look } = await withWebhook()
  const ids = await everythingOf(deps, ines, await signUp())
  const edits = {
    '/me': { name: 'Ines' },
    '/practice/settings': { newPerDay: 3 },
    [`/discussions/${ids.discussions}`]: { title: 'Drafts' },
  }
  for (const [path, body] of Object.entries(edits)) await ines.ask(path, { method: 'PATCH', body })
  const { token } = await read(await ines.ask('/tokens', { method: 'POST', body: { name: 'Backup', scopes: ['*'] } }))
  await look()
  const told = outbound.asked.filter(({ url }) => url === HOOK.url).map(({ body }) => JSON.parse(String(body)))
  // Each is an event that the description lists, and looks as it says.
  for (const message of told) expect(WebhookMessage.safeParse(message).error, message.type).toBeUndefined()
  const alone = await recordsReadAlone(await read(await ask(app, '/openapi.json')), ines, ids)
  expect(alone.length).toBeGreaterThan(30)
  const untold = alone.filter(({ record }) => !told.some(({ data }) => isDeepStrictEqual(data.record, record)))
  // Their addresses are secrets.
  expect(untold.map(({ operationId }) => operationId).sort()).toEqual(['getCalendarFeed', 'getWebhook'])
  const said = told.find(({ type }) => type === 'message.created')
  expect(said?.data.spaceId).toBe(ids.discussions)
  const ofToken = told.findLast(({ type }) => type === 'api-token.created')
  expect(ofToken?.data).toEqual({ id: expect.any(String), version: 1, kind: 'api-token', record: null })
  for (const secret of [token, HOOK.url, ...untold.map(({ record }) => record.url)]) expect(JSON.stringify(told)).not.toContain(secret)
})

it('lets tokens look after webhooks, and neither make one nor change where it leads', async () => {
  const { app, ines, path, post } = await withWebhook()
  const { token } = await ines.json('/tokens', { method: 'POST', body: { name: 'Ops', scopes: ['*'] } })
  const byToken = async (method: string, at: string, body?: object) =>
    (await ask(app, at, { method, ...(body && { body }), headers: { authorization: `Bearer ${token}` } })).status
  expect([await byToken('POST', '/webhooks', HOOK), await byToken('POST', `${path}/secret-rotations`)]).toEqual([403, 403])
  expect(await byToken('PATCH', path, { url: 'https://else.example/' })).toBe(403)
  expect(await byToken('PATCH', path, { active: false })).toBe(200)
  expect([await byToken('GET', path), await byToken('POST', `${path}/tests`), await byToken('DELETE', path)]).toEqual([200, 201, 204])
  expect((await post(`${path}/tests`)).status).toBe(404)
})

it('keeps no secret under an Idempotency-Key, and makes one webhook with it', async () => {
  const { ines } = await withWebhook()
  const again = () => ines.ask('/webhooks', { method: 'POST', body: HOOK, headers: { 'idempotency-key': 'once' } })
  expect([(await again()).status, (await again()).status]).toEqual([201, 409])
  expect((await ines.json('/webhooks')).items).toHaveLength(2)
})

it('knows by its tag whether it still goes as it did', async () => {
  const { ines, outbound, path, look, post } = await withWebhook()
  const tag = (await ines.ask(path)).headers.get('etag') ?? ''
  const since = async () => (await ines.ask(path, { headers: { 'if-none-match': tag } })).status
  expect(await since()).toBe(304)
  outbound.answer(HOOK.url, { status: 500 })
  await post('/tasks', { title: 'Send Ana the draft' })
  await look()
  expect([await since(), (await ines.json(path)).failingSince]).toEqual([200, '2026-03-05T09:00:00.000Z'])
})
