import type { ServerResponse } from 'node:http'

/**
 * What a page may load when it says nothing itself, as error pages and redirects do not. Pages of the site
 * carry a policy of their own, with the hashes of their scripts, in its place.
 */
const PLAIN_PAGE =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const always: Record<string, string> = {
  'content-security-policy': PLAIN_PAGE,
  'x-content-type-options': 'nosniff',
  // The path of a page may name a record; our own host may see it, others not even the host.
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** Sets what every answer of the site carries; `https` says whether people reach it that way. */
export function setSecurityHeaders(response: ServerResponse, { https }: { https: boolean }): void {
  for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
  setTransportSecurity(response, { https })
}

/** Has browsers come by https from now on. What programs ask sets all else itself. */
export function setTransportSecurity(response: ServerResponse, { https }: { https: boolean }): void {
  if (https) response.setHeader('strict-transport-security', 'max-age=31536000')
}
