import { describe, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import { ProblemError } from './problem-error.ts'

/** A client whose requests end up in `sent`, each answered by the next of these. */
function clientAnswering(...answers: Response[]) {
  const sent: { url: string; method: string; headers: Headers; body: RequestInit['body'] }[] = []
  const fetch = vi.fn(async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    sent.push({ url, method, headers: new Headers(headers), body })
    return answers.shift() ?? Response.json({})
  })
  const client = createClient({ fetch: fetch as unknown as typeof globalThis.fetch, headers: { cookie: 'throughline=x' } })
  return { client, sent }
}

describe('the client', () => {
  it('asks below the base, leaves out what is not given, and sends its headers along', async () => {
    const { client, sent } = clientAnswering()
    await client.tasks.list({ view: 'today', limit: 20, cursor: null })
    expect(sent[0]).toMatchObject({ url: '/api/v1/tasks?view=today&limit=20', method: 'GET' })
    expect(sent[0]?.headers.get('cookie')).toBe('throughline=x')
  })

  it('names the version a change is based on', async () => {
    const { client, sent } = clientAnswering()
    await client.tasks.edit('t', { title: 'Mine' }, { version: 3 })
    await client.tasks.edit('t', { title: 'Mine' })
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', null])
    expect(sent[0]).toMatchObject({ url: '/api/v1/tasks/t', method: 'PATCH', body: '{"title":"Mine"}' })
    expect(sent[0]?.headers.get('content-type')).toBe('application/json')
  })

  it.each(['renew', 'remind', 'revoke', 'delete'] as const)('names the version that a request for feedback has: %s', async (act) => {
    const { client, sent } = clientAnswering()
    await client.feedback[act]('d', 'f', { version: 3 })
    await client.feedback[act]('d', 'f')
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', null])
  })

  it('lets a short change outlive the page', async () => {
    const kept: (boolean | undefined)[] = []
    const fetch = async (_: unknown, init?: RequestInit) => {
      kept.push(init?.keepalive)
      return Response.json({})
    }
    const { tasks } = createClient({ fetch: fetch as typeof globalThis.fetch })
    await tasks.edit('t', { notes: 'Short' })
    await tasks.edit('t', { notes: 'x'.repeat(16_384) })
    expect(kept).toEqual([true, false])
  })

  it('sends a file as a form and lets the platform name its boundary', async () => {
    const { client, sent } = clientAnswering()
    await client.imports.preview('todoist-csv', new Blob(['TYPE,CONTENT']))
    expect(sent[0]?.url).toBe('/api/v1/imports?format=todoist-csv&preview=true')
    expect(sent[0]?.headers.get('content-type')).toBeNull()
    expect(await ((sent[0]!.body as FormData).get('file') as Blob).text()).toBe('TYPE,CONTENT')
  })

  it('takes an answer without a body', async () => {
    const { client } = clientAnswering(new Response(null, { status: 204 }))
    expect(await client.auth.signOut()).toBeUndefined()
  })

  it('throws the problem of a refusal', async () => {
    const errors = [{ pointer: '/title', code: 'too_small', message: 'Write something here.' }]
    const problem = {
      type: '/problems/validation',
      title: 'Not accepted',
      status: 422,
      detail: 'No.',
      instance: '/',
      requestId: 'r',
      errors,
    }
    const { client } = clientAnswering(Response.json(problem, { status: 422, headers: { 'content-type': 'application/problem+json' } }))
    const error = await client.tasks.create({ title: '' }).catch((thrown: unknown) => thrown as ProblemError)
    expect(error).toBeInstanceOf(ProblemError)
    expect(error).toMatchObject({ message: 'No.', status: 422, code: 'validation', problem })
    expect((error as ProblemError).faultAt('/title')).toBe('Write something here.')
  })

  it('makes a problem of what a proxy in between answers', async () => {
    const { client } = clientAnswering(new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }))
    await expect(client.me.get()).rejects.toMatchObject({ status: 502, code: 'about:blank' })
  })
})
