import { isIP } from 'node:net'

/**
 * Whether a `Host` may be this server's where nobody has said which it is: `localhost`, names below it, and numbers. Any other
 * name may be one that a page of anybody's has led here (DNS rebinding), which a browser takes for that page's own server.
 * HTTP/1.0 needs none, and what cannot be read is refused elsewhere.
 */
export function mayBeOwnHost(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return true
  const { hostname } = new URL(`http://${host}`)
  return /^(.+\.)?localhost\.?$/.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}
