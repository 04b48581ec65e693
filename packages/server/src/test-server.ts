import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@throughline/client'
import type { ClockDep } from '@throughline/core/kernel'
import { composeServer } from './compose.ts'

/** A folder that is gone after the tests. */
export function newFolder(after: (end: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-test-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server but its listener, and somebody who asks it. */
export async function serverOver(env: Record<string, string>, given: Partial<ClockDep> = {}) {
  const { app, close } = await composeServer(env, given)
  let cookie = ''
  const client = createClient({
    baseUrl: 'http://localhost',
    headers: { origin: 'http://localhost' },
    async fetch(input, init) {
      const headers = new Headers(init?.headers)
      headers.set('cookie', cookie)
      headers.set('host', 'localhost')
      const response = await app.request(String(input), { ...init, headers })
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return response
    },
  })
  return { app, client, close }
}
