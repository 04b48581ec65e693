/**
 * Whether a request may change anything: reading always, writing only from our own pages.
 * Compares hosts, not whole origins, because behind a proxy that ends TLS we see http and the browser https.
 */
export function isSameOrigin({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  // Older browsers leave it out of forms of the same site; which page sent them they say all the same.
  const from = headers.get('origin') ?? headers.get('referer')
  return from !== null && URL.canParse(from) && new URL(from).host === headers.get('host')
}

/** Whether the request follows a link of our own pages. Browsers that do not say so tell them at least where it stands. */
export function isFromHere({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const from = headers.get('referer')
  return from !== null && URL.canParse(from) && new URL(from).host === headers.get('host')
}
