import { type Outbound, OutboundError, type OutboundRequest } from '@throughline/core/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** What a stand-in server is asked, and how it answers. */
export type StandInAnswer =
  | { status: number; headers?: Record<string, string>; body?: string | Uint8Array }
  /** Never ends. */
  | 'silence'
  /** Sends bytes without end. */
  | 'flood'

export interface OutboundHarness {
  outbound: Outbound
  /** Where requests may go: the stand-in server, on an address that was allowed. */
  origin: string
  /** The same server by a name of the public internet that leads to this machine. */
  disguised: string
  answer(path: string, how: StandInAnswer): void
  /** What was asked so far. */
  asked: readonly { method: string; path: string; headers: Record<string, string | undefined>; body: string }[]
  stop(): Promise<void>
}

const limits = { method: 'GET', mostBytes: 10_000, mostMs: 2_000, mostRedirects: 3 } as const

/** Addresses of this machine, of private networks, of machines' own descriptions, and of nobody. */
const notPublic = [
  'http://127.0.0.1:1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[::127.0.0.1]/',
  'http://[::a9fe:a9fe]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b:1::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fec0::1]/',
  'http://[4000::1]/',
  'http://[fe80::1]/',
  'http://[fd00:ec2::254]/',
  'http://[ff02::1]/',
  'http://255.255.255.255/',
  'http://224.0.0.1/',
  'http://localhost/',
  'https://localhost:9999/',
  'https://hooks.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'http://localhost./',
  // No addresses at all.
  'http://[fe80::1%25eth0]/',
  'http://127.0.0.1\u2024/',
  'https://',
  'file:///etc/passwd',
  'ftp://example.org/',
]

/** Of the public internet, at ports of other services. */
const otherServices = [22, 25, 143, 465, 1023, 2375, 3306, 5432, 6000, 6379, 6667, 9200, 11_211, 27_017]

/** What every implementation of the Outbound port must do. */
export function outboundContract(name: string, open: () => Promise<OutboundHarness>) {
  describe(`${name} as Outbound`, () => {
    let harness: OutboundHarness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.stop())

    const send = (path: string, request: Partial<OutboundRequest> = {}) =>
      harness.outbound.send({ ...limits, url: harness.origin + path, ...request })
    const fault = async (sending: Promise<unknown>) => {
      const error = await sending.then(
        () => null,
        (error: unknown) => error,
      )
      return error instanceof OutboundError ? error.fault : error
    }
    const text = ({ body }: { body: Uint8Array }) => String.fromCharCode(...body)

    it('brings an answer with its status, its headers and its bytes', async () => {
      harness.answer('/a', { status: 418, headers: { ETag: '"1"' }, body: 'teapot' })
      const answer = await send('/a', { headers: { 'if-none-match': '"0"' } })
      expect([answer.status, answer.headers.etag, text(answer)]).toEqual([418, '"1"', 'teapot'])
      expect(harness.asked.at(-1)).toMatchObject({ method: 'GET', path: '/a', headers: { 'if-none-match': '"0"' } })
    })

    it('sends a body', async () => {
      harness.answer('/hook', { status: 204 })
      await send('/hook', { method: 'POST', body: '{"Ä":1}', headers: { 'content-type': 'application/json' } })
      expect(harness.asked.at(-1)).toMatchObject({ method: 'POST', body: '{"Ä":1}', headers: { 'content-type': 'application/json' } })
    })

    it.each(notPublic)('asks nothing of %s', async (url) => {
      const before = harness.asked.length
      expect(await fault(send('', { url }))).toBe('refused-address')
      expect(harness.asked.length).toBe(before)
    })

    it.each(otherServices)('asks nothing of port %i', async (port) => {
      const url = `https://calendar.example:${port}/`
      expect(harness.outbound.judge(url)).toBe('refused')
      expect(await fault(send('', { url }))).toBe('refused-address')
    })

    it('asks at the ports of the web, and at those anybody may choose', () => {
      for (const port of ['', ':443', ':80', ':1024', ':4321', ':8080', ':8443', ':9999', ':65535'])
        expect(harness.outbound.judge(`https://calendar.example${port}/`), port).toBe('elsewhere')
    })

    it('asks nothing of a public name that leads to a private address', async () => {
      const before = harness.asked.length
      expect(await fault(send('', { url: `${harness.disguised}/a` }))).toBe('unreachable')
      expect(harness.asked.length).toBe(before)
    })

    it.each([301, 302, 303, 307, 308])('follows a redirect (%i)', async (status) => {
      harness.answer('/from', { status, headers: { location: '/to' } })
      harness.answer('/to', { status: 200, body: 'here' })
      expect(text(await send('/from'))).toBe('here')
    })

    it.each(['http://127.0.0.1:1/', 'http://169.254.169.254/', 'http://[::1]/', 'file:///etc/passwd', 'gopher://example.org/'])(
      'follows none to %s',
      async (location) => {
        harness.answer('/out', { status: 302, headers: { location } })
        expect(await fault(send('/out'))).toBe('refused-address')
      },
    )

    it('follows none to a public name that leads to a private address', async () => {
      harness.answer('/out', { status: 302, headers: { location: `${harness.disguised}/a` } })
      expect(await fault(send('/out'))).toBe('unreachable')
    })

    it('gives up where one leads on and on, and follows none where none may be', async () => {
      harness.answer('/round', { status: 302, headers: { location: '/round' } })
      expect(await fault(send('/round'))).toBe('too-many-redirects')
      expect((await send('/round', { mostRedirects: 0 })).status).toBe(302)
    })

    it('takes no more than it may', async () => {
      harness.answer('/large', { status: 200, body: 'x'.repeat(10_001) })
      expect(await fault(send('/large'))).toBe('too-large')
      harness.answer('/fits', { status: 200, body: 'x'.repeat(10_000) })
      expect((await send('/fits')).body).toHaveLength(10_000)
      harness.answer('/flood', 'flood')
      expect(await fault(send('/flood'))).toBe('too-large')
    })

    it('takes the beginning of an answer where that is enough', async () => {
      const beginning = { mostBytes: 1_000, isCut: true }
      harness.answer('/large', { status: 200, body: 'x'.repeat(10_001) })
      expect((await send('/large', beginning)).body).toHaveLength(1_000)
      harness.answer('/flood', 'flood')
      expect((await send('/flood', beginning)).body).toHaveLength(1_000)
      harness.answer('/fits', { status: 200, body: 'fits' })
      expect(text(await send('/fits', beginning))).toBe('fits')
    })

    it('tells of an address before it is asked whether it is named, refused, or elsewhere', () => {
      const { judge } = harness.outbound
      expect(
        [harness.origin, 'https://calendar.example/a', 'http://10.0.0.1/', 'https://localhost:9999/', 'ftp://a.example/', 'none'].map(
          judge,
        ),
      ).toEqual(['named', 'elsewhere', 'refused', 'refused', 'refused', 'refused'])
    })

    it('waits no longer than it may', async () => {
      harness.answer('/silence', 'silence')
      expect(await fault(send('/silence', { mostMs: 150 }))).toBe('too-slow')
    })

    it('says so where nobody answers', async () => {
      await harness.stop()
      expect(await fault(send('/a'))).toBe('unreachable')
    })
  })
}
