import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Hono } from 'hono'
import { apiForPage, apiListener, isApiUrl } from './api-listener.ts'
import { compression } from './compression.ts'
import { setSecurityHeaders } from './security-headers.ts'
import type { ServeFile } from './site-files.ts'

/** Renders a page of the site; what `locals` holds is there for its code as `Astro.locals`. */
export type RenderPage = (request: IncomingMessage, response: ServerResponse, next: undefined, locals: object) => void | Promise<void>

interface Front {
  app: Hono
  files: ServeFile
  render: RenderPage
  /** Whether people reach this server by https, through a proxy that ends TLS. */
  https: boolean
}

/** What stands before everything: the API first, as it is asked most, then built files, then rendered pages. */
export function front({ app, files, render, https }: Front): RequestListener {
  const api = apiListener(app)

  const site = async (request: IncomingMessage, response: ServerResponse) => {
    setSecurityHeaders(response, { https })
    if (!isDecodable(request.url ?? ''))
      return void response.writeHead(400, { 'content-type': 'text/plain' }).end('This address is not readable.\n')
    if (await files(request, response)) return
    await render(request, response, undefined, { api: apiForPage(app, request, response), encode: compression })
  }

  return (request, response) => {
    if (isApiUrl(request.url ?? '')) return api(request, response)
    site(request, response).catch((error: unknown) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Something went wrong here.\n')
    })
  }
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url)
    return true
  } catch {
    return false
  }
}
