/** The page in the best coding the browser takes; anything but HTML as it is. */
export async function compressed(request: Request, response: Response, encode: App.Locals['encode']): Promise<Response> {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/html')) return response
  const headers = new Headers(response.headers)
  headers.append('vary', 'accept-encoding')
  const coding = encode.coding(request.headers.get('accept-encoding') ?? '')
  if (!coding) return new Response(response.body, { status: response.status, headers })
  const bytes = await encode.compress(coding, await response.text())
  headers.set('content-encoding', coding)
  headers.set('content-length', String(bytes.length))
  return new Response(bytes, { status: response.status, headers })
}
