import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Sealer } from '@throughline/core/kernel'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * The Sealer port by AES-256-GCM and HMAC-SHA-256, each under a key of its own derived from one secret (HKDF, RFC 5869).
 * @param secretKey at least 32 characters
 */
export function createSealer(secretKey: string): Sealer {
  const sealing = derived(secretKey, 'throughline seal')
  const signing = derived(secretKey, 'throughline sign')
  // The length before the purpose keeps `c` of `ab` apart from `ca` of `b`.
  const mac = (text: string, purpose: string) => createHmac('sha256', signing).update(`${purpose.length}:${purpose}${text}`).digest()

  return {
    seal(text, context) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, sealing, iv).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < IV_BYTES + TAG_BYTES) return null
      try {
        const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },

    sign: (text, purpose) => mac(text, purpose).toString('base64url'),

    isSigned(text, purpose, signature) {
      const given = Buffer.from(signature, 'base64url')
      const own = mac(text, purpose)
      // Base64url has other ways of writing the same bytes; only the one `sign` uses is taken.
      return given.length === own.length && timingSafeEqual(given, own) && given.toString('base64url') === signature
    },
  }
}

const derived = (secretKey: string, use: string) => Buffer.from(hkdfSync('sha256', secretKey, '', use, 32))
