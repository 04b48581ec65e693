import { TransportError } from './problem.ts'

/**
 * Refuses an unsafe request that another site made the browser send. A request that says where it comes
 * from must come from here; one that does not say is let through only when no cookie speaks for it. Browsers that know neither
 * header, and leave `Origin` out, tell by `Referer` which page sent it.
 * @throws TransportError `foreign-origin`
 */
export function requireSameOrigin(headers: Headers, { publicOrigin, cookie }: { publicOrigin: string | null; cookie: boolean }): void {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin') ?? (site === null ? originOf(headers.get('referer')) : null)
  const said = site !== null || origin !== null
  const own = (site === null || site === 'same-origin') && (origin === null || isOwn(origin, headers, publicOrigin))
  if (said ? own : !cookie) return
  const elsewhere = publicOrigin !== null && site === 'same-origin'
  throw new TransportError(
    'foreign-origin',
    elsewhere
      ? `This server is set up for another address. Open ${publicOrigin} and try again there.`
      : 'A change needs an Origin or Sec-Fetch-Site header that names this very site.',
  )
}

/** `null` where nothing is said; what is no address of a page is of nowhere, as `Origin` says it. */
const originOf = (referer: string | null): string | null => (referer === null ? null : isOfPage(referer) ? new URL(referer).origin : 'null')

/** A `blob:` or the like has the origin of whoever made it, though a page that we sent has no such address. */
const isOfPage = (address: string): boolean => URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol)

/** Without a configured address, the one the browser itself asked for counts: a cookie is bound to that host. */
function isOwn(origin: string, headers: Headers, publicOrigin: string | null): boolean {
  if (publicOrigin !== null) return origin === publicOrigin
  return isOfPage(origin) && new URL(origin).host === headers.get('host')
}
