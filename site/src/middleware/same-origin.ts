/**
 * Whether a request may change anything: reading always, writing only from our own pages.
 * Compares hosts, not whole origins, because behind a proxy that ends TLS we see http and the browser https.
 */
export function isSameOrigin({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  // Older browsers leave it out of forms of the same site; which page sent them they say all the same.
  return isOurs(headers.get('origin') ?? headers.get('referer'), headers)
}

/** Whether the request follows a link of our own pages. Browsers that do not say so tell them at least where it stands. */
export function isFromHere({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  return isOurs(headers.get('referer'), headers)
}

/** Whether an address is one of a page that we sent: those have no other protocol. */
function isOurs(address: string | null, headers: Headers): boolean {
  if (address === null || !URL.canParse(address)) return false
  const { protocol, host } = new URL(address)
  return ['http:', 'https:'].includes(protocol) && host === headers.get('host')
}
