import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverForTests } from '@throughline/mongodb/test-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type ComposedServer, composeServer } from './compose.ts'

const ORIGIN = 'http://localhost:4321'
const mongodb = await serverForTests()
const folder = mkdtempSync(join(tmpdir(), 'throughline-'))
const processes: ComposedServer[] = []

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const shared = { DATABASE_URL: mongodb.newDatabase(), PUBLIC_URL: ORIGIN, SECRET_KEY: 'the-key-of-both-processes-no-secret-at-all' }
  for (const name of ['one', 'other']) {
    const composed = await composeServer({ ...shared, DATA_DIR: join(folder, name), TRUST_PROXY: '1', REQUEST_LIMIT: '8000' })
    processes.push(composed)
    // FerretDB 1.24 stumbles where two make the same collections at once.
    expect((await composed.app.request(`${ORIGIN}/readyz`)).status).toBe(200)
  }
}, 60_000)
afterAll(async () => {
  for (const { close } of processes) await close()
  await mongodb.stop()
  rmSync(folder, { recursive: true })
})

const ask = async (n: number, path: string, address: string, body?: object) => {
  const headers = { origin: ORIGIN, 'content-type': 'application/json', 'x-forwarded-for': address }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  return (await processes[n % 2]?.app.request(`${ORIGIN}/api/v1${path}`, init))?.status
}

it('an attacker who goes from one process to the other has as many guesses as one process would allow, and one at once of many', {
  timeout: 60_000,
}, async () => {
  const guess = { email: 'ines@post.example', password: 'wrong horse' }
  const statuses = []
  for (let n = 0; n < 14; n++) statuses.push(await ask(n, '/auth/signin', '10.0.0.1', guess))
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)])
  const atOnce = await Promise.all(Array.from({ length: 24 }, (_, n) => ask(n, '/auth/signin', '10.0.0.2', guess)))
  expect(atOnce.filter((status) => status === 401)).toHaveLength(10)
})

it('whoever goes from one process to the other asks hardly more often than at one', { timeout: 60_000 }, async () => {
  const began = Date.now()
  let allowed = 0
  for (let n = 0; n < 2_600; n++) if ((await ask(n, '/auth/providers', '10.0.0.3')) === 200) allowed++
  const backSince = Math.ceil((((Date.now() - began) / 1000) * 2_000) / 60)
  expect(allowed).toBeGreaterThanOrEqual(Math.min(2_600, 2_000))
  expect(allowed).toBeLessThanOrEqual(2_000 + backSince + 2 * 20)
})
