import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/**
 * A WOFF font as the OpenType file it was made of. fontkit reads WOFF, too, but unpacks a table anew at every look into it,
 * and reads past the end of one whose last glyph is empty.
 */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  woff.copy(head, 0, 4, 8)
  const power = 2 ** Math.floor(Math.log2(count))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)
  const parts: Uint8Array[] = [head]
  let offset = head.length
  for (let i = 0; i < count; i++) {
    const entry = WOFF_HEADER + i * WOFF_ENTRY
    const [at, packed, length] = [woff.readUInt32BE(entry + 4), woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)]
    const kept = woff.subarray(at, at + packed)
    const table = packed < length ? inflateSync(kept) : kept
    const to = SFNT_HEADER + i * SFNT_ENTRY
    woff.copy(head, to, entry, entry + 4)
    woff.copy(head, to + 4, entry + 16, entry + 20)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(length, to + 12)
    // Tables begin at every fourth byte.
    const padding = -length & 3
    parts.push(table, Buffer.alloc(padding))
    offset += length + padding
  }
  return Buffer.concat(parts)
}
