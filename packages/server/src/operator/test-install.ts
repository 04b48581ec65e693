import { Readable, Writable } from 'node:stream'
import type { Io } from '@throughline/client/cli'
import { throughline } from '../cli/throughline.ts'
import { serverOver } from '../test-server.ts'

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
