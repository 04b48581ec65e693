import type { ErrorSink } from '@throughline/core/monitoring'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface ReportedError {
  name: string
  message: string
  tags: Record<string, string>
  /** The whole of what came, as text. */
  text: string
}

export interface ErrorSinkHarness {
  sink: ErrorSink
  /** What the service has got, once there are so many. */
  reports(count: number): Promise<ReportedError[]>
  /** From now on the service answers so. */
  answers(status: number, headers?: Record<string, string>): void
  stop(): Promise<void>
}

/** Texts here are ASCII. */
const utf8 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

/** What every implementation of the ErrorSink port must do. */
export function errorSinkContract(name: string, open: () => Promise<ErrorSinkHarness>) {
  describe(`${name} as ErrorSink`, () => {
    let harness: ErrorSinkHarness
    let sink: ErrorSink
    beforeAll(async () => {
      harness = await open()
      sink = harness.sink
    })
    afterAll(() => harness.stop())

    const envelope = (message: string, dsn = sink.dsn, type = 'event') => {
      const event = JSON.stringify({ event_id: 'a'.repeat(32), exception: { values: [{ type: 'Error', value: message }] } })
      return utf8(`${JSON.stringify({ event_id: 'a'.repeat(32), dsn })}\n${JSON.stringify({ type })}\n${event}`)
    }

    it('reports a fault of the server, with what was being done, and its cause', async () => {
      sink.report(new TypeError('No such thing', { cause: new RangeError('Too far') }), {
        event: 'request-failed',
        route: '/tasks/{id}',
        method: 'GET',
      })
      const [report] = await harness.reports(1)
      expect(report).toMatchObject({ tags: { event: 'request-failed', route: '/tasks/{id}', method: 'GET' } })
      expect(report?.text).toContain('TypeError')
      expect(report?.text).toContain('RangeError')
    })

    it('reports no word that a person wrote', async () => {
      sink.report(new Error('There is no goal “Leave the firm” of ines@post.example'), { event: 'request-failed' })
      const { text } = (await harness.reports(2))[1] as ReportedError
      expect(text).toContain('There is no goal … of …')
      expect(text).not.toMatch(/Leave the firm|post\.example/)
    })

    it('reports what is no error, and throws nothing', async () => {
      for (const odd of ['a text', null, undefined, { some: 'thing' }]) sink.report(odd, { event: 'chore-failed', chore: 'mail' })
      expect(await harness.reports(6)).toHaveLength(6)
    })

    it('passes on what a browser reports', async () => {
      await sink.pass(envelope('In the browser'))
      expect((await harness.reports(7))[6]).toMatchObject({ message: 'In the browser' })
    })

    it.each([
      ['for another service', () => envelope('x', 'https://key@elsewhere.example/1')],
      ['for nobody', () => envelope('x', '')],
      ['of a kind that pages do not send', () => envelope('x', undefined, 'attachment')],
      ['that is none', () => utf8('not an envelope')],
      ['with nothing in it', () => utf8(`${JSON.stringify({ dsn: sink.dsn })}\n`)],
      ['of nothing at all', () => utf8('')],
    ])('passes on no report %s', async (_, made) => {
      await expect(sink.pass(made())).rejects.toMatchObject({ code: 'validation' })
      expect(await harness.reports(7)).toHaveLength(7)
    })

    it('says when the service takes no more, and when it does not take it', async () => {
      harness.answers(429, { 'retry-after': '17' })
      await expect(sink.pass(envelope('x'))).rejects.toMatchObject({ code: 'rate-limited', details: { retryAfter: 17 } })
      harness.answers(500)
      await expect(sink.pass(envelope('x'))).rejects.toMatchObject({ code: 'unavailable' })
    })
  })
}
