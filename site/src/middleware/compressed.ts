/**
 * The page in the best coding the browser takes; anything but HTML, and what is encoded already, as it is: a page that hands on
 * to another passes here twice.
 */
export async function compressed(request: Request, response: Response, encode: App.Locals['encode']): Promise<Response> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (!response.body || !isPage || response.headers.has('content-encoding')) return response
  const headers = new Headers(response.headers)
  headers.append('vary', 'accept-encoding')
  const coding = encode.coding(request.headers.get('accept-encoding') ?? '')
  if (!coding) return new Response(response.body, { status: response.status, headers })
  const bytes = await encode.compress(coding, await response.text())
  headers.set('content-encoding', coding)
  headers.set('content-length', String(bytes.length))
  return new Response(bytes, { status: response.status, headers })
}
