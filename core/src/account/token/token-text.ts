import { crc32 } from '../../kernel/index.ts'
import type { SecretsDep } from '../ports.ts'

/** What programs that look for secrets that were left lying about know it by. */
const PREFIX = 'tl_pat_'

/** 32 random bytes as base64url, and eight signs that make sure of them. */
const PATTERN = /^tl_pat_[\w-]{43}[0-9a-f]{8}$/

const CHECK = 8

/** A new token; nobody is told it twice. */
export function newTokenText({ secrets }: SecretsDep): string {
  const secret = PREFIX + secrets.create()
  return secret + checkOf(secret)
}

/** Whether a text can be a token: one that was cut short or mistyped need not be looked for. */
export const isTokenText = (text: string): boolean => PATTERN.test(text) && checkOf(text.slice(0, -CHECK)) === text.slice(-CHECK)

/** CRC-32 of its letters, all of one byte. */
const checkOf = (text: string): string =>
  crc32(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
    .toString(16)
    .padStart(CHECK, '0')
