import { inflateSync } from 'node:zlib'

/** What PDFKit makes of a picture; its types leave it out. */
export interface Image {
  width: number
  height: number
  /** Of EXIF: 5 and more lie on their side. */
  orientation?: number
  embed(pdf: PDFKit.PDFDocument): void
}
type Document = PDFKit.PDFDocument & { openImage(bytes: Buffer): Image }

const GONE = 'it is no longer kept'
const DAMAGED = 'it is damaged'
/** Pixels of a PNG, which is unpacked here; a JPEG goes into the document as it is. */
const MOST_PIXELS = 40_000_000

/** The pictures of the parts to come, by their ids: those that can be shown lie in the document already. */
export function createPictures(pdf: PDFKit.PDFDocument) {
  const kept = new Map<string, Image | string>()
  return {
    /** `null` where the content is gone. */
    add(id: string, bytes: Uint8Array | null): void {
      kept.set(id, bytes === null ? GONE : pictureOf(pdf, bytes))
    },
    /** The picture, or why there is none. */
    get: (id: string): Image | string => kept.get(id) ?? GONE,
    clear: () => kept.clear(),
  }
}

export type Pictures = ReturnType<typeof createPictures>

function pictureOf(pdf: PDFKit.PDFDocument, bytes: Uint8Array): Image | string {
  const type = typeOf(bytes)
  if (type !== 'JPEG' && type !== 'PNG') return type ? `it is of the type ${type}` : 'it is of no known kind'
  if (type === 'PNG' && !isSound(bytes)) return DAMAGED
  try {
    const image = (pdf as Document).openImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    // Written out at once, so that it is held no longer than that takes.
    image.embed(pdf)
    return image
  } catch {
    return DAMAGED
  }
}

function typeOf(bytes: Uint8Array): string {
  const text = String.fromCharCode(...bytes.subarray(0, 12))
  if (text.startsWith('\xff\xd8\xff')) return 'JPEG'
  if (text.startsWith('\x89PNG')) return 'PNG'
  if (text.startsWith('GIF8')) return 'GIF'
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'WebP'
  if (/^.{4}ftyp(avif|avis)/s.test(text)) return 'AVIF'
  if (/^.{4}ftyp(hei|mif)/s.test(text)) return 'HEIC'
  return ''
}

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Whether the pixels of a PNG can be unpacked: PDFKit does it later, where nothing would catch what it throws. */
function isSound(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const data: Uint8Array[] = []
  try {
    const [width, height] = [view.getUint32(16), view.getUint32(20)]
    const [bits, channels, isInterlaced] = [bytes[24] ?? 0, CHANNELS[bytes[25] ?? -1], bytes[28] !== 0]
    if (width * height === 0 || width * height > MOST_PIXELS || channels === undefined || isInterlaced) return false
    for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
      const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
      if (type === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + view.getUint32(at)))
    }
    const row = Math.ceil((width * bits * channels) / 8) + 1
    const pixels = inflateSync(Buffer.concat(data), { maxOutputLength: row * height + 1024 })
    if (pixels.length < row * height) return false
    for (let line = 0; line < height; line++) if ((pixels[line * row] ?? 5) > 4) return false
    return true
  } catch {
    return false
  }
}
