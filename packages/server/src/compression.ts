import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encode } from '@throughline/http'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Much above this a brotli takes longer than the bytes it saves take to travel. */
const BROTLI_QUALITY = 4

/** Brotli and gzip by Node's zlib, off the main thread. */
export const compression: Encode = {
  coding(acceptEncoding) {
    const accepted = new Set(acceptEncoding.split(',').flatMap(acceptedName))
    return accepted.has('br') ? 'br' : accepted.has('gzip') || accepted.has('*') ? 'gzip' : null
  },
  compress: (coding, body) =>
    coding === 'br'
      ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
      : deflate(body),
}

// A coding with a weight of nought is one the reader refuses (RFC 9110, 12.5.3).
function acceptedName(part: string): string[] {
  const [name = '', weight = ''] = part.split(';')
  return /^\s*q=0(\.0*)?\s*$/.test(weight) ? [] : [name.trim().toLowerCase()]
}
