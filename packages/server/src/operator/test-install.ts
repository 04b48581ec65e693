import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { createClient } from '@throughline/client'
import type { Io } from '@throughline/client/cli'
import { throughline } from '../cli/throughline.ts'
import { composeServer } from '../compose.ts'

/** A folder that is gone after the tests. */
export function newFolder(after: (end: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-operator-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server but its listener, and somebody who asks it. */
export async function serverOver(env: Record<string, string>) {
  const { app, close } = await composeServer(env)
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

const who = { email: 'mara@post.example', password: 'three quiet pallets' }

/** An install in which somebody has some of everything, two files among it. */
export async function install(env: Record<string, string>) {
  const { app, client, close } = await serverOver(env)
  await client.auth.signUp({ ...who, name: 'Mara Lind', timeZone: 'America/Lima' })
  await client.sampleData.add()
  const task = await client.tasks.create({ title: 'Send Ana the draft' })
  await client.files.attach(task.id, new File(['the whole draft'], 'draft.txt', { type: 'text/plain' }))
  await client.tokens.make({ name: 'My terminal', scopes: ['*'] })
  return { app, client, close, task }
}

/** The same person, signed in to what was restored or moved. */
export async function signedIn(env: Record<string, string>) {
  const server = await serverOver(env)
  await server.client.auth.signIn(who)
  return server
}

/** The command as it is typed; answers its exit code and what it wrote. */
export async function run(env: Record<string, string>, ...line: string[]) {
  const said = { out: '', err: '' }
  const into = (name: 'out' | 'err') =>
    new Writable({
      write(chunk, _, done) {
        said[name] += chunk
        done()
      },
    })
  const io = { env, stdin: Readable.from([]), stdout: into('out'), stderr: into('err') }
  return { code: await throughline(line, io as unknown as Io), ...said }
}
