import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { OutboundError } from '@throughline/core/kernel'
import ipaddr from 'ipaddr.js'

/** The addresses of a host name. */
export type Resolve = (host: string) => Promise<string[]>

/** All that is handed out of IPv6 so far; what lies outside was given up, such as `::127.0.0.1`, or is to come. */
const handedOut = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]

export const resolveBySystem: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

/** Whether an address is one of the public internet: not of this machine, of a network of its own, or of none. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // What stands for an IPv4 address within IPv6 is judged as that.
  const known = ipaddr.process(address)
  return known.range() === 'unicast' && (known.kind() === 'ipv4' || known.match(handedOut))
}

/** The address in a host of a URL, where it is one. */
export function addressIn(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(bare) ? bare : null
}

/**
 * Looks a host up once for a connection, which then goes to what was judged here and to nothing else. A name that leads to a
 * public address and to another is refused as well. Both are told as a name that leads nowhere is: else anybody could guess
 * which names there are in the operator's own network.
 */
export function judgedLookup(resolve: Resolve, isAllowed: boolean): LookupFunction {
  return (hostname, { all }, done) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined || !(isAllowed || addresses.every(isPublic)))
          return done(new OutboundError('unreachable', `${hostname} has no address to ask at.`), '', 0)
        const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
        if (all) done(null, found)
        else done(null, first, found[0]?.family)
      },
      (error) => done(error as Error, '', 0),
    )
  }
}

export const refused = () =>
  new OutboundError('refused-address', 'This address is not on the public internet, or its port is that of another service.')
