import { fakeBilling } from '@throughline/contracts'
import { AppError } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { purgeAccounts } from '@throughline/core/leaving'
import { offering as offered, readPlans } from '@throughline/core/subscription'
import { describe, expect, it } from 'vitest'
import { ORIGIN, testApp } from './test-app.ts'

const file = {
  plans: [
    {
      id: 'plus',
      name: 'Plus',
      storage: '2GiB',
      prices: [{ interval: 'month', amount: 500, currency: 'EUR', stripePrice: 'price_month' }],
    },
  ],
  withoutPlan: { storage: '1MiB', coach: false },
}

/** The API of an install that offers plans, and somebody who has been to the page to pay at. */
async function offering() {
  const billing = fakeBilling()
  const read = readPlans(JSON.stringify(file))
  if ('faults' in read) throw new Error(read.faults.join())
  const { app, signUp, clock, deps } = testApp(offered({ offer: { billing, plans: read.plans, publicUrl: ORIGIN }, storageLimit: 2 ** 30 }))
  const ines = await signUp()
  await ines.json('/subscription/checkout', { method: 'POST', body: { plan: 'plus', interval: 'month' } })
  const tell = ({ body, signature }: { body: string; signature: string }, headers: Record<string, string> = {}) =>
    app.request('/billing/stripe', { method: 'POST', body, headers: { 'stripe-signature': signature, ...headers } })
  const pays = (own: object = {}) =>
    billing.has('cus_1', [
      {
        status: 'active',
        price: 'price_month',
        startedAt: '2026-03-05T09:00:00.000Z',
        until: '2026-04-05T09:00:00.000Z',
        endsAt: null,
        unpaidSince: null,
        ...own,
      },
    ])
  return { app, billing, ines, tell, pays, clock, deps }
}

describe('a message of the billing service', () => {
  it('is heard by its signature alone, from wherever it comes', async () => {
    const { billing, ines, tell, pays } = await offering()
    pays()
    const heard = await tell(billing.notice('evt_1', 'cus_1'), { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })
    expect([heard.status, await heard.json()]).toEqual([200, { received: true }])
    expect(await ines.json('/subscription')).toMatchObject({ state: 'active', plan: { id: 'plus' } })
  })

  it('is refused unsigned, and when a byte is another', async () => {
    const { billing, ines, tell, pays, app } = await offering()
    pays()
    const { body, signature } = billing.notice('evt_1', 'cus_1')
    const refused = [await tell({ body: `${body} `, signature }), await app.request('/billing/stripe', { method: 'POST', body })]
    for (const answer of refused)
      expect([answer.status, ((await answer.json()) as { type: string }).type]).toEqual([400, '/problems/not-signed'])
    expect(await ines.json('/subscription')).toMatchObject({ state: 'none' })
  })

  it('is refused unread when it is too long', async () => {
    const { tell } = await offering()
    expect((await tell({ body: 'x'.repeat(512 * 1024 + 1), signature: '' })).status).toBe(413)
  })

  it('asks to be told again when what it is about cannot be asked for', async () => {
    const { billing, tell } = await offering()
    billing.subscriptions = async () => {
      throw new Error('broken')
    }
    expect((await tell(billing.notice('evt_1', 'cus_1'))).status).toBe(500)
  })

  it('is taken nowhere else, and in no other way', async () => {
    const { app } = await offering()
    expect((await app.request('/billing/stripe')).status).toBe(405)
    expect((await app.request('/billing/other', { method: 'POST' })).status).toBe(404)
    expect((await testApp().app.request('/billing/stripe', { method: 'POST' })).status).toBe(404)
  })
})

describe('a plan', () => {
  it('is paid for by oneself alone', async () => {
    const { app, ines, pays } = await offering()
    pays()
    expect(await ines.json('/subscription/now')).toMatchObject({ state: 'active' })
    expect(await ines.json('/subscription/portal', { method: 'POST' })).toEqual({ url: 'https://pay.example/cus_1' })
    const other = await testApp().signUp()
    expect(await other.json('/subscription')).toMatchObject({ isOffered: false })
    expect((await app.request('/api/v1/subscription')).status).toBe(401)
  })

  const form = (bytes: number) => {
    const sent = new FormData()
    sent.set('file', new Blob(['x'.repeat(bytes)]))
    return sent
  }

  it('is not needed to read, edit and take along what one has, whatever state it is in', async () => {
    const { ines, pays } = await offering()
    pays()
    await ines.json('/subscription/now')
    const { id } = await ines.json('/tasks', { method: 'POST', body: { title: 'Send Ana the draft' } })
    const file = await ines.json(`/attachments?taskId=${id}`, { method: 'POST', body: form(2 * 1024 * 1024) })
    const ends = { endsAt: '2026-03-04T09:00:00.000Z' }
    const states = [
      {},
      { status: 'past-due', unpaidSince: '2026-01-01T09:00:00.000Z' },
      { status: 'ended', ...ends },
      { status: 'unfinished' },
    ]
    for (const own of states) {
      pays(own)
      await ines.json('/subscription/now')
      const reads = [
        '/tasks',
        `/tasks/${id}`,
        `/attachments/${file.id}/content`,
        '/exports/throughline.zip',
        '/search?q=draft',
        '/me/storage',
      ]
      for (const path of reads) expect((await ines.ask(path)).status, path).toBe(200)
      expect((await ines.ask(`/tasks/${id}`, { method: 'PATCH', body: { title: 'Send it today' } })).status).toBe(200)
      expect((await ines.ask('/tasks', { method: 'POST', body: { title: 'And one more' } })).status).toBe(201)
    }
  })

  it('gives the room for files that it says, and takes none of what is there when it ends', async () => {
    const { ines, pays } = await offering()
    const { id } = await ines.json('/tasks', { method: 'POST', body: { title: 'Send Ana the draft' } })
    const keep = async () => (await ines.ask(`/attachments?taskId=${id}`, { method: 'POST', body: form(700 * 1024) })).status
    expect([await keep(), await keep()]).toEqual([201, 413])
    pays()
    await ines.json('/subscription/now')
    expect(await keep()).toBe(201)
    expect(await ines.json('/me/storage')).toMatchObject({ limit: 2 * 2 ** 30 })
    pays({ status: 'ended', endsAt: '2026-03-04T09:00:00.000Z' })
    await ines.json('/subscription/now')
    expect(await keep()).toBe(413)
    expect(await ines.json('/me/storage')).toMatchObject({ used: 1400 * 1024, limit: 2 ** 20 })
    expect((await ines.json(`/attachments?taskId=${id}`)).items).toHaveLength(2)
  })

  it('may be what the coach is asked by', async () => {
    const { ines, pays } = await offering()
    const { id } = await ines.json('/discussions', { method: 'POST', body: { title: 'The forecast' } })
    const preview = () =>
      ines.ask(`/discussions/${id}/coach-answers/preview`, { method: 'POST', body: { question: 'What is missing?', attach: [] } })
    expect([await ines.json('/coach'), (await preview()).status]).toEqual([{ model: null }, 403])
    pays()
    await ines.json('/subscription/now')
    expect([await ines.json('/coach'), (await preview()).status]).toEqual([{ model: 'stand-in' }, 200])
  })

  it('is paid no more once its account is gone, which waits for the billing service', async () => {
    const { billing, ines, pays, clock, deps } = await offering()
    pays()
    await ines.json('/subscription/now')
    await ines.ask('/me/deletion', { method: 'POST', body: { address: ines.email } })
    clock.advance({ hours: 24 * 15 })
    const { endAll } = billing
    billing.endAll = async () => {
      throw new AppError('unavailable', 'Not now.')
    }
    await expect(purgeAccounts({ ...deps, kinds })).rejects.toMatchObject({ code: 'unavailable' })
    expect((await billing.subscriptions('cus_1'))?.[0]?.status).toBe('active')
    billing.endAll = endAll
    clock.advance({ hours: 1 })
    expect(await purgeAccounts({ ...deps, kinds })).toBe(1)
    expect((await billing.subscriptions('cus_1'))?.[0]?.status).toBe('ended')
  })
})
