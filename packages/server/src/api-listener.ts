import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { beginPage } from '@throughline/http'
import type { Hono } from 'hono'
import type { ComposedServer } from './compose.ts'
import { createEndOfTurn } from './end-of-turn.ts'

/** Whether the API answers this address; all others are the site's, the pages that describe the API among them. */
export const isApiUrl = (url: string): boolean =>
  /^\/((api(?!\/v1\/docs(?=[/?]|$))|billing|monitoring|healthz|readyz)(?=[/?]|$)|calendar\/[^/?]+\.ics(?=\?|$))/.test(url)

/**
 * Whether somebody opened in a browser what only programs ask for: a calendar's address that leads nowhere any more, or
 * where pages report errors. What the API says to them is for programs.
 */
export const isOpenedByPerson = ({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  /\btext\/html\b/.test(headers.accept ?? '') &&
  /^\/(monitoring(?=\/?(\?|$))|calendar\/)/.test(url)

/** The API for who opened its address in a browser: what it refuses is drawn as a page, with the status and the headers it has. */
export const apiOrPage = (app: Hono, draw: (request: IncomingMessage, response: ServerResponse) => Promise<void>): RequestListener =>
  getRequestListener(async (request, env) => {
    const answer = await app.fetch(request, env)
    if (answer.status !== 404 && answer.status !== 405) return answer
    const { incoming, outgoing } = env as HttpBindings
    const allow = answer.headers.get('allow')
    if (allow) outgoing.setHeader('allow', allow)
    const writeHead = outgoing.writeHead.bind(outgoing) as (status: number, ...rest: unknown[]) => ServerResponse
    outgoing.writeHead = ((status: number, ...rest: unknown[]) =>
      writeHead(status === 404 ? answer.status : status, ...rest)) as typeof outgoing.writeHead
    await draw(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  })

/** The API as a listener of Node's server, where many ask at once. */
export function apiListener(app: Hono): RequestListener {
  const endOfTurn = createEndOfTurn()
  return getRequestListener(async (request, env) => {
    const answer = await app.fetch(request, env)
    await endOfTurn()
    return answer
  })
}

/** Whether calendar programs ask for this address. */
export const isDavUrl = (url: string): boolean => /^\/(dav(?=[/?]|$)|\.well-known\/caldav(?=\/?(\?|$)))/.test(url)

/** What calendar programs ask as a listener of Node's server. */
export const davListener = (dav: ComposedServer['dav']): RequestListener => getRequestListener((request, env) => dav(request, env))

/** Whether assistants ask for this address. */
export const isMcpUrl = (url: string): boolean => /^\/mcp(?=[/?]|$)/.test(url)

/** What assistants ask as a listener of Node's server. */
export const mcpListener = (mcp: ComposedServer['mcp']): RequestListener => getRequestListener((request, env) => mcp(request, env))

/** The API for a page that is being rendered: in this process, seeing the same connection the page's request came by, and what a proxy said of it. */
export const apiForPage =
  (app: Pick<Hono, 'fetch'>, incoming: IncomingMessage, outgoing: ServerResponse, page = beginPage()) =>
  async (request: Request) => {
    const forwarded = incoming.headers['x-forwarded-for']
    if (forwarded !== undefined) request.headers.set('x-forwarded-for', String(forwarded))
    return app.fetch(request, { incoming, outgoing, page })
  }
