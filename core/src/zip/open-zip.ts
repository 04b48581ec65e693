import { Inflate } from 'fflate'
import { AppError, type Bytes, crc32, type FileSource } from '../kernel/index.ts'

import { damaged, directoryOf, type ZipEntry } from './directory.ts'
import { DEFLATED, LOCAL, LOCAL_LENGTH, STORED } from './signatures.ts'

const MEBIBYTE = 1024 * 1024
/** Text does not get smaller than this; beyond it an archive is made to keep us busy. */
const MAX_RATIO = 200
const SMALL = MEBIBYTE
/** Packed bytes unpacked at a time: at the very worst they become a thousand times as many. */
const AT_ONCE = 16 * 1024

export interface ZipLimits {
  /** Files of the archive. */
  entries: number
  /** Bytes that all that is read of it may unpack to. */
  unpacked: number
}

/** A ZIP archive whose directory has been read and judged. */
export interface Zip {
  /** Of the files that may be read. */
  readonly names: readonly string[]
  /** Bytes the file unpacks to; `null` when there is none of this name. */
  sizeOf(name: string): number | null
  /** What is in a file. It breaks off with AppError `validation` where it is not what the directory says. */
  read(name: string): Bytes
}

/**
 * Reads the directory of an archive; files are unpacked only as they are read.
 * @param isWanted which files may be read; the others may be of any size and packing
 * @throws AppError `unsupported-format`, `validation` or `too-large`, in words that say what is wrong with the archive.
 */
export async function openZip(source: FileSource, limits: ZipLimits, isWanted: (name: string) => boolean): Promise<Zip> {
  const entries = await directoryOf(source, limits.entries)
  judge(entries, limits, isWanted)
  const wanted = new Map(entries.filter(({ name }) => isWanted(name)).map((entry) => [entry.name, entry]))
  return {
    names: [...wanted.keys()],
    sizeOf: (name) => wanted.get(name)?.unpacked ?? null,
    read(name) {
      const entry = wanted.get(name)
      if (!entry) throw new Error(`${name} is no file of the archive that was asked for.`)
      return contentOf(source, entry)
    },
  }
}

function judge(entries: readonly ZipEntry[], limits: ZipLimits, isWanted: (name: string) => boolean): void {
  const names = new Set<string>()
  for (const { name } of entries) {
    if (names.has(name)) throw new AppError('validation', `The archive holds “${name.slice(0, 60)}” twice. Export it again.`)
    names.add(name)
    if (/^[/\\]|^[a-z]:|\0|(^|[/\\])\.\.([/\\]|$)/i.test(name))
      throw new AppError('validation', `The archive names a file outside of itself, “${name.slice(0, 60)}”. It is not an export.`)
  }
  const needed = entries.filter(({ name }) => isWanted(name))
  if (needed.some(({ isEncrypted }) => isEncrypted))
    throw new AppError('unsupported-format', 'The archive is locked with a password. Unpack it, and pack it again without one.')
  if (needed.some(({ method }) => method !== STORED && method !== DEFLATED))
    throw new AppError('unsupported-format', 'The archive is packed in a way that is not known here. Pack it again as a plain ZIP.')
  if (needed.some(({ packed, unpacked }) => unpacked > SMALL && unpacked > packed * MAX_RATIO))
    throw new AppError('too-large', 'The archive unpacks to far more than an export does.')
  if (needed.reduce((sum, { unpacked }) => sum + unpacked, 0) > limits.unpacked)
    throw new AppError('too-large', `The archive unpacks to more than ${Math.floor(limits.unpacked / MEBIBYTE)} MB.`)
  if (overlap(needed)) throw new AppError('validation', 'The archive gives the same bytes to several files. It is not an export.')
}

/** What several files share is unpacked for each of them: so a small archive becomes as much as one likes. */
function overlap(entries: readonly ZipEntry[]): boolean {
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset)
  return inOrder.some(({ offset }, i) => {
    const before = inOrder[i - 1]
    return before !== undefined && offset < before.offset + LOCAL_LENGTH + before.packed
  })
}

/** Never more than the directory says, so that nothing an archive hides is unpacked. */
async function* contentOf(source: FileSource, entry: ZipEntry): Bytes {
  let crc = 0
  let size = 0
  const start = await dataStart(source, entry)
  const packed = source.read({ start, end: start + entry.packed })
  for await (const piece of entry.method === STORED ? packed : inflated(packed)) {
    size += piece.length
    if (size > entry.unpacked) throw damaged()
    crc = crc32(piece, crc)
    yield piece
  }
  if (size !== entry.unpacked || crc !== entry.crc) throw damaged()
}

async function dataStart(source: FileSource, { offset, packed }: ZipEntry): Promise<number> {
  if (offset + LOCAL_LENGTH > source.size) throw damaged()
  const header = await source.bytes({ start: offset, end: offset + LOCAL_LENGTH })
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  if (view.byteLength < LOCAL_LENGTH || view.getUint32(0, true) !== LOCAL) throw damaged()
  const start = offset + LOCAL_LENGTH + view.getUint16(26, true) + view.getUint16(28, true)
  if (start + packed > source.size) throw damaged()
  return start
}

async function* inflated(packed: Bytes): Bytes {
  const out: Uint8Array[] = []
  const inflate = new Inflate((piece) => out.push(piece))
  const push = (bytes: Uint8Array, last: boolean) => {
    try {
      inflate.push(bytes, last)
    } catch {
      throw damaged()
    }
    return out.splice(0)
  }
  for await (const piece of packed) for (let at = 0; at < piece.length; at += AT_ONCE) yield* push(piece.subarray(at, at + AT_ONCE), false)
  yield* push(new Uint8Array(), true)
}
