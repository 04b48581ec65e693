import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { ComposedServer } from './compose.ts'

/** Whether the API answers this address; all others are the site's, the pages that describe the API among them. */
export const isApiUrl = (url: string): boolean =>
  /^\/((api(?!\/v1\/docs(?=[/?]|$))|billing|monitoring|healthz|readyz)(?=[/?]|$)|calendar\/[^/?]+\.ics(?=\?|$))/.test(url)

/** The API as a listener of Node's server. */
export const apiListener = (app: Hono): RequestListener => getRequestListener((request, env) => app.fetch(request, env))

/** Whether calendar programs ask for this address. */
export const isDavUrl = (url: string): boolean => /^\/(dav(?=[/?]|$)|\.well-known\/caldav(?=\/?(\?|$)))/.test(url)

/** What calendar programs ask as a listener of Node's server. */
export const davListener = (dav: ComposedServer['dav']): RequestListener => getRequestListener((request, env) => dav(request, env))

/** The API for a page that is being rendered: in this process, seeing the same connection the page's request came by. */
export const apiForPage = (app: Hono, incoming: IncomingMessage, outgoing: ServerResponse) => async (request: Request) =>
  app.fetch(request, { incoming, outgoing })
