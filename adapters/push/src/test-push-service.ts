/// <reference path="./http-ece.d.ts" />
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushMessage } from '@throughline/core/kernel'
import { decrypt } from 'http_ece'

/** A push service on the loopback, whose browsers decrypt what comes by a library of another author than what encrypts it. */
export async function openPushService() {
  const browsers = new Map<string, { privateKey: ReturnType<typeof createECDH>; authSecret: string }>()
  const shown: PushMessage[] = []
  const headers: NodeJS.Dict<string | string[]>[] = []
  let status = 201
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const browser = browsers.get(request.url ?? '')
    headers.push(request.headers)
    if (browser && status === 201) shown.push(JSON.parse(decrypt(Buffer.concat(chunks), { version: 'aes128gcm', ...browser }).toString()))
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    shown,
    headers,
    answer(next: number) {
      status = next
    },
    subscribe() {
      const privateKey = createECDH('prime256v1')
      const p256dh = privateKey.generateKeys('base64url')
      const auth = randomBytes(16).toString('base64url')
      const path = `/send/${randomBytes(8).toString('hex')}`
      browsers.set(path, { privateKey, authSecret: auth })
      return { endpoint: `http://${host}${path}`, keys: { p256dh, auth } }
    },
    close: () => new Promise<void>((done) => void server.close(() => done())),
  }
}
