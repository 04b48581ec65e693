import { crc32, deflateSync } from 'node:zlib'

/** One grey pixel. */
export const jpeg = new Uint8Array(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
    'base64',
  ),
)

/** A PNG of one colour, of 8 bits a channel; with `broken` pixels that cannot be unpacked. */
export function png(width: number, height: number, { hasAlpha = false, broken = false } = {}): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, hasAlpha ? 6 : 2], 8)
  const row = Buffer.alloc(1 + width * (hasAlpha ? 4 : 3), 0x80)
  row[0] = 0
  const pixels = deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)))
  const parts = [
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', broken ? pixels.subarray(0, 9) : pixels),
    chunk('IEND'),
  ]
  return new Uint8Array(Buffer.concat(parts))
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const
  ends[0].writeUInt32BE(data.length)
  ends[1].writeUInt32BE(crc32(body))
  return Buffer.concat([ends[0], body, ends[1]])
}
