import type { PasskeySite } from '@throughline/core/account'
import { AppError } from '@throughline/core/kernel'

/**
 * Which site the passkeys of a request are of: the one that was set up. Where none was, the address the browser itself asked
 * for counts on this very machine alone, as nobody else can stand there in its place.
 * @throws AppError `conflict` where there is no name that passkeys could be bound to.
 */
export function passkeySite({ headers }: Request, publicOrigin: string | null): PasskeySite {
  const origin = publicOrigin ?? headers.get('origin') ?? `http://${headers.get('host') ?? ''}`
  const domain = URL.canParse(origin) ? new URL(origin).hostname : ''
  const isBound = publicOrigin === null ? isLocal(domain) : !isAddress(domain)
  if (!isBound) throw new AppError('conflict', 'Passkeys need this site to have a name. Whoever runs it can give it one: PUBLIC_URL.')
  return { domain, origin }
}

const isLocal = (domain: string) => domain === 'localhost' || domain.endsWith('.localhost')

const isAddress = (domain: string) => domain.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(domain)
