import { AppError } from '../kernel/index.ts'

const NUL = '\u0000'

/**
 * The text of a file in UTF-8, or in UTF-16 that says so by its byte order mark; line ends become LF.
 * @throws AppError `validation` or `unsupported-format`, in words that say what to do.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new AppError('validation', 'The file is empty.')
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04))
    throw new AppError('unsupported-format', 'This is a ZIP archive. Unpack it and import the files in it one by one.')
  const text = decoded(bytes, encodingOf(bytes))
  if (text.includes(NUL))
    throw new AppError(
      'unsupported-format',
      'This is not a text file, or not one in UTF-8. Save it in UTF-8 (a spreadsheet calls that “CSV UTF-8”) and try again.',
    )
  return text.replace(/\r\n?/g, '\n')
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8'
}

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new AppError(
      'unsupported-format',
      'The letters of this file cannot be read: it is not in UTF-8. Save it in UTF-8 (a spreadsheet calls that “CSV UTF-8”) and try again.',
    )
  }
}

const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, i) => bytes[i] === byte)
