import { createImportReader, type ImportReader } from '@throughline/core/import'
import { AppError, limitless } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { SANDBOX_LIMITS } from '@throughline/core/sandbox'
import { describe, expect, it } from 'vitest'
import { sandboxRequests } from './sandbox.ts'
import { ask, read, testApp } from './test-app.ts'
import { upload } from './test-everything.ts'
import { refusal, sandboxOf } from './test-sandbox.ts'

describe('limits of sandboxes', () => {
  it('five are made from one network in an hour, and ten in a day', async () => {
    const made = testApp()
    const from = async () => (await ask(made.app, '/sandboxes', { method: 'POST' })).status
    for (let n = 0; n < 5; n++) expect(await from()).toBe(201)
    expect(await from()).toBe(429)
    made.clock.advance({ hours: 1 })
    for (let n = 0; n < 5; n++) expect(await from()).toBe(201)
    made.clock.advance({ hours: 1 })
    const refused = await ask(made.app, '/sandboxes', { method: 'POST' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    made.clock.advance({ hours: 23 })
    expect(await from()).toBe(201)
  })

  it('so many are made from one site of IPv6 in a day, however many networks it has', async () => {
    const made = testApp({ limiter: limitless, trustProxy: true })
    let network = 0
    const from = async (site: string) => {
      const headers = { 'x-forwarded-for': `${site}:${(++network).toString(16)}::1` }
      return (await ask(made.app, '/sandboxes', { method: 'POST', headers })).status
    }
    for (let n = 0; n < SANDBOX_LIMITS.perDayOfSite; n++) expect(await from('2001:db8:7')).toBe(201)
    expect([await from('2001:db8:7'), await from('2001:db8:8')]).toEqual([429, 201])
  })

  it('who is told that there is no room has used up nothing', async () => {
    const made = testApp({ limiter: limitless, trustProxy: true })
    const make = (address: string) => ask(made.app, '/sandboxes', { method: 'POST', headers: { 'x-forwarded-for': address } })
    for (let n = 0; n < SANDBOX_LIMITS.living; n++) await make(`192.0.2.${n}`)
    for (let n = 0; n <= SANDBOX_LIMITS.perDay; n++) expect((await make('198.51.100.1')).status).toBe(503)
    made.clock.advance({ hours: 1 })
    const { fill } = made.deps.sandboxing.sample
    made.deps.sandboxing.sample.fill = () => Promise.reject(new AppError('unavailable', 'Too many are being made right now.'))
    for (let n = 0; n <= SANDBOX_LIMITS.perDay; n++) expect((await make('198.51.100.1')).status).toBe(503)
    made.deps.sandboxing.sample.fill = fill
    expect((await make('198.51.100.1')).status).toBe(201)
  })

  it('files of all of them are read one at a time: people have their turn', async () => {
    const reading = Promise.withResolvers<void>()
    const reader = createImportReader(kinds)
    let underWay = 0
    const slow: ImportReader = {
      ...reader,
      async preview(...args) {
        underWay++
        await reading.promise
        return reader.preview(...args)
      },
    }
    const made = testApp({ reader: slow })
    const [a, b, ines] = [await sandboxOf(made), await sandboxOf(made), await made.signUp()]
    const preview = (who: Pick<typeof ines, 'ask'>) =>
      who.ask('/imports?format=todoist-csv&preview=true', { method: 'POST', body: upload() })
    const first = preview(a)
    await expect.poll(() => underWay).toBe(1)
    expect(await refusal(await preview(b))).toEqual([503, '/problems/unavailable'])
    const hers = preview(ines)
    await expect.poll(() => underWay).toBe(2)
    reading.resolve()
    expect([(await first).status, (await hers).status, (await preview(b)).status]).toEqual([200, 200, 200])
  })

  it('there are so many at a time: one that nobody uses makes room, one in use does not', async () => {
    const made = testApp({ limiter: limitless, trustProxy: true })
    let network = 0
    const make = () => ask(made.app, '/sandboxes', { method: 'POST', headers: { 'x-forwarded-for': `192.0.2.${++network}` } })
    const { token } = await read(await make())
    for (let n = 1; n < SANDBOX_LIMITS.living; n++) await make()
    const refused = await make()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '600'])
    made.clock.advance({ minutes: 59 })
    const used = () => ask(made.app, '/tasks', { headers: { authorization: `Bearer ${token}` } })
    await used()
    expect((await make()).status).toBe(503)
    made.clock.advance({ minutes: 1 })
    expect([(await make()).status, (await used()).status]).toEqual([201, 200])
  })

  it('so much is written into one, whatever it is, and a reset makes room', async () => {
    const made = testApp({ limiter: limitless })
    const box = await sandboxOf(made)
    const body = { body: 'x'.repeat(60_000) }
    let status = 201
    let written = 0
    for (; status === 201 && written < 200; written++) status = (await box.ask('/journal-entries', { method: 'POST', body })).status
    expect([status, written < 80]).toEqual([409, true])
    const state = await box.json('/sandbox')
    expect(state.bytes.left).toBeLessThan(200_000)
    const task = { title: 'Fill what is left', notes: 'y'.repeat(16_000) }
    for (status = 201, written = 0; status === 201 && written < 20; written++)
      status = (await box.ask('/tasks', { method: 'POST', body: task })).status
    expect(status).toBe(409)
    expect((await box.ask('/sandbox/reset', { method: 'POST' })).status).toBe(200)
    expect((await box.ask('/journal-entries', { method: 'POST', body })).status).toBe(201)
    expect((await box.json('/sandbox')).bytes.left).toBeGreaterThan(4_000_000)
  })

  it('so often something is written', async () => {
    const made = testApp({ limiter: limitless })
    const box = await sandboxOf(made)
    const operations = Array.from({ length: 100 }, (_, n) => ({ method: 'POST', path: '/tasks', body: { title: `Task ${n}` } }))
    const statuses: number[] = []
    for (let n = 0; n < 21; n++)
      statuses.push(
        ...(await box.json('/batch', { method: 'POST', body: { operations } })).results.map(({ status }: { status: number }) => status),
      )
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(SANDBOX_LIMITS.changes)
    expect(statuses.at(-1)).toBe(409)
    expect((await box.json('/sandbox')).changes).toEqual({ left: 0, of: SANDBOX_LIMITS.changes })
    expect((await box.ask('/tasks')).status).toBe(200)
  })

  it('so often is asked in a minute, each part of a batch among it', async () => {
    const made = testApp()
    const box = await sandboxOf(made)
    const operations = Array.from({ length: 100 }, () => ({ method: 'GET', path: '/me' }))
    await box.ask('/batch', { method: 'POST', body: { operations } })
    const { results } = await box.json('/batch', { method: 'POST', body: { operations } })
    expect(results.filter(({ status }: { status: number }) => status === 429).length).toBeGreaterThan(75)
    expect((await box.ask('/me')).status).toBe(429)
    made.clock.advance({ seconds: sandboxRequests.windowSeconds })
    expect((await box.ask('/me')).status).toBe(200)
  })

  it('so long is a body, and a file', async () => {
    const box = await sandboxOf(testApp())
    expect(await refusal(await box.ask('/journal-entries', { method: 'POST', body: { body: 'x'.repeat(70_000) } }))).toEqual([
      413,
      '/problems/too-large',
    ])
    const form = new FormData()
    form.set('file', new Blob(['x'.repeat(70_000)]))
    expect(await refusal(await box.ask('/imports?format=todoist-csv', { method: 'POST', body: form }))).toEqual([
      413,
      '/problems/too-large',
    ])
  })

  it('so many streams are open: the oldest makes room', async () => {
    const box = await sandboxOf(testApp())
    const readers = []
    for (let n = 0; n <= SANDBOX_LIMITS.streams; n++) {
      const reader = ((await box.ask('/events')).body as ReadableStream<Uint8Array>).getReader()
      await reader.read()
      readers.push(reader)
    }
    expect(await readers[0]?.read()).toMatchObject({ done: true })
    for (const reader of readers) await reader.cancel()
  })

  it('so often one begins anew', async () => {
    const made = testApp({ limiter: limitless })
    const box = await sandboxOf(made)
    for (let n = 0; n < SANDBOX_LIMITS.resets; n++) expect((await box.ask('/sandbox/reset', { method: 'POST' })).status).toBe(200)
    expect(await refusal(await box.ask('/sandbox/reset', { method: 'POST' }))).toEqual([409, '/problems/conflict'])
  })
})
