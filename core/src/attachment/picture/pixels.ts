import { sniffType } from '../sniff-type.ts'
import { holds, nameAt, viewOf } from './bytes.ts'
import { orientationIn } from './orientation.ts'

/** How large a picture is when it stands upright. */
export interface Pixels {
  width: number
  height: number
}

const MAX_SIDE = 65_535

/** How large the picture is that a content of such a beginning shows; `null` for what is none, or does not say so early. */
export function pixelsIn(head: Uint8Array): Pixels | null {
  try {
    const found = readers[sniffType(head)]?.(head, viewOf(head))
    const isSize = found && [found.width, found.height].every((side) => side >= 1 && side <= MAX_SIDE)
    return isSize ? { width: found.width, height: found.height } : null
  } catch (error) {
    // It says so past what is here.
    if (error instanceof RangeError) return null
    throw error
  }
}

type Reader = (head: Uint8Array, view: DataView) => Pixels | null

const readers: Readonly<Record<string, Reader>> = {
  'image/png': (_, view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (_, view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/jpeg': ofJpeg,
  'image/webp': ofWebp,
  'image/avif': ofHeif,
  'image/heic': ofHeif,
}

const lying = (turned: boolean, { width, height }: Pixels): Pixels => (turned ? { width: height, height: width } : { width, height })

/** By the frame header; turned as its Exif says, which stands before that. */
function ofJpeg(head: Uint8Array, view: DataView): Pixels | null {
  let orientation = 1
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xe1 && holds(head, at + 4, 'Exif\0\0')) orientation = orientationIn(head.subarray(at + 10))
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return lying(orientation >= 5, { height: view.getUint16(at + 5), width: view.getUint16(at + 7) })
  }
  return null
}

/** By its first chunk. What its Exif says of turning stands at its end, and is not looked for. */
function ofWebp(head: Uint8Array, view: DataView): Pixels | null {
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
  const kind = nameAt(head, 12)
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind !== 'VP8L') return null
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** By the largest of the sizes its description names: the others are of tiles and thumbnails. */
function ofHeif(head: Uint8Array, view: DataView): Pixels | null {
  let largest: Pixels | null = null
  let isTurned = false
  for (let at = 0; at + 5 <= head.length; at++) {
    if (holds(head, at, 'irot')) isTurned = (view.getUint8(at + 4) & 1) === 1
    if (!holds(head, at, 'ispe') || at + 16 > head.length) continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest && lying(isTurned, largest)
}
