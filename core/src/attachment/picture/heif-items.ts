import { nameAt, viewOf } from './bytes.ts'

/** Bytes from `start` until before `end`. */
export interface Span {
  start: number
  end: number
}

/** A box of ISO/IEC 14496-12 within bytes that hold all of it. */
export interface Box extends Span {
  name: string
  /** Where its content begins. */
  content: number
}

/** Boxes that are read of a stretch: a large picture of many tiles has some hundreds. */
export const MAX_BOXES = 2000

/** The first boxes that stand in a stretch, as far as they make sense. */
export function boxesIn(bytes: Uint8Array, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end && boxes.length < MAX_BOXES; ) {
    const box = boxAt(bytes.subarray(at, end))
    if (!box) return boxes
    const last = box.size === Number.POSITIVE_INFINITY ? end : at + box.size
    if (last > end) return boxes
    boxes.push({ name: box.name, start: at, content: at + box.header, end: last })
    at = last
  }
  return boxes
}

/** The box that begins here; `null` when none does. One of unknown length goes on for ever. */
export function boxAt(bytes: Uint8Array): { name: string; header: number; size: number } | null {
  if (bytes.length < 8) return null
  const view = viewOf(bytes)
  const [short, name] = [view.getUint32(0), nameAt(bytes, 4)]
  if (short === 0) return { name, header: 8, size: Number.POSITIVE_INFINITY }
  if (short !== 1) return short < 8 ? null : { name, header: 8, size: short }
  const size = bytes.length < 16 ? 0 : Number(view.getBigUint64(8))
  return size < 16 ? null : { name, header: 16, size }
}

/** Numbers one after the other. */
class Fields {
  readonly #view: DataView
  #at: number

  constructor(bytes: Uint8Array, at: number) {
    this.#view = viewOf(bytes)
    this.#at = at
  }

  /** @throws RangeError past the end */
  next(length: number): number {
    let value = 0
    for (let i = 0; i < length; i++) value = value * 256 + this.#view.getUint8(this.#at++)
    return value
  }
}

/** What is no picture: Exif, XMP and whatever else is text or lies elsewhere. */
const told = new Set(['Exif', 'mime', 'uri '])

/** The items that say something of a picture, by the box `iinf` of ISO/IEC 14496-12. */
export function itemsTold(bytes: Uint8Array, { content, end }: Box): ReadonlySet<number> {
  const isLong = bytes[content] !== 0
  return new Set(
    boxesIn(bytes, content + (isLong ? 8 : 6), end).flatMap(({ name, content: at, end: last }) => {
      if (name !== 'infe' || last - at < 8) return []
      const version = bytes[at] as number
      const fields = new Fields(bytes, at + 4)
      const id = fields.next(version === 3 ? 4 : 2)
      if (last - at < 12) return id
      return version < 2 || told.has(nameAt(bytes, at + (version === 3 ? 10 : 8))) ? id : []
    }),
  )
}

/** Where some items lie, by the box `iloc`: in the file, or within the box `idat`. */
export function spansOf(items: ReadonlySet<number>, bytes: Uint8Array, { content, end }: Box): { inFile: Span[]; inData: Span[] } {
  const spans = { inFile: [] as Span[], inData: [] as Span[] }
  const fields = new Fields(bytes.subarray(0, end), content)
  const version = fields.next(1)
  fields.next(3)
  const [sizes, more] = [fields.next(1), fields.next(1)]
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 4, sizes & 15, more >> 4, version === 0 ? 0 : more & 15]
  const idSize = version < 2 ? 2 : 4
  // Then none is told where it is, however many there are said to be.
  if (offsetSize + lengthSize + indexSize === 0) return spans
  for (let left = fields.next(idSize); left > 0; left--) {
    const id = fields.next(idSize)
    const method = version === 0 ? 0 : fields.next(2) & 15
    fields.next(2)
    const base = fields.next(baseSize)
    for (let extents = fields.next(2); extents > 0; extents--) {
      fields.next(indexSize)
      const start = base + fields.next(offsetSize)
      const span = { start, end: start + fields.next(lengthSize) }
      if (items.has(id) && method < 2) add(spans[method === 0 ? 'inFile' : 'inData'], span)
    }
  }
  return spans
}

/** Spans that are told apart; a picture has a few. */
const MAX_SPANS = 1000

/** Beyond that the last is all that lies between, so that no file makes much work. */
function add(spans: Span[], span: Span): void {
  const last = spans.length < MAX_SPANS ? undefined : spans.pop()
  spans.push(last ? { start: Math.min(last.start, span.start), end: Math.max(last.end, span.end) } : span)
}
