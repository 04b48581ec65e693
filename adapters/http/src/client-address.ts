import type { Context } from 'hono'

/** What the platform knows of a connection: Node's server passes `incoming`, in-process callers may say `address`. */
interface Connection {
  incoming?: { socket?: { remoteAddress?: string } }
  address?: string
}

/** Who limits count by: with a proxy of ours in front, the last address it wrote down; otherwise the peer. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const { incoming, address } = (c.env ?? {}) as Connection
  return forwarded || incoming?.socket?.remoteAddress || address || 'unknown'
}
