import { type Outbound, type OutboundAnswer, OutboundError, type OutboundRequest } from '@throughline/core/kernel'
import { type Hop, hop } from './hop.ts'
import { isWebPort } from './ports.ts'
import { addressIn, isPublic, type Resolve, refused, resolveBySystem } from './public-address.ts'

export interface OutboundOptions {
  /** Hosts (`cloud.lan`, or with a port `cloud.lan:8443`) that may be reached though their addresses are private. */
  allow?: readonly string[]
  resolve?: Resolve
}

/** Names that by their standard lead to this machine, or to the network it stands in (RFC 6761, RFC 6762, RFC 8375, `internal`). */
const isOwnName = (host: string) => /(?:^|\.)(?:localhost|local|home\.arpa|internal)\.?$/i.test(host)

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Requests to the public internet, and to hosts that the operator has named. */
export function createOutbound({ allow = [], resolve = resolveBySystem }: OutboundOptions = {}): Outbound {
  const allowed = new Set(allow.map((host) => host.toLowerCase()))

  function judge(url: URL): ReturnType<Outbound['judge']> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'refused'
    if (allowed.has(url.host) || allowed.has(url.hostname)) return 'named'
    if (isOwnName(url.hostname) || !isWebPort(url.port)) return 'refused'
    const address = addressIn(url.hostname)
    // A connection to a number looks nothing up.
    return address !== null && !isPublic(address) ? 'refused' : 'elsewhere'
  }

  /** Judged anew for each address that an answer leads on to. */
  function judged(url: URL): Pick<Hop, 'resolve' | 'isAllowed'> {
    const judgement = judge(url)
    if (judgement === 'refused') throw refused()
    return { resolve, isAllowed: judgement === 'named' }
  }

  return {
    judge: (text) => (URL.canParse(text) ? judge(new URL(text)) : 'refused'),
    async send(request) {
      if (!URL.canParse(request.url)) throw refused()
      const signal = AbortSignal.timeout(request.mostMs)
      let url = new URL(request.url)
      let { method, headers, body }: Pick<OutboundRequest, 'method' | 'headers' | 'body'> = request
      for (let left = request.mostRedirects; ; left--) {
        const answer = await hop({ url, method, headers, body, signal, mostBytes: request.mostBytes, isCut: request.isCut, ...judged(url) })
        const next = redirects.has(answer.status) ? nextOf(answer, url) : null
        if (!next || request.mostRedirects === 0) return answer
        if (left === 0) throw new OutboundError('too-many-redirects', 'The address leads on and on.')
        // What was said to one server is not for another.
        if (next.origin !== url.origin) headers = withoutSecrets(headers)
        if (answer.status === 303 || (method === 'POST' && answer.status < 303)) [method, body] = ['GET', undefined]
        url = next
      }
    },
  }
}

function nextOf({ headers }: OutboundAnswer, from: URL): URL | null {
  const { location } = headers
  return location !== undefined && URL.canParse(location, from) ? new URL(location, from) : null
}

const secret = /^(authorization|cookie|proxy-authorization)$/i

const withoutSecrets = (headers: OutboundRequest['headers'] = {}) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !secret.test(name)))
