import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { apiForPage } from './api-listener.ts'

it('what a page asks of the API is counted by its visitor behind a proxy, whoever in the page asks', async () => {
  const seen: (string | null)[] = []
  const app = {
    fetch: (request: Request) => {
      seen.push(request.headers.get('x-forwarded-for'))
      return new Response()
    },
  }
  const visit = (headers: IncomingMessage['headers']) => apiForPage(app, { headers } as IncomingMessage, {} as ServerResponse)
  await visit({ 'x-forwarded-for': '192.0.2.1' })(new Request('http://localhost/api/v1/openapi.json'))
  await visit({})(new Request('http://localhost/api/v1/openapi.json'))
  expect(seen).toEqual(['192.0.2.1', null])
})
