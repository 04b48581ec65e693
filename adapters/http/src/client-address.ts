import type { Context } from 'hono'

/** What the platform knows of a connection: Node's server passes `incoming`, in-process callers may say `address`. */
interface Connection {
  incoming?: { socket?: { remoteAddress?: string } }
  address?: string
}

/** Who limits count by, as a network: with a proxy of ours in front, of the last address it wrote down; otherwise of the peer. */
export const clientAddress = (c: Context, trustProxy: boolean): string => addressOf(c.req.raw.headers, c.env, trustProxy)

/** The same of a request that no route of ours answers; `connection` is what the platform knows of it. */
export function addressOf(headers: Headers, connection: unknown, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const { incoming, address } = (connection ?? {}) as Connection
  return networkOf(forwarded || incoming?.socket?.remoteAddress || address || 'unknown')
}

/** The /48 that an IPv6 network is one of 65,536 of, as a company or a rented server is given; `null` for IPv4. */
export const siteOf = (network: string): string | null => /^(?:[\da-f]+:){3}(?=[\da-f]+::\/64$)/.exec(network)?.[0].concat(':/48') ?? null

/**
 * What one customer of a network is given: an IPv4 address, or the /64 of an IPv6 one, within which anybody can take
 * as many addresses as they like.
 */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1]
  if (ipv4) return ipv4
  if (!address.includes(':')) return address
  const [head = '', tail] = address.replace(/^\[|[\]%].*$/g, '').split('::')
  const groups = (text: string) => (text ? text.split(':') : [])
  const left = groups(head)
  const right = groups(tail ?? '')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const first = [...left, ...zeros, ...right].slice(0, 4)
  return `${first.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`
}
