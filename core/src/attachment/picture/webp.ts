import type { Bytes } from '../../kernel/index.ts'
import { type ByteReader, MAX_PARTS } from './byte-reader.ts'
import { holds, nameAt, viewOf } from './bytes.ts'
import { exifOf, MAX_EXIF, orientationIn } from './orientation.ts'

/** The chunks of RFC 9649 that are shown. */
const shown = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

const FILE_HEADER = 12
const HEADER = 8
const EXIF_PREFIX = 'Exif\0\0'
const SPACE = 0x20

/**
 * A WebP whose Exif says how it is to be turned and nothing else, whose XMP is blank, and whose unknown chunks are empty.
 * They keep their lengths, which the file has said of itself before they come.
 */
export async function* bareWebp(reader: ByteReader): Bytes {
  const start = await reader.take(FILE_HEADER)
  yield start
  let left = start.length < FILE_HEADER ? 0 : viewOf(start).getUint32(4, true) - 4
  for (let part = 0; part < MAX_PARTS && left >= HEADER; part++) {
    const header = await reader.peek(HEADER)
    if (header.length < HEADER) return
    const name = nameAt(header, 0)
    const size = viewOf(header).getUint32(4, true)
    const length = Math.min(size + (size % 2), left - HEADER)
    left -= HEADER + length
    if (shown.has(name)) yield* reader.pass(HEADER + length)
    else {
      yield await reader.take(HEADER)
      const exif = name === 'EXIF' ? turned(await reader.peek(Math.min(length, MAX_EXIF))) : new Uint8Array(0)
      yield exif
      yield* blank(reader, exif.length, length, name === 'XMP ' ? SPACE : 0)
    }
  }
}

/** Exif that says no more than how to turn, at the place where it was. */
function turned(chunk: Uint8Array): Uint8Array {
  const at = holds(chunk, 0, EXIF_PREFIX) ? EXIF_PREFIX.length : 0
  const exif = exifOf(orientationIn(chunk.subarray(at)))
  if (!exif || at + exif.length > chunk.length) return new Uint8Array(0)
  const kept = new Uint8Array(at + exif.length)
  kept.set(chunk.subarray(0, at))
  kept.set(exif, at)
  return kept
}

/** As many bytes of nothing as come, but for the first that are there already. */
async function* blank(reader: ByteReader, done: number, length: number, filling: number): Bytes {
  await reader.skip(Math.min(done, length))
  for await (const piece of reader.pass(length - done)) yield new Uint8Array(piece.length).fill(filling)
}
