import { AppError } from '@throughline/core/kernel'
import { describe, expect, it } from 'vitest'
import { ORIGIN, testApp } from './test-app.ts'

/** An install whose errors go somewhere, which notes what came. */
function reporting() {
  const passed: string[] = []
  const refusing: { with: AppError | null } = { with: null }
  const errorSink = {
    ...{ dsn: 'https://key@sentry.example/1', report: () => {}, close: async () => {} },
    async pass(envelope: Uint8Array) {
      if (refusing.with) throw refusing.with
      passed.push(new TextDecoder().decode(envelope))
    },
  }
  const { app } = testApp({ errorSink })
  const send = (body: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', origin: ORIGIN }) =>
    app.request('/monitoring', { method: 'POST', body, headers })
  return { app, passed, refusing, send }
}

describe('/monitoring', () => {
  it('takes what pages of this site report, signed in or not', async () => {
    const { send, passed } = reporting()
    const taken = await send('an envelope')
    expect([taken.status, passed]).toEqual([200, ['an envelope']])
  })

  it('is nowhere where no service is set up', async () => {
    const { app } = testApp()
    for (const method of ['POST', 'GET']) expect((await app.request('/monitoring', { method })).status).toBe(404)
  })

  it('takes nothing from other sites, and nothing that does not say where it is from', async () => {
    const { send, passed } = reporting()
    const foreign = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }, {}]
    for (const headers of foreign) expect((await send('an envelope', headers as Record<string, string>)).status).toBe(403)
    expect(passed).toEqual([])
  })

  it('takes 200 KiB and not a byte more, announced or not', async () => {
    const { app, send, passed } = reporting()
    expect((await send('x'.repeat(200 * 1024))).status).toBe(200)
    expect((await send('x'.repeat(200 * 1024 + 1))).status).toBe(413)
    const unannounced = new Request(`${ORIGIN}/monitoring`, {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: new Blob(['x'.repeat(201 * 1024)]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect((await app.request(unannounced)).status).toBe(413)
    expect(passed).toHaveLength(1)
  })

  it('takes sixty in ten minutes from one address, and tells when again', async () => {
    const { send, passed } = reporting()
    for (let n = 0; n < 60; n++) await send('an envelope')
    const refused = await send('an envelope')
    expect([refused.status, refused.headers.get('retry-after'), passed.length]).toEqual([429, '10', 60])
  })

  it('tells what the service says', async () => {
    const { send, refusing } = reporting()
    refusing.with = new AppError('validation', 'This is no report of an error.')
    expect((await send('x')).status).toBe(422)
    refusing.with = new AppError('rate-limited', 'No more.', { retryAfter: 17 })
    const refused = await send('x')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '17'])
  })

  it('is for sending alone', async () => {
    const { app } = reporting()
    expect((await app.request('/monitoring')).status).toBe(405)
  })
})
