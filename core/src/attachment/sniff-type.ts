/** Bytes of the beginning that tell what a content is. */
export const HEAD_BYTES = 4096

/** How a content of a type begins: at `at`, these bytes, written as Latin-1; `?` stands for any. */
interface Signature {
  type: string
  starts: readonly (readonly [at: number, bytes: string])[]
}

const at = (type: string, ...starts: Signature['starts']): Signature => ({ type, starts })
const begins = (type: string, bytes: string): Signature => at(type, [0, bytes])
/** ISO base media: a box `ftyp` with the brand of what follows. */
const brand = (type: string, ...brands: string[]) => brands.map((name) => at(type, [4, `ftyp${name}`]))

const signatures: readonly Signature[] = [
  begins('image/png', '\x89PNG\r\n\x1a\n'),
  begins('image/jpeg', '\xff\xd8\xff'),
  begins('image/gif', 'GIF87a'),
  begins('image/gif', 'GIF89a'),
  at('image/webp', [0, 'RIFF'], [8, 'WEBP']),
  ...brand('image/avif', 'avif', 'avis'),
  ...brand('image/heic', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'mif2', 'miaf', 'msf1'),
  begins('application/pdf', '%PDF-'),
  begins('audio/mpeg', 'ID3'),
  begins('audio/mpeg', '\xff\xfb'),
  begins('audio/mpeg', '\xff\xf3'),
  begins('audio/mpeg', '\xff\xf2'),
  begins('audio/flac', 'fLaC'),
  begins('audio/ogg', 'OggS'),
  at('audio/wav', [0, 'RIFF'], [8, 'WAVE']),
  ...brand('audio/mp4', 'M4A ', 'M4B '),
  ...brand('video/quicktime', 'qt  '),
  ...brand('video/mp4', 'isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'MSNV', '3gp'),
  begins('video/webm', '\x1aE\xdf\xa3'),
  begins('application/gzip', '\x1f\x8b'),
  begins('application/x-7z-compressed', "7z\xbc\xaf'\x1c"),
]

/** What a zip holds, by the names at its beginning: office documents are zips. */
const inZip: readonly (readonly [part: string, type: string])[] = [
  ['mimetypeapplication/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.text'],
  ['mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'application/vnd.oasis.opendocument.spreadsheet'],
  ['mimetypeapplication/vnd.oasis.opendocument.presentation', 'application/vnd.oasis.opendocument.presentation'],
  ['mimetypeapplication/epub+zip', 'application/epub+zip'],
  ['word/', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
]

/**
 * The media type a content shows by how it begins. Whatever is text is plain text: markup is never taken for a page or
 * a drawing, so that nobody runs what is in it. What shows nothing is `application/octet-stream`.
 * @param head the first `HEAD_BYTES`, or all there is
 */
export function sniffType(head: Uint8Array): string {
  const found = signatures.find(({ starts }) => starts.every(([offset, bytes]) => holds(head, offset, bytes)))
  if (found) return found.type
  if (holds(head, 0, 'PK\x03\x04')) return zipType(head)
  return isText(head) ? 'text/plain' : 'application/octet-stream'
}

const holds = (head: Uint8Array, offset: number, bytes: string) =>
  head.length >= offset + bytes.length && [...bytes].every((byte, i) => head[offset + i] === byte.charCodeAt(0))

function zipType(head: Uint8Array): string {
  const text = Array.from(head, (byte) => String.fromCharCode(byte)).join('')
  return inZip.find(([part]) => text.includes(part))?.[1] ?? 'application/zip'
}

/** Whether the bytes are UTF-8 without control characters; the last character may be cut off. */
function isText(head: Uint8Array): boolean {
  for (let i = 0; i < head.length; ) {
    const byte = head[i] as number
    const isControl = byte === 0x7f || (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte))
    const follow =
      byte < 0x80 ? 0 : byte >= 0xc2 && byte < 0xe0 ? 1 : byte >= 0xe0 && byte < 0xf0 ? 2 : byte >= 0xf0 && byte < 0xf5 ? 3 : -1
    if (isControl || follow < 0) return false
    for (const next of head.subarray(i + 1, i + 1 + follow)) if ((next & 0xc0) !== 0x80) return false
    if (i + follow >= head.length) return head.length >= HEAD_BYTES
    i += 1 + follow
  }
  return true
}
