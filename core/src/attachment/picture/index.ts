import type { Bytes } from '../../kernel/index.ts'
import { sniffType } from '../sniff-type.ts'
import { ByteReader } from './byte-reader.ts'
import { holds } from './bytes.ts'
import { bareGif } from './gif.ts'
import { bareHeif } from './heif.ts'
import { bareJpeg } from './jpeg.ts'
import { barePng } from './png.ts'
import { bareWebp } from './webp.ts'

/** Bytes that tell which kind of picture a content is. */
const BEGINNING = 12

const formats: Readonly<Record<string, (reader: ByteReader) => Bytes>> = {
  'image/jpeg': bareJpeg,
  'image/png': barePng,
  'image/gif': bareGif,
  'image/webp': bareWebp,
  'image/avif': bareHeif,
  'image/heic': bareHeif,
}

/**
 * The same content; of a picture (JPEG, PNG, GIF, WebP, AVIF, HEIC) without what it says besides what it shows: where and when
 * it was taken, by whom and with what, texts, a thumbnail. What is shown stays byte for byte, and so do its colours and
 * the way it is turned. Of what cannot be read as such a picture stays what comes before that. Read as it comes; little
 * of it is held at a time.
 * @param content at most so long as may be held, because a HEIF may stand in an odd order: see `bounded`
 */
export async function* barePicture(content: Bytes): Bytes {
  const reader = new ByteReader(content)
  try {
    await reader.skip(strayBefore(await reader.peek(BEGINNING)))
    const bare = formats[sniffType(await reader.peek(BEGINNING))]
    yield* bare ? bare(reader) : reader.pass()
    // Who sends it is heard out, also where the picture ended before.
    await reader.skip(Number.POSITIVE_INFINITY)
  } finally {
    await reader.close()
  }
}

/** A few bytes that stand before a JPEG, which is then no picture to some, and one to others. */
function strayBefore(head: Uint8Array): number {
  if (sniffType(head) !== 'application/octet-stream') return 0
  return [1, 2, 3, 4].find((at) => holds(head, at, '\xff\xd8\xff') && (head[at + 3] ?? 0) >= 0xc0) ?? 0
}
