import type { IncomingMessage } from 'node:http'

/**
 * What somebody before us may have read otherwise (RFC 9112, 3.2 and 6.1): two hosts, of which Node takes the first, and chunks in
 * HTTP/1.0, which has none.
 */
export function isAmbiguous({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  if (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined) return true
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}
