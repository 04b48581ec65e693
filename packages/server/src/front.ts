import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SignUpMode } from '@throughline/core/account'
import type { Language } from '@throughline/core/kernel'
import { beginPage, DATA_HEADERS } from '@throughline/http'
import type { Hono } from 'hono'
import { isAmbiguous } from './ambiguous.ts'
import {
  apiForPage,
  apiListener,
  apiOrPage,
  davListener,
  isApiUrl,
  isDavUrl,
  isMcpUrl,
  isOpenedByPerson,
  mcpListener,
} from './api-listener.ts'
import type { ComposedServer, Errors } from './compose.ts'
import { compression } from './compression.ts'
import { boundBody } from './form-body.ts'
import { isOwnChange } from './own-change.ts'
import { mayBeOwnHost } from './own-host.ts'
import type { RunningVersion } from './running-version.ts'
import { setSecurityHeaders, setTransportSecurity } from './security-headers.ts'
import type { ServeFile } from './site-files.ts'
import { createTurnstile } from './turnstile.ts'
import { createUploadForms } from './upload-form.ts'
import { keptChoice, type Visit, visitOf } from './visit.ts'
import { markOf } from './watching/mark-requests.ts'

/** Renders a page of the site, or calls `next` where there is none; what `locals` holds is there for its code as `Astro.locals`. */
export type RenderPage = (request: IncomingMessage, response: ServerResponse, next: () => void, locals: object) => void | Promise<void>

/** The built site. */
export interface Site {
  files: ServeFile
  /** The code of the pages in a language. */
  pages(language: Language): Promise<RenderPage>
  /** The languages there are pages in; the first is for who reads none of them. */
  languages: readonly Language[]
}

interface Front {
  app: Hono
  dav: ComposedServer['dav']
  mcp: ComposedServer['mcp']
  site: Site
  /** What the signed-in person of a Cookie header has chosen. */
  languageOf: ComposedServer['languageOf']
  /** Whether people reach this server by https, through a proxy that ends TLS. */
  https: boolean
  errors: Errors
  /** Where people reach the site, if the operator has said so. */
  publicOrigin?: string | null
  /** The same, with a guess where nobody has said so. */
  publicUrl?: string
  /** Who may make an account. */
  signUpMode?: SignUpMode
  /** Whether mail goes out from here. */
  sendsMail?: boolean
  /** What runs here, for who is signed in. */
  version?: RunningVersion
  /** The folder in which files of forms are kept until their page was answered. */
  forms?: string
}

/** What stands before everything: the API first, as it is asked most, then built files, then rendered pages. */
export function front({
  app,
  dav,
  mcp,
  site,
  languageOf,
  https,
  errors,
  publicOrigin = null,
  publicUrl = '',
  signUpMode = 'open',
  sendsMail = false,
  version = { version: '', commit: null },
  forms = join(tmpdir(), 'throughline-forms'),
}: Front): RequestListener {
  const api = apiListener(app)
  const calendars = davListener(dav)
  const assistants = mcpListener(mcp)
  const pass = createTurnstile()
  const readUploadForm = createUploadForms(forms)

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    setSecurityHeaders(response, { https })
    const mark = markOf(request)
    response.setHeader('x-request-id', mark.id)
    if (!isDecodable(request.url ?? '')) return say(response, 400, 'This address is not readable.')
    if (!isHost(request.headers.host)) return say(response, 400, 'This is no name of a host.')
    if (!METHODS.includes(request.method ?? ''))
      return say(response, 405, 'Pages are read and forms are sent here.', { allow: METHODS.join(', ') })
    const inOne = languageAt(request.url ?? '')
    if (inOne) request.url = request.url?.replace(FIRST_PART, '/')
    const visit = memo(async () => ({ ...(await visitBy(request)), ...(inOne && { language: inOne }) }))
    // What a page asks of the API in this process is no route of the request.
    mark.route ??= '*'
    if (await site.files(request, response, async () => (await visit()).language)) {
      mark.route = 'files'
      return
    }
    if (!(await boundBody(request))) return say(response, 413, 'That is longer than can be taken here.', { connection: 'close' })
    // Left are built files asked for in another way than reading, and error pages by their own address.
    const nothing = () => say(response, 404, 'There is nothing here.')
    const { language, ...visitor } = await visit()
    const keepChoice = (choice: Language) => keptChoice(choice, { https })
    const install = { url: publicUrl, languages: site.languages, signUpMode, sendsMail, version }
    const page = beginPage()
    const discards: (() => Promise<void>)[] = []
    const locals = {
      ...{ api: apiForPage(app, request, response, page), encode: compression, publicOrigin, install, ...visitor, keepChoice },
      errors: { ...errors, report: (event: string, error: unknown) => errors.report(event, error, mark.id) },
      /** Tells which page it is, as its route is declared. */
      tellRoute: (route: string) => {
        mark.route = route.replace(/\[(\.{3})?(\w+)\]/g, '{$2}')
      },
      /** Tells that it is one that costs far more than it looks to make. */
      tellCostly: () => {
        page.isCostly = true
      },
      /** Reads a form with files, which are there until the page has been answered. */
      readUpload: async (sent: Request, by: string, most: number) => {
        const { form, discard } = await readUploadForm(sent, by, most)
        discards.push(discard)
        return form
      },
    }
    const render = await site.pages(language)
    await pass()
    await Promise.resolve(render(request, response, nothing, locals)).finally(async () => {
      page.end()
      await Promise.all(discards.map((discard) => discard()))
    })
  }

  /** The language of an address such as `/de`: the front page in German, whatever the browser asks for, as search engines need it. */
  const languageAt = (url: string): Language | undefined => {
    const name = FIRST_PART.exec(url)?.[1]
    return site.languages.slice(1).find((language) => language === name)
  }

  async function visitBy({ headers: { cookie, 'accept-language': acceptLanguage } }: IncomingMessage): Promise<Visit> {
    // A page is shown in some language when accounts cannot be read; it says itself what is wrong.
    const ofAccount = await languageOf(cookie).catch(() => null)
    return visitOf({ cookie, acceptLanguage, ofAccount }, site.languages)
  }

  const siteOrFault = (request: IncomingMessage, response: ServerResponse) =>
    answer(request, response).catch((error: unknown) => {
      errors.report('page-failed', error, markOf(request).id)
      if (response.headersSent) response.destroy()
      else say(response, 500, 'Something went wrong here.')
    })
  const opened = apiOrPage(app, siteOrFault)

  return (request, response) => {
    setTransportSecurity(response, { https })
    if (isAmbiguous(request)) return say(response, 400, 'This request can be read in two ways.', { connection: 'close' })
    if (publicOrigin === null && !mayBeOwnHost(request.headers.host)) return say(response, 421, OTHER_NAME)
    if (isOwnChange(request)) response.setHeader('clear-site-data', '"prefetchCache"')
    if (isApiUrl(request.url ?? '')) return (isOpenedByPerson(request) ? opened : api)(request, response)
    if (isDavUrl(request.url ?? '')) return answeredBeside(calendars, '/dav', request, response)
    if (isMcpUrl(request.url ?? '')) return answeredBeside(assistants, '/mcp', request, response)
    void siteOrFault(request, response)
  }
}

/** What speaks no HTTP of ours: its route is where it stands. */
function answeredBeside(listener: RequestListener, route: string, request: IncomingMessage, response: ServerResponse): void {
  const mark = markOf(request)
  mark.route = route
  for (const [name, value] of Object.entries(DATA_HEADERS)) response.setHeader(name, value)
  response.setHeader('x-request-id', mark.id)
  listener(request, response)
}

function memo<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Of an address that has no other. */
const FIRST_PART = /^\/([a-z]{2})(?=$|[?#])/

const OTHER_NAME =
  'This server does not know that this is its name. Open it by localhost or by its numeric address, or set PUBLIC_URL to the address people type.'

const METHODS = ['GET', 'HEAD', 'POST']

const say = (response: ServerResponse, status: number, words: string, headers: Record<string, string> = {}) =>
  void response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })
    .end(`${words}\n`)

/** HTTP/1.0 needs none. */
const isHost = (host: string | undefined): boolean =>
  host === undefined || (/^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`))

function isDecodable(url: string): boolean {
  try {
    decodeURI(url)
    return true
  } catch {
    return false
  }
}
