import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import type { Language } from '@throughline/core/kernel'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.speculationrules': 'application/speculationrules+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** Names with a hash of their content never change; everything else is asked for again, by its tag. */
const HASHED = '/_astro/'
/** What decides in which language a page is answered. */
export const BY_LANGUAGE = 'accept-language, cookie'
const codings = { br: '.br', gzip: '.gz' } as const
type Coding = keyof typeof codings | 'identity'

interface SiteFile {
  path: string
  headers: Record<string, string>
  isPage: boolean
  codings: readonly Coding[]
  /** Content by coding, read at the first request for it. */
  content: Map<Coding, Promise<{ bytes: Buffer; etag: string }>>
}

/**
 * Answers a request for a built file and says true; false leaves the request untouched. Pages are answered in the language
 * that is asked for, which is found out for them alone.
 */
export type ServeFile = (request: IncomingMessage, response: ServerResponse, language: () => Promise<Language>) => Promise<boolean>

/** What the site was built into for one language. */
export interface BuiltSite {
  language: Language
  /** The folder of built files. */
  root: string
  /** The headers the build gave to its pages: `[{ pathname, headers: [{ key, value }] }]`. */
  headersFile: string
}

/**
 * Serves what was built ahead, in the best coding laid beside it by the build. The files are listed once, at start:
 * an address is looked up in that list and never turned into a path.
 */
export function siteFiles(builds: readonly BuiltSite[]): ServeFile {
  const pages = new Map(builds.map((build) => [build.language, filesOf(build)]))
  // Whatever is no page is in every language the same, or has a name of its own.
  const others = new Map([...pages.values()].reverse().flatMap((files) => [...files].filter(([, { isPage }]) => !isPage)))

  return async (request, response, language) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const address = request.url?.replace(/[?#].*$/s, '') ?? ''
    const file = others.get(address) ?? (isAPage(address) ? pages.get(await language())?.get(address) : undefined)
    if (!file) return false
    const coding = preferred(file.codings, request.headers['accept-encoding'])
    const { bytes, etag } = await contentOf(file, coding)
    for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value)
    response.setHeader('etag', etag)
    const varies = [...(file.isPage ? [BY_LANGUAGE] : []), ...(file.codings.length > 1 ? ['accept-encoding'] : [])]
    if (varies.length > 0) response.setHeader('vary', varies.join(', '))
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end()
      return true
    }
    if (coding !== 'identity') response.setHeader('content-encoding', coding)
    response.setHeader('content-length', bytes.length)
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }

  function isAPage(address: string): boolean {
    return [...pages.values()].some((files) => files.has(address))
  }
}

function filesOf({ language, root, headersFile }: BuiltSite): Map<string, SiteFile> {
  const names = new Set(readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => `/${name.split(sep).join('/')}`))
  const pages: PageHeaders[] = JSON.parse(readFileSync(headersFile, 'utf8'))
  const files = new Map<string, SiteFile>()
  for (const name of names) {
    const type = types[extname(name)]
    if (!type || isErrorPage(name)) continue
    const address = name.replace(/\/index\.html$|\.html$/, '') || '/'
    const own = pages.find(({ pathname }) => pathname === address)?.headers ?? []
    const caching = name.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache'
    const isPage = type === types['.html']
    const said = { 'content-type': type, 'cache-control': caching, ...(isPage && { 'content-language': language }) }
    const headers = { ...Object.fromEntries(own.map(({ key, value }) => [key, value])), ...said }
    const coded = Object.entries(codings).flatMap(([coding, suffix]) => (names.has(name + suffix) ? [coding as Coding] : []))
    files.set(address, { path: join(root, name), headers, isPage, codings: [...coded, 'identity'], content: new Map() })
  }
  return files
}

interface PageHeaders {
  pathname: string
  headers: { key: string; value: string }[]
}

// Answered with their own status by whoever found the error.
const isErrorPage = (name: string) => name === '/404.html' || name === '/500.html'

const preferred = (have: readonly Coding[], accepted: string | undefined): Coding =>
  have.find((coding) => coding !== 'identity' && new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted ?? '')) ??
  'identity'

function contentOf(file: SiteFile, coding: Coding): Promise<{ bytes: Buffer; etag: string }> {
  const known = file.content.get(coding)
  if (known) return known
  const read = readFile(file.path + (coding === 'identity' ? '' : codings[coding])).then((bytes) => ({
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
  }))
  file.content.set(coding, read)
  read.catch(() => file.content.delete(coding))
  return read
}
