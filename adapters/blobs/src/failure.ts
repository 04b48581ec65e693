import { AppError } from '@throughline/core/kernel'

const RETRY_SECONDS = 60

// What the operating system says of the disk and not of what was asked.
const sentences: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full, so the file cannot be kept.',
  EDQUOT: 'There is no more room for files here, so the file cannot be kept.',
  EROFS: 'The folder for files is read-only, so the file cannot be kept.',
  EACCES: 'The folder for files may not be accessed. Check who owns it.',
  EPERM: 'The folder for files may not be accessed. Check who owns it.',
  EMFILE: 'Too many files are open at once. Try again in a moment.',
  ENFILE: 'Too many files are open at once. Try again in a moment.',
  EIO: 'The disk could not be read or written.',
}

/** A failure of the disk as the error a person is told; any other error as it is. */
export function failureOf(error: unknown): unknown {
  const sentence = sentences[codeOf(error)]
  return sentence ? Object.assign(new AppError('unavailable', sentence, { retryAfter: RETRY_SECONDS }), { cause: error }) : error
}

export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
