import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Hono } from 'hono'
import { apiForPage, apiListener, isApiUrl } from './api-listener.ts'
import { compression } from './compression.ts'
import { setSecurityHeaders } from './security-headers.ts'
import type { ServeFile } from './site-files.ts'

/** Renders a page of the site, or calls `next` where there is none; what `locals` holds is there for its code as `Astro.locals`. */
export type RenderPage = (request: IncomingMessage, response: ServerResponse, next: () => void, locals: object) => void | Promise<void>

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
    if (!isDecodable(request.url ?? '')) return say(response, 400, 'This address is not readable.')
    if (await files(request, response)) return
    // Left are built files asked for in another way than reading, and error pages by their own address.
    const nothing = () => say(response, 404, 'There is nothing here.')
    await render(request, response, nothing, { api: apiForPage(app, request, response), encode: compression })
  }

  return (request, response) => {
    if (isApiUrl(request.url ?? '')) return api(request, response)
    site(request, response).catch((error: unknown) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else say(response, 500, 'Something went wrong here.')
    })
  }
}

const say = (response: ServerResponse, status: number, words: string) =>
  void response.writeHead(status, { 'content-type': 'text/plain' }).end(`${words}\n`)

function isDecodable(url: string): boolean {
  try {
    decodeURI(url)
    return true
  } catch {
    return false
  }
}
