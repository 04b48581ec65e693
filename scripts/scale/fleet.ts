import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Client, createClient } from '@throughline/client'
import { type RunningServer, startServer } from '@throughline/harness'
import { openProxy, type ReverseProxy } from './proxy.ts'

/** Several processes over one database, and what stands before them. */
export interface Fleet {
  processes: readonly RunningServer[]
  proxy: ReverseProxy
  /** A client that speaks to one process, or by the proxy, for whoever has the cookie. */
  clientOf(url: string, cookie: string, more?: Record<string, string>): Client
  stop(): Promise<void>
}

const SECRET_KEY = 'what-all-processes-of-the-fleet-share-and-no-secret'

/** @param count processes, started one after the other: a first one makes the tables */
export async function startFleet(count: number, { databaseUrl, smtpUrl }: { databaseUrl: string; smtpUrl: string }): Promise<Fleet> {
  // What people type is the proxy's address, which has to be known before there is anything to stand before.
  const publicUrl = `http://localhost:${await freePort()}`
  const processes: RunningServer[] = []
  for (let n = 0; n < count; n++) processes.push(await startServer({ databaseUrl, smtpUrl, set: { PUBLIC_URL: publicUrl, SECRET_KEY } }))
  const proxy = await openProxy(
    processes.map(({ url }) => url),
    publicUrl,
  )
  return {
    processes,
    proxy,
    clientOf: (url, cookie, more = {}) => createClient({ baseUrl: url, headers: { origin: publicUrl, cookie, ...more } }),
    async stop() {
      await proxy.close()
      for (const process of processes) await process.stop()
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
