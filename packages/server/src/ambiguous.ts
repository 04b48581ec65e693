import type { IncomingMessage } from 'node:http'

/**
 * What somebody before us may have read otherwise (RFC 9112, 3.2 and 6.1): two hosts, of which Node takes the first, chunks in
 * HTTP/1.0, which has none, and other codings than chunks, which Node takes as if they were not there.
 */
export function isAmbiguous({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding']
  if (coding !== undefined && (httpVersion === '1.0' || coding.trim().toLowerCase() !== 'chunked')) return true
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}
