import { Deflate } from 'fflate'
import { crc32 } from '../kernel/index.ts'

import {
  DEFLATED,
  DESCRIPTOR,
  DESCRIPTOR_LENGTH,
  ELSEWHERE,
  ELSEWHERE_SHORT,
  END,
  END_LENGTH,
  END64,
  END64_LENGTH,
  ENTRY,
  ENTRY_LENGTH,
  EXTRA64,
  LOCAL,
  LOCAL_LENGTH,
  LOCATOR64,
  LOCATOR64_LENGTH,
  STORED,
} from './signatures.ts'

export interface ZipFile {
  /** With `/` between folders. */
  name: string
  /** Below 4 GiB. */
  content: AsyncIterable<string | Uint8Array>
  /** Whether it is worth being made smaller. */
  packed: boolean
}

interface Written {
  name: Uint8Array
  method: number
  crc: number
  size: number
  unpacked: number
  offset: number
}

/** Smaller files cost more time than they save. */
const LEVEL = 3
/** Of 12: tables of 128 KiB for each file, as those of 2 MiB took longer to make than most texts to pack. */
const MEMORY = 4
/** Names in UTF-8; sizes after the data. */
const FLAGS = 0x0808
/** PKZIP 4.5: numbers of 64 bits. */
const VERSION = 45

/**
 * Files as one ZIP archive, in pieces as they are read: nothing is held but what each is called. The whole may be longer
 * than 4 GiB and of any number of files, which fflate's own writer cannot say.
 * @param at local time that each file says it is of
 */
export async function* writeZip(files: AsyncIterable<ZipFile>, at: Temporal.PlainDateTime): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const stamp = (((at.hour << 11) | (at.minute << 5) | (at.second >> 1)) & 0xffff) >>> 0
  const date = ((Math.max(0, at.year - 1980) << 9) | (at.month << 5) | at.day) & 0xffff
  const written: Written[] = []
  let offset = 0
  const count = <T extends Uint8Array>(bytes: T): T => {
    offset += bytes.length
    return bytes
  }
  for await (const { name: text, content, packed } of files) {
    const name = encoder.encode(text)
    const file: Written = { name, method: packed ? DEFLATED : STORED, crc: 0, size: 0, unpacked: 0, offset }
    yield count(localHeader(file, stamp, date))
    for await (const piece of file.method === DEFLATED ? deflated(content, file, encoder) : stored(content, file, encoder))
      yield count(piece)
    yield count(descriptor(file))
    written.push(file)
  }
  const start = offset
  for (const file of written) yield count(directoryEntry(file, stamp, date))
  yield end(written.length, start, offset)
}

async function* stored(content: ZipFile['content'], file: Written, encoder: { encode(text: string): Uint8Array<ArrayBuffer> }) {
  for await (const piece of content) {
    const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece
    file.crc = crc32(bytes, file.crc)
    file.unpacked += bytes.length
    file.size = file.unpacked
    yield bytes as Uint8Array<ArrayBuffer>
  }
}

async function* deflated(content: ZipFile['content'], file: Written, encoder: { encode(text: string): Uint8Array<ArrayBuffer> }) {
  const out: Uint8Array<ArrayBuffer>[] = []
  const deflate = new Deflate({ level: LEVEL, mem: MEMORY }, (piece) => out.push(piece as Uint8Array<ArrayBuffer>))
  let size = 0
  for await (const bytes of stored(content, file, encoder)) {
    deflate.push(bytes)
    for (const piece of out.splice(0)) {
      size += piece.length
      yield piece
    }
  }
  deflate.push(new Uint8Array(), true)
  for (const piece of out) size += piece.length
  file.size = size
  yield* out
}

/** A part of an archive: numbers of so many bytes, one after the other. */
function part(length: number, ...numbers: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]) {
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [size, value] of numbers) {
    if (size === 2) view.setUint16(at, value, true)
    else if (size === 4) view.setUint32(at, value, true)
    else view.setBigUint64(at, BigInt(value), true)
    at += size
  }
  return bytes
}

function localHeader({ name, method }: Written, time: number, date: number): Uint8Array<ArrayBuffer> {
  const bytes = part(
    LOCAL_LENGTH + name.length,
    ...([
      [4, LOCAL],
      [2, VERSION],
      [2, FLAGS],
      [2, method],
      [2, time],
      [2, date],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, name.length],
      [2, 0],
    ] as const),
  )
  bytes.set(name, LOCAL_LENGTH)
  return bytes
}

const descriptor = ({ crc, size, unpacked }: Written): Uint8Array<ArrayBuffer> =>
  part(DESCRIPTOR_LENGTH, [4, DESCRIPTOR], [4, crc], [4, size], [4, unpacked])

function directoryEntry({ name, method, crc, size, unpacked, offset }: Written, time: number, date: number): Uint8Array<ArrayBuffer> {
  const far = offset >= ELSEWHERE
  const extra = far ? part(12, [2, EXTRA64], [2, 8], [8, offset]) : new Uint8Array()
  const bytes = part(
    ENTRY_LENGTH + name.length + extra.length,
    ...([
      [4, ENTRY],
      [2, VERSION],
      [2, VERSION],
      [2, FLAGS],
      [2, method],
      [2, time],
      [2, date],
      [4, crc],
      [4, size],
      [4, unpacked],
    ] as const),
    ...([
      [2, name.length],
      [2, extra.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, far ? ELSEWHERE : offset],
    ] as const),
  )
  bytes.set(name, ENTRY_LENGTH)
  bytes.set(extra, ENTRY_LENGTH + name.length)
  return bytes
}

/** The end, with the numbers of 64 bits before it where one of them needs it. */
function end(files: number, start: number, at: number): Uint8Array<ArrayBuffer> {
  const length = at - start
  const large = files >= ELSEWHERE_SHORT || start >= ELSEWHERE
  const count = large ? ELSEWHERE_SHORT : files
  const ended = part(
    END_LENGTH,
    ...([
      [4, END],
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
      [4, large ? ELSEWHERE : length],
      [4, large ? ELSEWHERE : start],
      [2, 0],
    ] as const),
  )
  if (!large) return ended
  const bytes = part(
    END64_LENGTH + LOCATOR64_LENGTH + END_LENGTH,
    ...([
      [4, END64],
      [8, END64_LENGTH - 12],
      [2, VERSION],
      [2, VERSION],
      [4, 0],
      [4, 0],
      [8, files],
      [8, files],
      [8, length],
      [8, start],
    ] as const),
    ...([
      [4, LOCATOR64],
      [4, 0],
      [8, at],
      [4, 1],
    ] as const),
  )
  bytes.set(ended, END64_LENGTH + LOCATOR64_LENGTH)
  return bytes
}

/** A text as the content of a file. */
export async function* textContent(text: string): AsyncGenerator<string> {
  yield text
}
