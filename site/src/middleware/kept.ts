interface Asked {
  /** Which page it is. */
  name: string
  language: string
  render(): Promise<Response>
  encode: App.Locals['encode']
}

interface Coded {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
}

interface Kept {
  html: string
  headers: Headers
  /** By coding. */
  coded: Map<string | null, Promise<Coded>>
}

/**
 * Pages that are the same for all who read a language, yet hold what only the running install knows, such as its address:
 * rendered when they are first asked for, and from then on answered as files are, compressed once, by their tag.
 */
export function keptPages() {
  const pages = new Map<string, Promise<Kept | Response>>()

  return async (request: Request, { name, language, render, encode }: Asked): Promise<Response> => {
    const isHead = request.method === 'HEAD'
    if (request.method !== 'GET' && !isHead) return render()
    const page = await (pages.get(name) ?? rendered(name, render))
    if (page instanceof Response) return page.clone()
    const coding = encode.coding(request.headers.get('accept-encoding') ?? '')
    const { bytes, etag } = await inCoding(page, coding, encode)
    const headers = new Headers(page.headers)
    for (const [key, value] of Object.entries({
      ...{ etag, 'content-language': language, 'cache-control': 'no-cache', vary: 'accept-language, cookie, accept-encoding' },
    }))
      headers.set(key, value)
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    if (coding !== null) headers.set('content-encoding', coding)
    headers.set('content-length', String(bytes.length))
    return new Response(isHead ? null : bytes, { headers })
  }

  function rendered(name: string, render: () => Promise<Response>): Promise<Kept | Response> {
    const page = whole(render)
    pages.set(name, page)
    const forget = () => pages.delete(name)
    page.then((made) => made instanceof Response && forget(), forget)
    return page
  }
}

/** What is worth keeping of a page; the answer as it is where there is none. */
async function whole(render: () => Promise<Response>): Promise<Kept | Response> {
  const response = await render()
  // Astro leaves the text of a file such as robots.txt away where its headers alone are asked for.
  const html = response.status === 200 ? await response.clone().text() : ''
  return html === '' ? response : { html, headers: response.headers, coded: new Map() }
}

function inCoding({ html, coded }: Kept, coding: string | null, encode: App.Locals['encode']): Promise<Coded> {
  const known = coded.get(coding) ?? tagged(coding === null ? new TextEncoder().encode(html) : encode.compress(coding, html))
  coded.set(coding, known)
  known.catch(() => coded.delete(coding))
  return known
}

async function tagged(content: Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>): Promise<Coded> {
  const bytes = await content
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return { bytes, etag: `"${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}"` }
}
