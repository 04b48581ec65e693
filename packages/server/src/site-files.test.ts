import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteFiles } from './site-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-files-'))
const script = 'console.log("a script")\n'.repeat(50)
const server = createServer(async (request, response) => {
  if (!(await files(request, response, async () => (request.headers['accept-language'] === 'de' ? 'de' : 'en'))))
    response.writeHead(404).end('not a file')
})
let files: ReturnType<typeof siteFiles>
let origin: string

beforeAll(async () => {
  const root = join(folder, 'client')
  mkdirSync(join(root, '_astro'), { recursive: true })
  writeFileSync(join(root, 'index.html'), '<!doctype html>')
  writeFileSync(join(root, '500.html'), '<!doctype html>')
  writeFileSync(join(root, '_astro/app.a1b2.js'), script)
  writeFileSync(join(root, '_astro/app.a1b2.js.br'), brotliCompressSync(script))
  writeFileSync(join(root, '_astro/app.a1b2.js.gz'), gzipSync(script))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  const headersFile = join(folder, 'headers.json')
  writeFileSync(
    headersFile,
    JSON.stringify([{ pathname: '/', headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'" }] }]),
  )
  const german = join(folder, 'german')
  mkdirSync(join(german, '_astro'), { recursive: true })
  writeFileSync(join(german, 'index.html'), '<!doctype html><p>Guten Tag')
  writeFileSync(join(german, '_astro/german.c3d4.js'), 'a script')
  const germanHeaders = join(folder, 'german-headers.json')
  writeFileSync(germanHeaders, JSON.stringify([{ pathname: '/', headers: [{ key: 'Content-Security-Policy', value: 'German' }] }]))
  files = siteFiles([
    { language: 'en', root, headersFile },
    { language: 'de', root: german, headersFile: germanHeaders },
  ])
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })

describe('the built files of the site', () => {
  it('are sent in the best coding the browser takes, and as they are to one that takes none', async () => {
    const path = '/_astro/app.a1b2.js'
    for (const [accepted, coding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await get(path, { 'accept-encoding': accepted })
      expect(response.headers.get('content-encoding')).toBe(coding)
      expect(response.headers.get('vary')).toBe('accept-encoding')
      expect(await response.text()).toBe(script)
    }
  })

  it('are kept for good when their name holds a hash, and asked for again when not', async () => {
    expect((await get('/_astro/app.a1b2.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
  })

  it('are pages in the language that is asked for, and scripts by their name whatever the language', async () => {
    const german = { 'accept-language': 'de' }
    for (const [headers, language, text, policy] of [
      [{}, 'en', '<!doctype html>', "default-src 'none'"],
      [german, 'de', '<!doctype html><p>Guten Tag', 'German'],
    ] as const) {
      const page = await get('/', headers)
      expect([page.headers.get('content-language'), await page.text(), page.headers.get('content-security-policy')]).toEqual([
        ...[language, text, policy],
      ])
      expect(page.headers.get('vary')).toBe('accept-language, cookie')
    }
    for (const headers of [{}, german]) {
      expect(await (await get('/_astro/german.c3d4.js', headers)).text()).toBe('a script')
      const shared = await get('/_astro/app.a1b2.js', headers)
      expect([shared.status, shared.headers.get('content-language'), shared.headers.get('vary')]).toEqual([200, null, 'accept-encoding'])
    }
  })

  it('are not sent again to who has them', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/', { 'if-none-match': '"another"' })).status).toBe(200)
  })

  it('carry the policy the build gave to their page', async () => {
    const response = await get('/?from=mail')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('are all that is served: no error page as if all were well, no compressed copy, nothing outside the folder', async () => {
    for (const path of ['/500', '/500.html', '/_astro/app.a1b2.js.br', '/../secret.txt', '/%2e%2e/secret.txt', '/_astro', '/constructor'])
      expect([path, (await get(path)).status]).toEqual([path, 404])
  })

  it('are for reading only', async () => {
    expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(404)
    const head = await fetch(`${origin}/`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '15', ''])
  })
})
