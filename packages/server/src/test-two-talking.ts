import { type Client, createClient } from '@throughline/client'
import { createDiscussionClient } from '@throughline/client/discussion'
import { deliver, memberships, messages } from '@throughline/core/discussion'
import { listAll } from '@throughline/core/kernel'
import { expect } from 'vitest'
import { type ComposedServer, composeServer } from './compose.ts'
import { readEnvironment } from './environment.ts'
import { createIds } from './ids.ts'
import { openStorage } from './storage.ts'

const ORIGIN = 'https://t.example'
/** Asked for at a time, by each of those who talk. */
const AT_ONCE = 10

type Fetch = typeof globalThis.fetch

/** How somebody reaches a process: `cut` ends the streams they have open, as a lost network does. */
function lineTo({ app }: ComposedServer) {
  let cookie = ''
  const open = new Set<AbortController>()
  const request: Fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', cookie)
    headers.set('origin', ORIGIN)
    const response = await app.request(String(input), { ...init, headers })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response
    const broken = new AbortController()
    open.add(broken)
    return new Response(response.body?.pipeThrough(new TransformStream(), { signal: broken.signal }), response)
  }
  const cut = () => {
    for (const broken of open) broken.abort(new Error('The network is gone.'))
    open.clear()
  }
  return { fetch: request, cut }
}

/** Somebody who signed up at one process, and talks to it. */
async function person(server: ComposedServer, name: string) {
  const line = lineTo(server)
  const options = { fetch: line.fetch, baseUrl: ORIGIN }
  const client = createClient(options)
  const secret = { email: `${name.toLowerCase()}@post.example`, password: 'slate ferry quince ladder' }
  await client.auth.signUp({ ...secret, name, timeZone: 'Europe/Berlin' })
  const { id } = await client.me.get()
  return { ...line, id, name, client, ...createDiscussionClient(options) }
}

/** Messages somebody hears of, with when, in the order they hear of them. */
function listen(client: Client) {
  const heard: { id: string; at: number }[] = []
  const stop = client.events({
    after: 0,
    onChange: ({ type, id }) => void (type === 'message.created' && heard.push({ id, at: performance.now() })),
  })
  return { heard, stop }
}

/**
 * Three people in one discussion over two processes of one storage: what is said at one is heard at the other within a
 * second, and of a burst of messages from both, with the network cut in between, each once and in order.
 */
export async function expectTalk(variables: Readonly<Record<string, string>>, burst: number) {
  const storage = await openStorage(readEnvironment(variables))
  // FerretDB does not bear that two make the same indexes at once.
  await storage.store.ready()
  const started = [
    await composeServer({ ...variables, PUBLIC_URL: ORIGIN }),
    await composeServer({ ...variables, PUBLIC_URL: ORIGIN }),
  ] as const
  const [here, there] = started
  const [ines, oskar, ruth] = [await person(here, 'Ines'), await person(there, 'Oskar'), await person(there, 'Ruth')]
  const { id } = await ines.discussions.create({ title: 'About the draft' })
  const owner = await storage.store.get(id, memberships, ines.id)
  if (!owner) throw new Error('Nobody owns it.')
  for (const { id: personId, name } of [oskar, ruth])
    await storage.store.save(id, memberships, { ...owner, id: personId, role: 'member', name }, { expectedVersion: 0 })
  await deliver({ ...storage, clock: { now: () => Temporal.Now.instant() }, ids: createIds() }, id)

  const { heard, stop } = listen(ruth.client)
  for (let n = 0; n < 3; n++) {
    const { id: saidId } = await ines.discussionMessages.post(id, { body: `Can you hear me? ${n}` })
    const said = performance.now()
    await expect.poll(() => heard.at(-1)?.id, { timeout: 5_000, interval: 10 }).toBe(saidId)
    expect((heard.at(-1)?.at ?? Number.POSITIVE_INFINITY) - said).toBeLessThan(1_000)
  }

  let sent = 0
  const talk = async ({ discussionMessages }: typeof ines) => {
    while (sent < burst) {
      const n = sent++
      await discussionMessages.post(id, { body: `Line ${n}` })
      if (n % Math.ceil(burst / 4) === 20) ruth.cut()
    }
  }
  await Promise.all([ines, oskar].flatMap((who) => Array.from({ length: AT_ONCE }, () => talk(who))))
  const all = burst + 3
  await expect.poll(() => new Set(heard.map((message) => message.id)).size, { timeout: 20_000, interval: 50 }).toBe(all)

  const newestFirst = await listAll(storage, id, messages.queries.newest, {})
  expect(new Set(newestFirst.map(({ postedAt }) => postedAt)).size).toBe(all)
  expect(heard.map((message) => message.id)).toEqual(newestFirst.map((message) => message.id).reverse())
  expect(await ruth.discussions.participation(id)).toMatchObject({ unread: all })
  expect(await ines.discussions.participation(id)).toMatchObject({
    unread: newestFirst.filter(({ authorId }) => authorId === oskar.id).length,
  })
  stop()
  for (const { close } of [...started, storage]) await close()
}
