import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The page in the best coding the browser takes; anything but HTML as it is. Quick settings: a person is waiting. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/html')) return response
  const accepted = request.headers.get('accept-encoding') ?? ''
  const coding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  const headers = new Headers(response.headers)
  headers.append('vary', 'accept-encoding')
  if (!coding) return new Response(response.body, { status: response.status, headers })
  const html = await response.arrayBuffer()
  const bytes = coding === 'br' ? await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : await zip(html, { level: 6 })
  headers.set('content-encoding', coding)
  headers.set('content-length', String(bytes.length))
  return new Response(bytes, { status: response.status, headers })
}
