import { gzipSync } from 'node:zlib'
import { outboundContract } from '@throughline/contracts'
import { OutboundError } from '@throughline/core/kernel'
import { expect, it } from 'vitest'
import { createOutbound } from './create-outbound.ts'
import { isPublic } from './public-address.ts'
import { outboundHarness, standInServer } from './test-server.ts'

outboundContract('The adapter', outboundHarness)

const limits = { method: 'GET', mostBytes: 10_000, mostMs: 2_000, mostRedirects: 3 } as const

it('goes to what it has judged, whatever the name leads to a moment later', async () => {
  await using server = disposable(await standInServer())
  const found = [['8.8.8.8'], ['127.0.0.1']]
  let asked = 0
  const resolve = async () => found[asked++] ?? []
  const { port } = new URL(server.origin)
  const sending = createOutbound({ resolve }).send({ ...limits, url: `http://rebound.example:${port}/`, mostMs: 300 })
  await expect(sending).rejects.toBeInstanceOf(OutboundError)
  expect([asked, server.asked.length]).toEqual([1, 0])
})

it('tells of a name that leads inside, or there as well, no more than of one that leads nowhere', async () => {
  const addresses: Record<string, string[]> = { mixed: ['93.184.216.34', '10.0.0.7'], vm: ['10.0.0.7'], nowhere: [] }
  const resolve = async (host: string) => addresses[host.split('.')[0] as string] ?? []
  for (const host of Object.keys(addresses)) {
    const sending = createOutbound({ resolve }).send({ ...limits, url: `http://${host}.example/` })
    await expect(sending).rejects.toMatchObject({ fault: 'unreachable', message: `${host}.example has no address to ask at.` })
  }
})

it('reaches a private host that the operator has named, by name as well as with its port', async () => {
  await using server = disposable(await standInServer())
  server.answer('/', { status: 200, body: 'here' })
  const { host, hostname } = new URL(server.origin)
  for (const allow of [[host], [hostname]])
    expect((await createOutbound({ allow }).send({ ...limits, url: server.origin })).status).toBe(200)
  const elsewhere = createOutbound({ allow: [`${hostname}:1`] }).send({ ...limits, url: server.origin })
  await expect(elsewhere).rejects.toMatchObject({ fault: 'refused-address' })
})

it('unpacks what comes packed, and no more of it than fits', async () => {
  await using server = disposable(await standInServer())
  const send = (path: string) => createOutbound({ allow: [server.host] }).send({ ...limits, url: server.origin + path })
  const headers = { 'content-encoding': 'gzip' }
  server.answer('/packed', { status: 200, headers, body: gzipSync('BEGIN') })
  expect(Buffer.from((await send('/packed')).body).toString()).toBe('BEGIN')
  server.answer('/bomb', { status: 200, headers, body: gzipSync(Buffer.alloc(5_000_000)) })
  await expect(send('/bomb')).rejects.toMatchObject({ fault: 'too-large' })
  server.answer('/broken', { status: 200, headers, body: 'no gzip at all' })
  await expect(send('/broken')).rejects.toMatchObject({ fault: 'unreachable' })
})

it('waits for nobody who answers by another protocol', async () => {
  await using server = disposable(await standInServer())
  server.answer('/', { status: 101, headers: { connection: 'Upgrade', upgrade: 'websocket' } })
  for (const isCut of [true, false]) {
    const sending = createOutbound({ allow: [server.host] }).send({ ...limits, url: server.origin, isCut })
    await expect(sending).rejects.toMatchObject({ fault: 'unreachable' })
  }
})

it('tells a secret that was meant for one server to no other', async () => {
  await using first = disposable(await standInServer())
  await using second = disposable(await standInServer())
  first.answer('/', { status: 307, headers: { location: `${second.origin}/` } })
  second.answer('/', { status: 200 })
  const outbound = createOutbound({ allow: [first.host, second.host] })
  await outbound.send({ ...limits, url: first.origin, headers: { authorization: 'Bearer secret', 'x-kind': 'a' } })
  expect(first.asked[0]?.headers.authorization).toBe('Bearer secret')
  expect(second.asked[0]?.headers).toMatchObject({ 'x-kind': 'a' })
  expect(second.asked[0]?.headers.authorization).toBeUndefined()
})

it.each(['8.8.8.8', '2606:4700:4700::1111', '93.184.216.34'])('takes %s for public', (address) => {
  expect(isPublic(address)).toBe(true)
})

const disposable = <T extends { stop(): Promise<void> }>(server: T) => ({ ...server, [Symbol.asyncDispose]: () => server.stop() })
