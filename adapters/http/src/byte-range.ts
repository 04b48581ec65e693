import type { ByteRange } from '@throughline/core/kernel'
import { TransportError } from './problem.ts'

/**
 * The one part a Range header asks for (RFC 9110); `null` for the whole: there is no header, it names several parts, or is
 * none that is understood.
 * @throws TransportError `range-not-satisfiable` for what lies past the end
 */
export function byteRange(header: string | null, size: number): ByteRange | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1)
  if (start < end) return { start, end }
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  throw new TransportError('range-not-satisfiable', `It has ${size} bytes.`, { 'content-range': `bytes */${size}` })
}
