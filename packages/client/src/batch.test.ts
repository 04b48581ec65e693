import { expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import type { ProblemError } from './problem-error.ts'

interface Sent {
  url: string
  method: string
  body: { operations: { method: string; path: string; body?: unknown; ifMatch?: string }[] }
}

/** A client whose requests end up in `sent`, each answered by `answer`. */
function clientAnswering(answer: (sent: Sent) => unknown, gathers = true) {
  const sent: Sent[] = []
  const fetch = vi.fn(async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = { url, method, body: body && JSON.parse(body as string) } as Sent
    sent.push(request)
    return Response.json(await answer(request))
  })
  return { client: createClient({ fetch: fetch as unknown as typeof globalThis.fetch, gathers }), sent }
}

const saved = ({ body }: Sent) => ({ results: body.operations.map(({ path }) => ({ status: 200, body: { id: path.split('/')[2] } })) })

it('a batch is one request, and its results come back whatever they are', async () => {
  const results = [{ status: 404, body: { title: 'Not found' } }]
  const { client, sent } = clientAnswering(() => ({ results }), false)
  const operation = { method: 'DELETE', path: '/tasks/a', ifMatch: '"3"' } as const
  expect(await client.batch([operation], { stopOnError: true })).toEqual(results)
  expect(sent).toEqual([{ url: '/api/v1/batch', method: 'POST', body: { operations: [operation], stopOnError: true } }])
})

it('requests of one turn travel together, in order and with what each is based on', async () => {
  const { client, sent } = clientAnswering(saved)
  const { tasks } = client
  const answers = [tasks.edit('a', { title: 'A' }, { version: 3 }), tasks.remove('b'), tasks.steps('c', { limit: 5 })]
  expect(await Promise.all(answers)).toEqual([{ id: 'a' }, { id: 'b' }, { id: undefined }])
  expect(sent.map(({ url }) => url)).toEqual(['/api/v1/batch'])
  expect(sent[0]?.body.operations).toEqual([
    { method: 'PATCH', path: '/tasks/a', body: { title: 'A' }, ifMatch: '"3"' },
    { method: 'DELETE', path: '/tasks/b' },
    { method: 'GET', path: '/tasks?parentId=c&limit=5' },
  ])
})

it('a request that is alone travels as it would otherwise', async () => {
  const { client, sent } = clientAnswering(() => ({ id: 'a' }))
  await client.tasks.edit('a', { title: 'A' })
  await client.tasks.remove('b')
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['PATCH /api/v1/tasks/a', 'DELETE /api/v1/tasks/b'])
})

it('one that is refused does not touch the others', async () => {
  const current = { id: 'a', version: 4 }
  const problem = { type: '/problems/stale', title: 'Changed', status: 412, current, instance: '', requestId: '' }
  const { client } = clientAnswering(() => ({
    results: [
      { status: 412, body: problem },
      { status: 204, body: null },
    ],
  }))
  const [stale, gone] = await Promise.allSettled([client.tasks.edit('a', { title: 'A' }, { version: 3 }), client.tasks.remove('b')])
  expect(stale).toMatchObject({ status: 'rejected', reason: { code: 'stale', problem: { current } } })
  expect(gone).toEqual({ status: 'fulfilled', value: undefined })
})

it('where a batch does not come through, all of it is refused alike', async () => {
  const lost = new TypeError('fetch failed')
  const { client } = clientAnswering(() => Promise.reject(lost))
  const outcomes = await Promise.allSettled([client.tasks.remove('a'), client.tasks.remove('b')])
  expect(outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason as ProblemError)).toEqual([lost, lost])
})

it('no batch holds more than a hundred, nor more than a body may', async () => {
  const { client, sent } = clientAnswering(saved)
  const notes = 'x'.repeat(16_000)
  await Promise.all(Array.from({ length: 150 }, (_, i) => client.tasks.remove(`${i}`)))
  expect(sent.map(({ body }) => body.operations.length)).toEqual([100, 50])
  await Promise.all(Array.from({ length: 30 }, (_, i) => client.tasks.edit(`${i}`, { notes })))
  expect(sent.slice(2).map(({ body }) => body.operations.length)).toEqual([18, 12])
})
