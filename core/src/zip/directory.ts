import { AppError, type FileSource } from '../kernel/index.ts'
import {
  ELSEWHERE,
  ELSEWHERE_SHORT,
  END,
  END_LENGTH,
  END64,
  END64_LENGTH,
  ENTRY,
  ENTRY_LENGTH,
  EXTRA64,
  LOCATOR64,
  LOCATOR64_LENGTH,
} from './signatures.ts'

/** A file as the directory tells of it. */
export interface ZipEntry {
  name: string
  isEncrypted: boolean
  method: number
  crc: number
  packed: number
  unpacked: number
  /** Where its local header begins. */
  offset: number
}

const MAX_COMMENT = 0xffff
/** Bytes of a directory: names here are short. */
const MAX_DIRECTORY = 32 * 1024 * 1024

/**
 * The central directory (APPNOTE 4.3.12).
 * @throws AppError `unsupported-format`, `validation`, or `too-large` for one of more than `most` files.
 */
export async function directoryOf(source: FileSource, most: number): Promise<ZipEntry[]> {
  const first = await source.bytes({ start: 0, end: Math.min(4, source.size) })
  if (first.length < 4 || first[0] !== 0x50 || first[1] !== 0x4b) throw new AppError('unsupported-format', 'This is no ZIP archive.')
  const { count, start, end } = await endOf(source)
  if (count > most) throw new AppError('too-large', `The archive holds more than ${most.toLocaleString('en')} files.`)
  if (start > end || end - start > MAX_DIRECTORY) throw damaged()
  const bytes = await source.bytes({ start, end })
  const view = viewOf(bytes)
  const entries: ZipEntry[] = []
  let at = 0
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== ENTRY) throw damaged()
    const nameLength = view.getUint16(at + 28, true)
    const extraAt = at + ENTRY_LENGTH + nameLength
    const next = extraAt + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > view.byteLength) throw damaged()
    const offset = view.getUint32(at + 42, true)
    entries.push({
      name: nameOf(bytes.subarray(at + ENTRY_LENGTH, extraAt)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: offset === ELSEWHERE ? farOffset(view, extraAt, view.getUint16(at + 30, true)) : offset,
    })
    at = next
  }
  return entries
}

/** The offset of 64 bits in the extra field, where sizes need none: no file here is of 4 GiB. */
function farOffset(view: DataView, start: number, length: number): number {
  for (let at = start; at + 12 <= start + length; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === EXTRA64) return Number(view.getBigUint64(at + 4, true))
  throw damaged()
}

interface Directory {
  count: number
  start: number
  end: number
}

async function endOf(source: FileSource): Promise<Directory> {
  const from = Math.max(0, source.size - END_LENGTH - MAX_COMMENT - LOCATOR64_LENGTH)
  const view = viewOf(await source.bytes({ start: from, end: source.size }))
  for (let at = view.byteLength - END_LENGTH; at >= 0; at--) {
    if (view.getUint32(at, true) !== END) continue
    const count = view.getUint16(at + 10, true)
    const start = view.getUint32(at + 16, true)
    if (count !== ELSEWHERE_SHORT && start !== ELSEWHERE) return { count, start, end: from + at }
    if (at < LOCATOR64_LENGTH || view.getUint32(at - LOCATOR64_LENGTH, true) !== LOCATOR64) throw damaged()
    return end64(source, Number(view.getBigUint64(at - LOCATOR64_LENGTH + 8, true)))
  }
  throw new AppError('validation', 'The archive is not whole. Download it again.')
}

async function end64(source: FileSource, at: number): Promise<Directory> {
  if (at + END64_LENGTH > source.size) throw damaged()
  const view = viewOf(await source.bytes({ start: at, end: at + END64_LENGTH }))
  if (view.getUint32(0, true) !== END64) throw damaged()
  return { count: Number(view.getBigUint64(32, true)), start: Number(view.getBigUint64(48, true)), end: at }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Most programs write UTF-8, whether they say so or not; of others the letters that are not ASCII are wrong, and each is one. */
function nameOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  }
}

export const damaged = () => new AppError('validation', 'The archive is damaged. Download it again.')
