import { unzipSync } from 'fflate'
import { AppError } from '../kernel/index.ts'
import { crc32 } from './crc32.ts'

const MEBIBYTE = 1024 * 1024
/** Far more than an export has. */
const MAX_ENTRIES = 10_000
/** Bytes one file of the archive may unpack to, and all that are wanted together. */
const MAX_UNPACKED = 64 * MEBIBYTE
/** Text does not get smaller than this; beyond it an archive is made to keep us busy. */
const MAX_RATIO = 200
const SMALL = MEBIBYTE

interface Entry {
  name: string
  isEncrypted: boolean
  /** 0 as it is, 8 deflated. */
  method: number
  crc: number
  packed: number
  unpacked: number
}

/**
 * The files of a ZIP archive that are wanted, by name. Its directory is judged before anything is unpacked.
 * @throws AppError `unsupported-format`, `validation` or `too-large`, in words that say what is wrong with the archive.
 */
export function unzipped(bytes: Uint8Array, wanted: readonly string[]): ReadonlyMap<string, Uint8Array> {
  const entries = directoryOf(bytes)
  judge(entries, wanted)
  try {
    const files = unzipSync(bytes, { filter: ({ name }) => wanted.includes(name) })
    for (const { name, crc } of entries) if (files[name] && crc32(files[name]) !== crc) throw damaged()
    return new Map(Object.entries(files))
  } catch {
    throw damaged()
  }
}

function judge(entries: readonly Entry[], wanted: readonly string[]): void {
  const names = new Set<string>()
  for (const { name } of entries) {
    if (names.has(name)) throw new AppError('validation', `The archive holds “${name.slice(0, 60)}” twice. Export it again.`)
    names.add(name)
    if (/^[/\\]|^[a-z]:|\0|(^|[/\\])\.\.([/\\]|$)/i.test(name))
      throw new AppError('validation', `The archive names a file outside of itself, “${name.slice(0, 60)}”. It is not an export.`)
  }
  const needed = entries.filter(({ name }) => wanted.includes(name))
  if (needed.some(({ isEncrypted }) => isEncrypted))
    throw new AppError('unsupported-format', 'The archive is locked with a password. Unpack it, and pack it again without one.')
  if (needed.some(({ method }) => method !== 0 && method !== 8))
    throw new AppError('unsupported-format', 'The archive is packed in a way that is not known here. Pack it again as a plain ZIP.')
  if (needed.some(({ packed, unpacked }) => unpacked > SMALL && unpacked > packed * MAX_RATIO))
    throw new AppError('too-large', 'The archive unpacks to far more than an export does.')
  if (needed.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_UNPACKED)
    throw new AppError('too-large', `The archive unpacks to more than ${MAX_UNPACKED / MEBIBYTE} MB.`)
}

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const MAX_COMMENT = 0xffff

/** The central directory (APPNOTE 4.3.12); archives of more than 4 GB are none of ours. */
function directoryOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0, true) !== 0x4b50) throw new AppError('unsupported-format', 'This is no ZIP archive.')
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > MAX_ENTRIES) throw new AppError('too-large', `The archive holds more than ${MAX_ENTRIES.toLocaleString('en')} files.`)
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) throw damaged()
    const nameLength = view.getUint16(at + 28, true)
    const nameAt = at + ENTRY_LENGTH
    entries.push({
      name: nameOf(bytes.subarray(nameAt, nameAt + nameLength)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
    })
    at = nameAt + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function endOf(view: DataView): number {
  for (let at = view.byteLength - END_LENGTH; at >= Math.max(0, view.byteLength - END_LENGTH - MAX_COMMENT); at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  throw new AppError('validation', 'The archive is not whole. Download it again.')
}

/** The names that matter are ASCII. */
const nameOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

const damaged = () => new AppError('validation', 'The archive is damaged. Download it again.')
