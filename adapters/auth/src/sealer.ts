import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Sealer } from '@throughline/core/kernel'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * The Sealer port by AES-256-GCM and HMAC-SHA-256, each under a key of its own derived from one secret (HKDF, RFC 5869).
 * @param secretKey at least 32 characters
 * @param former keys it had before, which still open and know what was made under them, and make nothing new
 */
export function createSealer(secretKey: string, former: readonly string[] = []): Sealer {
  const own = keysOf(secretKey)
  const known = [own, ...former.map(keysOf)]
  // The length before the purpose keeps `c` of `ab` apart from `ca` of `b`.
  const mac = ({ signing }: Keys, text: string, purpose: string) =>
    createHmac('sha256', signing).update(`${purpose.length}:${purpose}${text}`).digest()

  function seal(text: string, context: string): string {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, own.sealing, iv).setAAD(Buffer.from(context))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** What was sealed, and by which of the keys. */
  function opened(sealed: string, context: string): { text: string; by: Keys } | null {
    for (const by of known) {
      const text = openedBy(by, sealed, context)
      if (text !== null) return { text, by }
    }
    return null
  }

  return {
    seal,
    open: (sealed, context) => opened(sealed, context)?.text ?? null,

    renewed(sealed, context) {
      const found = opened(sealed, context)
      return found && found.by !== own ? seal(found.text, context) : null
    },

    sign: (text, purpose) => mac(own, text, purpose).toString('base64url'),

    isSigned(text, purpose, signature) {
      const given = Buffer.from(signature, 'base64url')
      // Base64url has other ways of writing the same bytes; only the one `sign` uses is taken.
      if (given.toString('base64url') !== signature) return false
      return known.map((keys) => mac(keys, text, purpose)).some((made) => given.length === made.length && timingSafeEqual(given, made))
    },
  }
}

interface Keys {
  sealing: Buffer
  signing: Buffer
}

const keysOf = (secretKey: string): Keys => ({
  sealing: derived(secretKey, 'throughline seal'),
  signing: derived(secretKey, 'throughline sign'),
})

function openedBy({ sealing }: Keys, sealed: string, context: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const derived = (secretKey: string, use: string) => Buffer.from(hkdfSync('sha256', secretKey, '', use, 32))
