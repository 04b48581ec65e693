import type { Bytes } from '../../kernel/index.ts'
import { type ByteReader, MAX_PARTS } from './byte-reader.ts'
import { concat, latin1 } from './bytes.ts'
import { type Box, boxAt, boxesIn, itemsTold, type Span, spansOf } from './heif-items.ts'

/** Boxes that say nothing but what is shown. */
const shown = new Set(['ftyp', 'styp', 'mdat', 'free', 'skip', 'moov', 'moof', 'mfra', 'sidx', 'meta'])
/** Boxes that say something else wherever they are. */
const saying = new Set(['udta', 'uuid', 'xml ', 'bxml'])
const BOX_HEADER = 16

/**
 * A HEIF picture (ISO/IEC 23008-12), as HEIC or AVIF, whose Exif, XMP and other texts are blank. All keeps its length and
 * place, which is how its parts are found. How it is to be turned is told by its properties, which stay. What comes before
 * its description is held until that is read: with the usual order that is next to nothing.
 */
export async function* bareHeif(reader: ByteReader): Bytes {
  const held: Uint8Array[] = []
  let spans: Span[] = []
  for (let isDescribed = false; !isDescribed && held.length < MAX_PARTS; ) {
    const box = boxAt(await reader.peek(BOX_HEADER))
    if (!box) break
    const bytes = await reader.take(box.size)
    isDescribed = box.name === 'meta'
    const bare = shown.has(box.name) ? bytes.slice() : emptied(bytes, box.header)
    if (isDescribed) spans = blankDescription(bare)
    else if (box.name === 'moov') blankBelow(bare, { content: box.header, end: bare.length })
    held.push(bare)
  }
  const start = concat(...held)
  for (const span of spans) start.fill(0, span.start, span.end)
  yield start
  for (let part = 0; part < MAX_PARTS; part++) {
    const box = boxAt(await reader.peek(BOX_HEADER))
    if (!box) return
    if (box.name === 'mdat') yield* blanked(reader, box.size, spans)
    else if (box.name === 'moov') {
      const bytes = (await reader.take(box.size)).slice()
      blankBelow(bytes, { content: box.header, end: bytes.length })
      yield bytes
    } else if (shown.has(box.name) && box.name !== 'meta') yield* reader.pass(box.size)
    else {
      yield emptied(await reader.take(box.header), box.header)
      for await (const piece of reader.pass(box.size - box.header)) yield new Uint8Array(piece.length)
    }
  }
}

/** The same length of nothing, which readers pass over. */
function emptied(box: Uint8Array, header: number): Uint8Array<ArrayBuffer> {
  const empty = new Uint8Array(box.length)
  empty.set(box.subarray(0, header))
  empty.set(latin1('free'), 4)
  return empty
}

/** Blanks what the description itself says, and answers where in the file there is more of it. */
function blankDescription(meta: Uint8Array): Span[] {
  const header = boxAt(meta)?.header ?? meta.length
  // A version and flags stand before its boxes.
  const below = { content: header + 4, end: meta.length }
  blankBelow(meta, below)
  const boxes = boxesIn(meta, below.content, below.end)
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

/** Empties every box that says something, down to the tracks of a sequence. */
function blankBelow(bytes: Uint8Array, { content, end }: Pick<Box, 'content' | 'end'>): void {
  for (const box of boxesIn(bytes, content, end)) {
    if (box.name === 'trak') blankBelow(bytes, box)
    else if (saying.has(box.name)) bytes.set(emptied(bytes.subarray(box.start, box.end), box.content - box.start), box.start)
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
