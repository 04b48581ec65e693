import type { Bytes } from '../../kernel/index.ts'
import type { ByteReader } from './byte-reader.ts'
import { concat } from './bytes.ts'
import { blankWithin, emptied, wholeBox } from './heif-boxes.ts'
import { boxAt, boxesIn, itemsTold, type Span, spansOf } from './heif-items.ts'

/** Boxes that say what is shown. */
const shown = new Set(['ftyp', 'styp', 'mdat', 'moov', 'moof', 'sidx', 'meta'])
/** Those among them that hold others. */
const holding = new Set(['moov', 'moof'])
/** Boxes that are read of a file, before its description and behind: it has some ten, or a few for each part of a film. */
const MAX_BOXES = 1000
const BOX_HEADER = 16

/**
 * A HEIF picture (ISO/IEC 23008-12), as HEIC or AVIF, whose Exif, XMP, times, names and other texts are blank. All keeps
 * its length and place, which is how its parts are found. How it is to be turned is told by its properties, which stay.
 * What comes before its description is held until that is read: with the usual order that is next to nothing.
 */
export async function* bareHeif(reader: ByteReader): Bytes {
  const held: Uint8Array[] = []
  let spans: Span[] = []
  for (let isDescribed = false; !isDescribed && held.length < MAX_BOXES; ) {
    const box = boxAt(await reader.peek(BOX_HEADER))
    if (!box) break
    const bytes = await reader.take(box.size)
    isDescribed = box.name === 'meta'
    const bare = shown.has(box.name) ? bytes.slice() : emptied(bytes, box.header)
    if (isDescribed) spans = blankDescription(bare)
    else if (holding.has(box.name)) blankWithin(bare, wholeBox(bare))
    held.push(bare)
  }
  const start = concat(...held)
  for (const span of spans) start.fill(0, span.start, span.end)
  yield start
  for (let part = 0; part < MAX_BOXES; part++) {
    const box = boxAt(await reader.peek(BOX_HEADER))
    if (!box) return
    if (box.name === 'mdat') yield* blanked(reader, box.size, spans)
    else if (holding.has(box.name)) {
      const bytes = (await reader.take(box.size)).slice()
      blankWithin(bytes, wholeBox(bytes))
      yield bytes
    } else if (shown.has(box.name) && box.name !== 'meta') yield* reader.pass(box.size)
    else {
      yield emptied(await reader.take(box.header), box.header)
      for await (const piece of reader.pass(box.size - box.header)) yield new Uint8Array(piece.length)
    }
  }
}

/** Blanks what the description itself says, and answers where in the file there is more of it. */
function blankDescription(meta: Uint8Array): Span[] {
  const whole = wholeBox(meta)
  blankWithin(meta, whole)
  // A version and flags stand before its boxes.
  const boxes = boxesIn(meta, whole.content + 4, whole.end)
  const named = (name: string) => boxes.find((box) => box.name === name)
  const [items, places, data] = [named('iinf'), named('iloc'), named('idat')]
  if (!items || !places) return []
  try {
    const { inFile, inData } = spansOf(itemsTold(meta, items), meta, places)
    if (data) for (const { start, end } of inData) meta.fill(0, data.content + start, Math.min(data.content + end, data.end))
    return inFile
  } catch (error) {
    // It breaks off, so that no reader finds an item either.
    if (error instanceof RangeError) return []
    throw error
  }
}

/** The next bytes with nothing where the spans of the file are. */
async function* blanked(reader: ByteReader, count: number, spans: readonly Span[]): Bytes {
  for (let at = reader.position, left = count; left > 0; at = reader.position) {
    const piece = (await reader.take((await reader.atHand()).subarray(0, left).length)).slice()
    if (piece.length === 0) return
    left -= piece.length
    for (const { start, end } of spans)
      if (start < at + piece.length && end > at) piece.fill(0, Math.max(start - at, 0), Math.max(end - at, 0))
    yield piece
  }
}
