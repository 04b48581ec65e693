import type { Bytes } from '../../kernel/index.ts'
import { type ByteReader, MAX_PARTS } from './byte-reader.ts'
import { holds, nameAt, viewOf } from './bytes.ts'
import { exifOf, MAX_EXIF, orientationIn } from './orientation.ts'

/** The chunks of RFC 9649 that are shown. */
const shown: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ICCP'])
const shownInFrame: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ALPH'])

const FILE_HEADER = 12
const HEADER = 8
/** Where and for how long a frame is shown. */
const FRAME_HEADER = 16
const EXIF_PREFIX = 'Exif\0\0'
const SPACE = 0x20

/**
 * A WebP whose Exif says how it is to be turned and nothing else, whose XMP is blank, and whose unknown chunks are empty,
 * also within the frames of what moves. They keep their lengths, which the file has said of itself before they come.
 */
export async function* bareWebp(reader: ByteReader): Bytes {
  const start = await reader.take(FILE_HEADER)
  yield start
  const length = start.length < FILE_HEADER ? 0 : viewOf(start).getUint32(4, true) - 4
  yield* chunks(reader, length, shown, { left: MAX_PARTS })
}

/** The chunks of the file, or of a frame within. */
async function* chunks(reader: ByteReader, within: number, kept: ReadonlySet<string>, parts: { left: number }): Bytes {
  for (let left = within; left >= HEADER && parts.left > 0; parts.left--) {
    const header = await reader.peek(HEADER)
    if (header.length < HEADER) return
    const name = nameAt(header, 0)
    const size = viewOf(header).getUint32(4, true)
    const length = Math.min(size + (size % 2), left - HEADER)
    left -= HEADER + length
    if (kept.has(name)) yield* reader.pass(HEADER + length)
    else if (name === 'ANMF' && kept === shown) {
      const end = reader.position + HEADER + length
      yield* reader.pass(HEADER + Math.min(FRAME_HEADER, length))
      yield* chunks(reader, end - reader.position, shownInFrame, parts)
      yield* blank(reader, 0, end - reader.position, 0)
    } else {
      yield await reader.take(HEADER)
      const isTurning = name === 'EXIF' && kept === shown
      const exif = isTurning ? turned(await reader.peek(Math.min(length, MAX_EXIF))) : new Uint8Array(0)
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
