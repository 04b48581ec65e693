import { type Bytes, crc32 } from '../../kernel/index.ts'
import { type ByteReader, MAX_PARTS } from './byte-reader.ts'
import { concat, latin1, nameAt, viewOf } from './bytes.ts'
import { exifOf, MAX_EXIF, orientationIn } from './orientation.ts'

/** The chunks of the PNG specification (third edition) that say how a picture looks, and Apple's mark of its own kind. */
const shown = new Set('IHDR PLTE IDAT CgBI tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs acTL fcTL fdAT'.split(' '))

const HEADER = 8
const CHECKSUM = 4

/** A PNG without texts, times and all that is not needed to show it; of Exif stays how it is to be turned. */
export async function* barePng(reader: ByteReader): Bytes {
  yield await reader.take(8)
  for (let part = 0; part < MAX_PARTS; part++) {
    const header = await reader.peek(HEADER)
    if (header.length < HEADER) return
    const name = nameAt(header, 4)
    const length = viewOf(header).getUint32(0)
    // Longer than a chunk can be: nothing reads on from here.
    if (length > 0x7fff_ffff) return
    if (name === 'IEND') {
      yield chunk('IEND', new Uint8Array(0))
      return
    }
    if (shown.has(name)) yield* reader.pass(HEADER + length + CHECKSUM)
    else {
      await reader.skip(HEADER)
      const exif = name === 'eXIf' ? exifOf(orientationIn(await reader.peek(Math.min(length, MAX_EXIF)))) : null
      if (exif) yield chunk('eXIf', exif)
      await reader.skip(length + CHECKSUM)
    }
  }
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const said = concat(latin1(name), data)
  const numbers = viewOf(new Uint8Array(8))
  numbers.setUint32(0, data.length)
  numbers.setUint32(4, crc32(said))
  const [length, checksum] = [new Uint8Array(numbers.buffer, 0, 4), new Uint8Array(numbers.buffer, 4, 4)]
  return concat(length, said, checksum)
}
